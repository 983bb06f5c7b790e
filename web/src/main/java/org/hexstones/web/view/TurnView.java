package org.hexstones.web.view;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.markup.Element;
import org.hexstones.web.markup.Markup;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Model;
import org.hexstones.web.model.Names;
import org.hexstones.web.model.Replay.Moment;
import org.hexstones.web.model.Series;
import org.hexstones.web.model.Thinking;
import org.hexstones.web.text.PageText;
import org.hexstones.web.text.PlayWord;
import org.hexstones.web.text.Talk;
import org.hexstones.web.text.Word;
import org.jspecify.annotations.Nullable;

/** Whose turn it is and what can be done in it; at the end, who won and why. */
final class TurnView {
  private final Scene scene;
  private final Talk talk;
  private final PageText page;
  private final GameView game;
  private final Model model;
  private final Moment moment;
  private final Play play;
  private final Position position;

  TurnView(Scene scene, GameView game, Model model, Moment moment) {
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

  private WaysView waysView() {
    return new WaysView(scene, game, moment, model.komi());
  }

  private Element mover() {
    int player = play.mover();
    int colour = position.colourOf(player);
    boolean thinks = moment.isThinking();
    String name = scene.colour(colour);
    Thinking thinking = model.thinking();
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
    String name = Names.of(moment.match().record(), player);
    return (name.isEmpty() ? scene.player(player) : name) + " · " + sitter(player);
  }

  private String sitter(int player) {
    return Sitter.name(talk, Sitter.of(moment, player));
  }

  private Element paused() {
    return Element.of("div", "options")
        .key("paused")
        .add(
            Element.of("p", "hint").text(talk.word(PlayWord.PAUSED)),
            Controls.button("go-on", talk.word(PlayWord.GO_ON), new Event.Pause(false)));
  }

  private Element waiting() {
    return Element.of("div", "options")
        .key("waiting")
        .add(
            Element.of("p", "hint").text(talk.word(Word.COMPUTER_WAITS)),
            Controls.button("play-on", talk.word(Word.PLAY_ON), new Event.PlayOn()));
  }

  /** What can be done instead of placing a stone, for a person to move; null where nothing can. */
  @Nullable Markup ways() {
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
            Series.game(moment.match().record()) == 0
                ? RematchView.draw(talk, moment.match())
                : TournamentView.ways(talk, moment));
  }
}
