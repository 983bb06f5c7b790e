package org.hexstones.web.feature.puzzle;

import java.util.List;
import org.hexstones.game.Position;
import org.hexstones.web.protocol.ProofAnswer;

/**
 * What the worker has found about a puzzle.
 *
 * @param check whether the answer of a puzzle that a person has made is the only one
 * @param question the number of the question that is not yet answered; 0 for none
 * @param ofLine whether that question, or the last one, is about the line
 * @param winner who wins with best play after the moves on the board; none if it is not known
 * @param line the moves of best play; empty if they are not known
 * @param leads by how much each player is then ahead at the end; empty if it is not known
 * @param shown how many of them are on the board
 */
public record PuzzleProof(
    Check check,
    int question,
    boolean ofLine,
    int winner,
    List<Integer> line,
    List<Integer> leads,
    int shown) {
  /** Each puzzle of the site is proved. */
  public static final PuzzleProof SITE = of(Check.HOLDS, 0);

  /** Nothing is known of a puzzle that a person has made. */
  public static final PuzzleProof UNKNOWN = of(Check.ASKED, 0);

  /** What is known of the answer. */
  public enum Check {
    ASKED,
    /** The answer is the only one. */
    HOLDS,
    /** Something else wins too, or the answer does not. */
    FAILS,
    /** The time was not enough. */
    OPEN
  }

  public PuzzleProof {
    line = List.copyOf(line);
    leads = List.copyOf(leads);
  }

  private static PuzzleProof of(Check check, int question) {
    return new PuzzleProof(check, question, false, Position.NONE, List.of(), List.of(), 0);
  }

  PuzzleProof asking(int number, boolean aboutLine) {
    return new PuzzleProof(check, number, aboutLine, winner, line, leads, shown);
  }

  PuzzleProof checked(Check found) {
    return of(found, 0);
  }

  /**
   * With the answer about the line.
   *
   * @param legal its moves, as far as the rules allow them
   */
  PuzzleProof withLine(ProofAnswer found, List<Integer> legal) {
    return new PuzzleProof(check, 0, true, found.winner(), legal, found.leads(), 0);
  }

  PuzzleProof withShown(int moves) {
    int bounded = Math.max(0, Math.min(line.size(), moves));
    return new PuzzleProof(check, question, ofLine, winner, line, leads, bounded);
  }

  /** For another try: only the check is kept. */
  PuzzleProof again() {
    return of(check, ofLine ? 0 : question);
  }
}
