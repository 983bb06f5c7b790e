package org.hexstones.web.ui;

import org.hexstones.game.Outcome;
import org.hexstones.game.Position;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.MatchView;

/** The result of a finished game in a sentence. */
public final class Verdict {
  private Verdict() {}

  /**
   * Speaks to the person where one seat alone is a person's. Two scores are given where they count.
   */
  public static String of(ViewContext context, GameView game, MatchView moment, Outcome outcome) {
    Messages messages = context.messages();
    Position position = moment.position();
    int winner = outcome.winner();
    int person = moment.person();
    String name =
        moment.match().seats().get(winner).isComputer()
            ? Sitter.called(context, moment, winner)
            : context.nameOrColour(winner, position.colourOf(winner));
    boolean won = person == winner || person == Position.NONE;
    if (!position.isOver() || !game.scoresCompare()) {
      return person == Position.NONE
          ? messages.say(GameKey.WINS, name)
          : messages.say(won ? GameKey.YOU_WON : GameKey.YOU_LOST);
    }
    int own = position.colourOf(won ? winner : person);
    String mine = "";
    String theirs = "";
    for (Score score : game.scores(messages, moment.play())) {
      String value = score.open() ? "0" : score.value();
      if (score.colour() == own) {
        mine = value;
      } else if (won ? isLess(theirs, value) : score.colour() == position.colourOf(winner)) {
        theirs = value;
      }
    }
    String ours = messages.rounded(mine);
    String others = messages.rounded(theirs);
    boolean tie = mine.equals(theirs);
    if (person == Position.NONE) {
      return tie
          ? messages.say(GameKey.WINS_TIE, name, ours)
          : messages.say(GameKey.WINS_BY, name, ours, others);
    }
    if (tie) {
      return messages.say(won ? GameKey.YOU_WON_TIE : GameKey.YOU_LOST_TIE, ours);
    }
    return won
        ? messages.say(GameKey.YOU_WON_BY, ours, others)
        : messages.say(GameKey.WINS_BY, name, others, ours);
  }

  /** The player whom the sentence is about: the only person, or else the winner. */
  static int whose(GameView game, MatchView moment, Outcome outcome) {
    int person = moment.person();
    boolean counted = moment.position().isOver() && game.scoresCompare();
    return person == Position.NONE || counted ? outcome.winner() : person;
  }

  /** Compares numbers as plain digits. */
  private static boolean isLess(String first, String second) {
    return first.length() == second.length()
        ? first.compareTo(second) < 0
        : first.length() < second.length();
  }
}
