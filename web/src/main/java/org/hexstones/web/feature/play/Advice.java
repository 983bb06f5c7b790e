package org.hexstones.web.feature.play;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TwoGameMatch;
import org.jspecify.annotations.Nullable;

/**
 * The search's advice to the person: the better turn for the one that decided a finished game.
 *
 * @param question the number of the question
 * @param record the record in question, compared by identity; null if nothing was asked
 * @param cursor the number of moves before the advice, or -1 while it is not known
 * @param turn the number of the turn that decided the game, from 1; 0 while it is not known, {@link
 *     #NO_TURN} or {@link #MANY_TURNS} if none did
 * @param moves the moves that the search advises; empty if there are none
 */
public record Advice(
    int question, @Nullable GameRecord record, int cursor, int turn, List<Integer> moves) {
  /** No turn of a shorter game is said to have decided it. */
  private static final int FEWEST_MOVES = 4;

  /** Nor is one said to have decided a game that was left before so many moves. */
  private static final int FEWEST_LEFT = 8;

  /** No turn lost much. */
  static final int NO_TURN = -1;

  /** Some turns lost much, but none of them is known to have decided the game. */
  static final int MANY_TURNS = -2;

  public static final Advice NONE = new Advice(0, null, -1, 0, List.of());

  public Advice {
    moves = List.copyOf(moves);
  }

  /**
   * Whether the turn that decided the game is looked for: at the end of one that a person has
   * played. A tournament goes on.
   */
  static boolean isSought(MatchView moment) {
    Match match = moment.match();
    int fewest = moment.position().isOver() ? FEWEST_MOVES : FEWEST_LEFT;
    return moment.play().isOver()
        && moment.cursor() >= Math.max(fewest, moment.line().size())
        && match.seats().contains(Seat.PERSON)
        && TwoGameMatch.game(match.record()) == 0;
  }

  /** Whether it is about a match as it is. */
  // A question belongs to the record object it was asked with, not to an equal one.
  @SuppressWarnings("ReferenceEquality")
  boolean isOf(Match match) {
    return record == match.record();
  }

  /** Whether it is advice for the position on the board. */
  boolean isFor(Match match) {
    return isOf(match) && cursor == match.cursor() && !moves.isEmpty();
  }

  /** This question with its answer; without a better turn, no turn decided the game. */
  Advice answered(int place, int number, List<Integer> better) {
    int none = number == 0 ? NO_TURN : MANY_TURNS;
    return new Advice(question, record, place, better.isEmpty() ? none : number, better);
  }
}
