package org.hexstones.web.analysis.review;

import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.web.analysis.tree.TreeKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.vdom.Element;

/** Moves, players and shares of a reviewed game, as the review writes them. */
final class MovesInWords {
  private final ViewContext context;
  private final Messages messages;
  private final Play play;
  private final ReviewedGame game;

  /**
   * @param play any position of the game
   */
  MovesInWords(ViewContext context, Play play, ReviewedGame game) {
    this.context = context;
    messages = context.messages();
    this.play = play;
    this.game = game;
  }

  /** The moves with their stones. */
  Element moves(List<Integer> moves) {
    Element shown = Element.of("span", "review-moves");
    for (int move : moves) {
      if (Moves.isPlace(move)) {
        shown.add(Stone.icon(Moves.colour(move)));
      }
      shown.text(word(move) + " ");
    }
    return shown;
  }

  String word(int move) {
    return Moves.isPlace(move)
        ? play.position().board().name(Moves.cell(move))
        : context.specialMove(play.setup(), move);
  }

  /** A player, with the stone that is the player's at the end. */
  Element holder(int player) {
    return Element.of("span", "review-player")
        .add(Stone.icon(game.colours().get(player)), context.playerMarkup(player));
  }

  String percent(int hundredths) {
    return messages.say(TreeKey.PERCENT, messages.number(hundredths));
  }
}
