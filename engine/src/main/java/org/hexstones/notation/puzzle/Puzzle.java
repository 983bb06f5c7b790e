package org.hexstones.notation.puzzle;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;

/**
 * A puzzle.
 *
 * @param grade the difficulty, from 1 to {@link #HARDEST}; {@link #UNGRADED} for a puzzle that a
 *     person has made
 * @param record the position of the puzzle, followed by the answer
 */
public record Puzzle(PuzzleKind kind, int grade, GameRecord record) {
  public static final int HARDEST = 5;
  public static final int UNGRADED = 0;

  /** The moves before the position of the puzzle. */
  public List<Integer> given() {
    List<Integer> moves = record.mainLine();
    return moves.subList(0, kind == PuzzleKind.CELL ? moves.size() - 1 : 0);
  }

  /** The only right answer: the moves of a turn, which may be in any order, or one move. */
  public List<Integer> answer() {
    List<Integer> moves = record.mainLine();
    return moves.subList(given().size(), moves.size());
  }

  /** The position of the puzzle. */
  public Play play() {
    return Play.begin(record.setup(), record.start()).then(play -> play.playAll(given())).orThrow();
  }
}
