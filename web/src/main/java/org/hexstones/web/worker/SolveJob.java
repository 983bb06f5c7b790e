package org.hexstones.web.worker;

import org.hexstones.game.Play;
import org.hexstones.search.Clock;
import org.hexstones.search.endgame.Solution;
import org.hexstones.search.endgame.Solver;
import org.hexstones.web.protocol.AnalysisAnswer;
import org.hexstones.web.protocol.AnalysisQuestion;
import org.jspecify.annotations.Nullable;

/** Finds who wins a position. */
final class SolveJob implements Job {
  private static final int STEPS = 100;

  private final AnalysisQuestion.Solve question;
  private final Clock clock;
  private final double end;

  /** The solver; null if there are too many positions to search. */
  private final @Nullable Solver solver;

  SolveJob(AnalysisQuestion.Solve question, Play play, Clock clock) {
    this.question = question;
    this.clock = clock;
    end = clock.millis() + question.millis();
    solver = Solver.of(play);
  }

  @Override
  public boolean run() {
    return solver != null && solver.run(STEPS) && clock.millis() < end;
  }

  @Override
  public AnalysisAnswer answer(boolean done) {
    Solution solution = solver == null ? null : solver.solution();
    int positions = solver == null ? 0 : solver.positions();
    return solution == null
        ? new AnalysisAnswer.Solving(question.number(), done, positions)
        : new AnalysisAnswer.Solved(question.number(), solution);
  }
}
