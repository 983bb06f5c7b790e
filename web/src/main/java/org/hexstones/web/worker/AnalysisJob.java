package org.hexstones.web.worker;

import org.hexstones.game.Position;
import org.hexstones.search.Report;
import org.hexstones.search.Search;
import org.hexstones.web.protocol.AnalysisAnswer;
import org.hexstones.web.protocol.AnalysisQuestion;

/** Analyses a position. */
final class AnalysisJob implements Job {
  private static final int ITERATIONS = 8;

  private final AnalysisQuestion.Analyse question;
  private final Search search;

  private int iterationsLeft;

  AnalysisJob(AnalysisQuestion.Analyse question, Search search) {
    this.question = question;
    this.search = search;
    iterationsLeft = question.iterations() - search.report(1).iterations();
  }

  @Override
  public boolean run() {
    boolean open = search.run(ITERATIONS);
    iterationsLeft -= ITERATIONS;
    // Without a choice of moves the chances are still worth finding, but a proved result ends the
    // analysis, and so do the proofs of all moves.
    return iterationsLeft > 0 && (open || !proved());
  }

  private boolean proved() {
    return search.report(1).lines().get(0).provenWinner() != Position.NONE;
  }

  @Override
  public AnalysisAnswer answer(boolean done) {
    Report report = search.report(question.lines());
    return new AnalysisAnswer.Analysed(question.number(), done, report);
  }
}
