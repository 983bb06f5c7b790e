package org.hexstones.web.ui;

import org.hexstones.game.Outcome;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.settings.SpokenFirst;

/** What screen readers announce of a match: what has happened, and what is to be done. */
public final class ReadOut {
  private final ViewContext context;
  private final Messages messages;
  private final GameView game;
  private final MatchView moment;
  private final SpokenFirst first;

  /**
   * @param first what an announcement of a turn begins with
   */
  public ReadOut(ViewContext context, GameView game, MatchView moment, SpokenFirst first) {
    this.first = first;
    this.context = context;
    messages = context.messages();
    this.game = game;
    this.moment = moment;
  }

  /**
   * What has happened, as one announcement: at the end of a turn whose turn it is or who has won,
   * then the stones, then the scores, or what the person has chosen first. Within a turn the last
   * stone and what is to be done next.
   */
  public String happened() {
    if (moment.play().isOver()) {
      return turn(next());
    }
    if (moment.isThinking()) {
      // What several computers do one after the other is read out when they are done, so that
      // nothing replaces it while it is read.
      return then(
          LastTurns.goOn(moment) ? "" : last(),
          messages.say(GameKey.THINKING, colour(moment.play().mover())));
    }
    String next = next();
    return moment.isTurnStart(moment.cursor())
        ? moment.cursor() == 0 ? next : turn(next)
        : then(last(), next);
  }

  private String turn(String next) {
    return switch (first) {
      case TURN -> then(next, then(last(), numbers()));
      case STONES -> then(last(), then(next, numbers()));
      case SCORES -> then(numbers(), then(next, last()));
    };
  }

  /** What is to be done, and by whom; at the end who has won. */
  public String next() {
    Outcome outcome = moment.play().outcome();
    if (outcome != null) {
      return Verdict.of(context, game, moment, outcome);
    }
    String next =
        moment.isTurnStart(moment.cursor()) ? "" : new PaletteView(context, moment).next();
    return next.isEmpty() ? turn() : next;
  }

  /** Whose turn it is. It says so if that is the person here, and the others are elsewhere. */
  private String turn() {
    String turn = SpecialMovesView.title(context, moment.play());
    return moment.awaitsPerson() || (moment.match().isByLink() && moment.isPersons())
        ? then(turn, messages.say(GameKey.YOUR_TURN))
        : turn;
  }

  private String colour(int player) {
    return context.colour(moment.position().colourOf(player));
  }

  private String then(String last, String now) {
    return last.isEmpty() ? now : now.isEmpty() ? last : messages.then(last, now);
  }

  /** What was played last; empty if nothing was. */
  public String last() {
    return LastTurns.text(context, moment);
  }

  /** The number of each colour alone: what it means is known by then. */
  private String numbers() {
    String said = "";
    for (Score score : game.scores(messages, moment.play())) {
      String number = messages.rounded(score.value());
      said +=
          score.open()
              ? ""
              : (said.isEmpty() ? "" : ", ") + context.colour(score.colour()) + " " + number;
    }
    return said;
  }

  /** What each colour's number says. */
  public String scores() {
    String said = "";
    for (Score score : game.scores(messages, moment.play())) {
      said = then(said, messages.say(GameKey.HOLDS, context.colour(score.colour()), score.label()));
    }
    return said;
  }
}
