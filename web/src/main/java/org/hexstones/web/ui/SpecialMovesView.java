package org.hexstones.web.ui;

import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Markup;
import org.jspecify.annotations.Nullable;

/** The moves that are no stones: swaps, keeping a side, the end of a turn, a komi. */
public final class SpecialMovesView {
  private final ViewContext context;
  private final Messages messages;
  private final GameView game;
  private final MatchView moment;
  private final Play play;
  private final Position position;
  private final String komi;

  /**
   * @param komi the typed komi, if one is to be named
   */
  public SpecialMovesView(ViewContext context, GameView game, MatchView moment, String komi) {
    this.context = context;
    messages = context.messages();
    this.game = game;
    this.moment = moment;
    this.komi = komi;
    play = moment.play();
    position = moment.position();
  }

  /** Who is to do what: "White to move", or who names a komi or chooses a side. */
  public static String title(ViewContext context, Play play) {
    return title(
        context,
        play,
        context
            .messages()
            .say(GameKey.TO_MOVE, context.colour(play.position().colourOf(play.mover()))));
  }

  /**
   * The same in other words.
   *
   * @param toMove what is said where the player is only to move
   */
  static String title(ViewContext context, Play play, String toMove) {
    String player = context.player(play.mover());
    if (play.refusal(Moves.komi(0)) == null) {
      return context.messages().say(GameKey.NAMES_KOMI, player);
    }
    int last = play.size() == 0 ? Position.NONE : play.moveAt(play.size() - 1);
    return Moves.isKomi(last) && play.refusal(Moves.KEEP) == null
        ? context
            .messages()
            .say(GameKey.CHOOSES_SIDE, player, context.messages().halves(Moves.twiceKomi(last)))
        : toMove;
  }

  /** The special moves that are legal now; null if there are none. */
  public @Nullable Markup draw(boolean canPlace) {
    Element options = Element.of("div", "options").key("options");
    for (int player = 0; player < position.setup().players(); player++) {
      if (play.refusal(Moves.swap(player)) == null) {
        options.add(
            way("swap", Moves.swap(player))
                .with("data-player", String.valueOf(MoveText.letter(player))));
      }
    }
    if (play.refusal(Moves.KEEP) == null) {
      options.add(way("keep", Moves.KEEP));
    }
    if (play.refusal(Moves.END_TURN) == null) {
      options.add(
          Controls.button(
              "end-turn",
              game.specialMoveOffer(context, play, Moves.END_TURN),
              new MatchEvent.Choose(Moves.END_TURN)));
    }
    if (play.refusal(Moves.komi(0)) == null) {
      options.add(KomiView.draw(context, moment, komi));
    }
    if (options.children().isEmpty()) {
      return null;
    }
    if (canPlace && play.refusal(Moves.END_TURN) != null) {
      options.add(Element.of("p", "hint").text(game.orPlace(messages)));
    }
    return options;
  }

  /** A button for a special move: its name, who holds which colour afterwards, and who moves. */
  private Element way(String action, int move) {
    String label = game.specialMoveOffer(context, play, move);
    Afterwards then = Afterwards.of(context, PositionCache.after(moment.match(), move));
    // The accessible name begins with the visible text, so that voice control finds the button.
    return Controls.button(action, label, new MatchEvent.Choose(move))
        .add(then.seen(), Element.of("span", "unseen").text(then.said()));
  }
}
