package org.hexstones.web.feature.play;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.app.Model;
import org.hexstones.web.i18n.MessageKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageMessages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.match.PlayerNames;
import org.hexstones.web.match.PositionCache.Moment;
import org.hexstones.web.match.SearchRequest;
import org.hexstones.web.match.TwoGameMatch;
import org.hexstones.web.ui.Controls;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.MatchEvent;
import org.hexstones.web.ui.PaletteView;
import org.hexstones.web.ui.Reasons;
import org.hexstones.web.ui.Sitter;
import org.hexstones.web.ui.SpecialMovesView;
import org.hexstones.web.ui.Stone;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Markup;
import org.jspecify.annotations.Nullable;

/** Whose turn it is and what can be done in it; at the end, who won and why. */
public final class TurnView {
  private final ViewContext scene;
  private final Messages talk;
  private final PageMessages page;
  private final GameView game;
  private final Model model;
  private final Moment moment;
  private final Play play;
  private final Position position;

  public TurnView(ViewContext scene, GameView game, Model model, Moment moment) {
    this.scene = scene;
    talk = scene.talk();
    page = talk.page();
    this.game = game;
    this.model = model;
    this.moment = moment;
    play = moment.play();
    position = moment.position();
  }

  Element draw() {
    // Its height depends on the number of colours and not on how many are left in this turn.
    Element turn = Element.of("section", "turn of-" + play.setup().players()).key("turn");
    Outcome outcome = play.outcome();
    if (outcome != null) {
      return turn.add(endgame(outcome));
    }
    turn.add(mover());
    Element fork = LinkTurn.fork(talk, model, moment.match());
    if (fork != null) {
      return turn.add(fork);
    }
    if (moment.match().isByLink() && moment.cursor() < moment.settled()) {
      return turn.add(LinkTurn.earlier(talk, moment));
    }
    if (moment.isElsewhere()) {
      return turn.add(LinkTurn.sending(talk, model, moment));
    }
    turn.add(ClockView.pace(talk, moment, model.settings().pace()));
    if (!moment.isPersons()) {
      return moment.isThinking() ? turn : turn.add(waiting());
    }
    if (moment.match().paused() && ClockView.canPause(moment)) {
      turn.add(paused());
    }
    List<Integer> stones = moment.toPlace();
    boolean several = stones.size() > 1 || !moment.isTurnStart(moment.cursor());
    if (several && !stones.isEmpty()) {
      turn.add(PaletteView.draw(scene, moment, stones));
    }
    return turn.add(waysView().draw(!stones.isEmpty()));
  }

  private SpecialMovesView waysView() {
    return new SpecialMovesView(scene, game, moment, model.komi());
  }

  private Element mover() {
    int player = play.mover();
    int colour = position.colourOf(player);
    boolean thinks = moment.isThinking();
    String name = scene.colour(colour);
    SearchRequest thinking = model.thinking();
    int tried = thinking == null ? 0 : thinking.playouts();
    Element words =
        Element.of("div", "mover-words")
            .add(
                Element.of("strong").text(thinks ? page.thinking(name) : page.toMove(name)),
                Element.of("span", "who")
                    .text(thinks && tried > 0 ? page.playouts(talk.number(tried)) : who(player)));
    return Element.of("div", thinks ? "mover thinks" : "mover")
        .key("mover")
        .with("data-turn", Colour.of(colour).word())
        .add(Stone.icon(colour), words);
  }

  private String who(int player) {
    String name = PlayerNames.of(moment.match().record(), player);
    return (name.isEmpty() ? scene.player(player) : name) + " · " + sitter(player);
  }

  private String sitter(int player) {
    return Sitter.name(talk, Sitter.of(moment, player));
  }

  private Element paused() {
    return Element.of("div", "options")
        .key("paused")
        .add(
            Element.of("p", "hint").text(talk.word(PlayKey.PAUSED)),
            Controls.button("go-on", talk.word(PlayKey.GO_ON), new MatchEvent.Pause(false)));
  }

  private Element waiting() {
    return Element.of("div", "options")
        .key("waiting")
        .add(
            Element.of("p", "hint").text(talk.word(MessageKey.COMPUTER_WAITS)),
            Controls.button("play-on", talk.word(MessageKey.PLAY_ON), new MatchEvent.PlayOn()));
  }

  /** What can be done instead of placing a stone, for a person to move; null where nothing can. */
  public @Nullable Markup ways() {
    return moment.isPersons() ? waysView().draw(false) : null;
  }

  private Element endgame(Outcome outcome) {
    int winner = outcome.winner();
    int colour = position.colourOf(winner);
    return Element.of("div", "ending")
        .key("ending")
        .add(
            Element.of("div", "winner")
                .add(
                    Stone.icon(colour),
                    Element.of("div", "mover-words")
                        .add(
                            Element.of("h2").text(page.wins(scene.colour(colour))),
                            Element.of("span", "who").text(who(winner)))),
            Reasons.draw(scene, game, moment),
            moment.match().isByLink() && moment.settled() < moment.line().size()
                ? LinkTurn.sending(talk, model, moment)
                : null,
            TwoGameMatch.game(moment.match().record()) == 0
                ? RematchView.draw(talk, moment.match())
                : TournamentView.ways(talk, moment));
  }
}
