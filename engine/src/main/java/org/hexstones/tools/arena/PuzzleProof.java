package org.hexstones.tools.arena;

import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.notation.puzzle.PuzzleKind;
import org.hexstones.search.endgame.Answers;

/** Proves that a puzzle has exactly one answer. */
public final class PuzzleProof {
  /** More than the number of moves of any turn. */
  private static final int WHOLE_TURN = Integer.MAX_VALUE;

  private static final int MOST_STEPS = 20_000_000;
  private static final double MOST_STATES = 1e6;

  private PuzzleProof() {}

  /** Whether the puzzle's answer is right and the only one. */
  public static boolean holds(Puzzle puzzle) {
    return answers(puzzle.kind(), puzzle.play(), MOST_STEPS).equals(List.of(puzzle.answer()));
  }

  /** The answers to a task, at most two of them. */
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
