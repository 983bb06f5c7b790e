package org.hexstones.web.feature.play;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.web.match.Match;
import org.jspecify.annotations.Nullable;

/**
 * The search's advice to the person: the better turn for the one that decided a finished game.
 *
 * @param question the number of the question
 * @param record the record in question, compared by identity; null if nothing was asked
 * @param cursor the number of moves before the advice, or -1 while it is not known
 * @param turn the number of the turn that decided the game, from 1
 * @param moves the moves that the search advises; empty if there are none
 */
public record Advice(
    int question, @Nullable GameRecord record, int cursor, int turn, List<Integer> moves) {
  public static final Advice NONE = new Advice(0, null, -1, 0, List.of());

  public Advice {
    moves = List.copyOf(moves);
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

  Advice answered(int place, int number, List<Integer> better) {
    return new Advice(question, record, place, number, better);
  }
}
