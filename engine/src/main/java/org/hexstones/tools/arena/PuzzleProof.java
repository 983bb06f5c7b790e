package org.hexstones.tools.arena;

import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.notation.puzzle.PuzzleKind;
import org.hexstones.search.endgame.Answers;

/** Proves that a puzzle has one answer and no other. */
public final class PuzzleProof {
  /** No turn has so many moves. */
  private static final int WHOLE_TURN = Integer.MAX_VALUE;

  private static final int MOST_STEPS = 20_000_000;
  private static final double MOST_STATES = 1e6;

  private PuzzleProof() {}

  /** Whether the puzzle's answer is right, and the only one. */
  public static boolean holds(Puzzle puzzle) {
    return answers(puzzle.kind(), puzzle.play(), MOST_STEPS).equals(List.of(puzzle.answer()));
  }

  /** The answers to a question; two of them stand for all where there are more. */
  static List<List<Integer>> answers(PuzzleKind kind, Play play, int mostSteps) {
    List<List<Integer>> answers =
        switch (kind) {
          case WIN -> Answers.winning(play, WHOLE_TURN, 2, mostSteps);
          case CELL -> Answers.winning(play, 1, 2, mostSteps);
          case SCORE -> Answers.bestScore(play, WHOLE_TURN, MOST_STATES);
        };
    return answers == null ? List.of() : answers;
  }
}
