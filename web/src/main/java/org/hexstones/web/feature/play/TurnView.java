package org.hexstones.web.feature.play;

import org.hexstones.game.Moves;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.i18n.SharingKey;
import org.hexstones.web.match.HintCount;
import org.hexstones.web.match.LevelResult;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TwoGameMatch;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.settings.Settings.Switch;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.ui.ClockView;
import org.hexstones.web.ui.GameFrame;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.LevelLine;
import org.hexstones.web.ui.Reasons;
import org.hexstones.web.ui.SpecialMovesView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The player to move and the possible actions; at the end, the winner and the reason. */
public final class TurnView {
  private final ViewContext context;
  private final Messages messages;
  private final GameView game;
  private final GameFrame frame;
  private final PlayInputs inputs;
  private final MatchView moment;
  private final Play play;
  private final Position position;
  private final WhyCache why;

  /**
   * A view of the turn.
   *
   * @param why the reasons of the end and of the advice
   */
  TurnView(
      ViewContext context,
      GameView game,
      GameFrame frame,
      PlayInputs inputs,
      MatchView moment,
      WhyCache why) {
    this.why = why;
    this.context = context;
    messages = context.messages();
    this.game = game;
    this.frame = frame;
    this.inputs = inputs;
    this.moment = moment;
    play = moment.play();
    position = moment.position();
  }

  Element draw() {
    Element turn = frame.turn(moment.isThinking() ? thought() : null, inputs.visit(), isNewcomer());
    Outcome outcome = play.outcome();
    if (outcome != null) {
      return turn.add(endgame(outcome));
    }
    turn.add(inputs.live());
    Advice advice = inputs.state().advice();
    if (advice.turn() > 0 && advice.isFor(moment.match())) {
      return turn.add(AdviceView.draw(context, game, moment, advice, why));
    }
    turn.add(certain(), swapped());
    turn.add(AdviceView.hint(context, game, moment, advice, why));
    Element fork = inputs.fork();
    if (fork != null) {
      return turn.add(fork);
    }
    if (moment.cursor() < moment.settled()) {
      return turn.add(earlier());
    }
    if (moment.isElsewhere()) {
      return turn.add(inputs.sending());
    }
    turn.add(ClockView.pace(messages, moment, inputs.session().settings().pace()));
    if (!moment.isPersons()) {
      return moment.isThinking() || moment.isStopped() ? turn : turn.add(waiting());
    }
    return turn.add(waysView().draw(frame.canPlace()));
  }

  /** Whether the person has begun or played on no game here. */
  private boolean isNewcomer() {
    return !inputs.session().settings().toured();
  }

  /**
   * That the computer is sure who wins, from its last move until the person's next. Whoever chose
   * less than the highest level finds out by playing.
   */
  private @Nullable Element certain() {
    int winner = inputs.state().winner();
    int last = moment.cursor() - 1;
    boolean latest = moment.cursor() == moment.line().size();
    return winner == Position.NONE
            || last < 0
            || !latest
            || moment.match().seats().get(moment.moverAt(last)).level() < Seat.HIGHEST
        ? null
        : Element.of("p", "hint")
            .key("certain")
            .with("role", "status")
            .text(messages.say(PlayKey.CERTAIN, context.colour(position.colourOf(winner))));
  }

  /** That the turn before this one was a swap, and who has which colour now. */
  private @Nullable Element swapped() {
    int begin = moment.cursor();
    while (begin > 0 && !moment.isTurnStart(begin)) {
      begin--;
    }
    int last = begin - 1;
    int move = last < 0 ? Moves.KEEP : moment.line().get(last);
    if (!Moves.isSwap(move)) {
      return null;
    }
    int other = Moves.player(move);
    String colour = context.colour(position.colourOf(other));
    return Element.of("p", "advice")
        .key("swapped")
        .text(
            moment.isComputers(last) && other == moment.person()
                ? messages.say(PlayKey.COMPUTER_SWAPPED, colour)
                : messages.say(
                    PlayKey.HAS_SWAPPED,
                    context.player(moment.moverAt(last)),
                    context.player(other),
                    colour));
  }

  private SpecialMovesView waysView() {
    return new SpecialMovesView(context, game, moment, inputs.state().komi());
  }

  /** Who is ahead and how long it will still take. A press also shows how much was tried. */
  private @Nullable Element thought() {
    Thinking thinking = inputs.state().thinking();
    if (thinking == null || thinking.progress().playouts() == 0) {
      return null;
    }
    Answer.Progress progress = thinking.progress();
    boolean open = inputs.session().settings().has(Switch.NUMBERS);
    String ahead =
        progress.leader() == Position.NONE
            ? messages.say(PlayKey.EVEN)
            : messages.say(PlayKey.IS_AHEAD, context.colour(position.colourOf(progress.leader())));
    String left =
        messages.say(
            PlayKey.SECONDS_LEFT, messages.number(Math.max(1, (progress.millis() + 500) / 1000)));
    String tried =
        open
            ? " · "
                + messages.count(
                    PageKey.PLAYOUTS, progress.playouts(), messages.number(progress.playouts()))
            : "";
    return Controls.linked(
            "numbers",
            ahead + " · " + left + tried,
            new SettingsEvent.Switch(Switch.NUMBERS, !open))
        .with("aria-expanded", open ? "true" : "false");
  }

  /** The message that an earlier position is shown, in which nobody can move. */
  private Element earlier() {
    return Element.of("div", "options")
        .key("earlier")
        .add(
            Element.of("p", "hint").text(messages.say(SharingKey.EARLIER)),
            Controls.button(
                "latest",
                messages.say(SharingKey.LATEST),
                new MatchEvent.GoTo(moment.line().size())));
  }

  private Element waiting() {
    return Element.of("div", "options")
        .key("waiting")
        .add(
            Element.of("p", "hint").text(messages.say(PageKey.COMPUTER_WAITS)),
            Controls.button("play-on", messages.say(PageKey.PLAY_ON), new MatchEvent.PlayOn()));
  }

  private @Nullable Element hints() {
    int taken = HintCount.of(moment.match().record());
    return taken == 0
        ? null
        : Element.of("p", "hint").text(messages.say(PlayKey.HINTS_TAKEN, messages.number(taken)));
  }

  /** The ways to another game. */
  private Element next() {
    Element live = inputs.live();
    if (live != null) {
      return live;
    }
    return TwoGameMatch.game(moment.match().record()) == 0
        ? RematchView.draw(messages, moment, inputs.state().advice())
        : TournamentView.ways(messages, moment);
  }

  /** The results at the level of the game that has ended. They may come late, and move nothing. */
  private @Nullable Element level() {
    LevelResult ended = PlayInputs.ended(moment);
    if (ended == null || !inputs.levels().isKnown()) {
      return null;
    }
    String line = LevelLine.of(messages, inputs.levels().with(ended), ended.game(), ended.level());
    Element said = Element.of("p", "hint").key("levels").with("data-levels", "");
    return inputs.isFirstWin(moment)
        ? said.with("data-first-win", "")
            .text(
                messages.then(messages.say(PlayKey.FIRST_WIN, messages.level(ended.level())), line))
        : said.text(line);
  }

  private Element endgame(Outcome outcome) {
    return Element.of("div", "ending")
        .key("ending")
        .add(
            frame.winner(outcome),
            Reasons.draw(context, game, moment),
            WhyView.draw(why.of(messages, game, moment), inputs.visit(), inputs.state().lit()),
            isNewcomer() ? frame.introduction() : null,
            moment.isUnsent() ? inputs.sending() : null,
            next(),
            hints(),
            level());
  }
}
