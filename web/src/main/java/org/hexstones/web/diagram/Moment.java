package org.hexstones.web.diagram;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.web.match.PositionCache;

/**
 * A position, and what a diagram adds to its stones.
 *
 * @param play the position
 * @param numbers for each cell the number of the turn in which its stone was placed, or 0 if it is
 *     not shown
 * @param ringed the cells whose stones bear a ring
 */
public record Moment(Play play, List<Integer> numbers, List<Integer> ringed) {
  public Moment {
    numbers = List.copyOf(numbers);
    ringed = List.copyOf(ringed);
  }

  /** A position without numbers. */
  public static Moment of(Play play, List<Integer> ringed) {
    return new Moment(play, Collections.nCopies(play.position().board().size(), 0), ringed);
  }

  /**
   * The position after a turn.
   *
   * @param from the first turn whose stones are numbered; 0 for none
   * @param ring whether the stones of the turn itself are ringed
   */
  public static Moment after(Turns turns, int turn, int from, boolean ring) {
    Play play = PositionCache.to(turns.line().at(turns.ends().get(turn)));
    List<Integer> numbers = new ArrayList<>(Collections.nCopies(play.position().board().size(), 0));
    for (int numbered = Math.max(1, from); from > 0 && numbered <= turn; numbered++) {
      for (int move : turns.moves(numbered)) {
        if (Moves.isPlace(move)) {
          numbers.set(Moves.cell(move), numbered);
        }
      }
    }
    return new Moment(play, numbers, ring ? cells(turns.moves(turn)) : List.of());
  }

  /** The cells on which moves place stones. */
  public static List<Integer> cells(List<Integer> moves) {
    List<Integer> cells = new ArrayList<>();
    for (int move : moves) {
      if (Moves.isPlace(move)) {
        cells.add(Moves.cell(move));
      }
    }
    return cells;
  }

  boolean isNumbered() {
    for (int number : numbers) {
      if (number > 0) {
        return true;
      }
    }
    return false;
  }
}
