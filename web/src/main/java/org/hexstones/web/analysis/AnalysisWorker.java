package org.hexstones.web.analysis;

import java.util.function.Consumer;
import org.hexstones.web.analysis.insight.InsightEvent;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.platform.AnalysisClient;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.protocol.AnalysisAnswer;
import org.hexstones.web.protocol.AnalysisQuestion;
import org.hexstones.web.protocol.PlayedGame;

/** The worker as the analysis board asks it. */
final class AnalysisWorker {
  private static final int LINES = 5;

  /** After so many the tree of the search is full, and a longer look tells little that is new. */
  private static final int ITERATIONS = 1_000_000;

  /** A proof is to be there soon, or not at all. */
  private static final int PROOF_MILLIS = 1500;

  private final Consumer<Event> dispatch;
  private final AnalysisClient worker;

  AnalysisWorker(String worker, Consumer<Event> dispatch) {
    this.dispatch = dispatch;
    this.worker =
        new AnalysisClient(
            worker, this::answered, () -> dispatch.accept(new InsightEvent.Failed()));
  }

  void think(AnalysisEffect.Think effect) {
    ask(
        new AnalysisQuestion.Analyse(
            effect.question(), game(effect.line()), LINES, ITERATIONS, Browser.seed()));
  }

  void prove(AnalysisEffect.Prove effect) {
    ask(new AnalysisQuestion.Solve(effect.question(), game(effect.line()), PROOF_MILLIS));
  }

  void stop(int question) {
    worker.stop(question);
  }

  void restart() {
    worker.restart();
  }

  private void ask(AnalysisQuestion question) {
    worker.ask(question);
  }

  private static PlayedGame game(Match line) {
    return PlayedGame.of(PositionCache.to(line));
  }

  private void answered(AnalysisAnswer answer) {
    int question = answer.number();
    if (answer instanceof AnalysisAnswer.Analysed analysed) {
      dispatch.accept(new InsightEvent.Thought(question, analysed.report(), analysed.done()));
    } else if (answer instanceof AnalysisAnswer.Solved solved) {
      dispatch.accept(new InsightEvent.Proved(question, solved.solution()));
    } else if (answer instanceof AnalysisAnswer.Solving solving) {
      if (solving.done()) {
        dispatch.accept(new InsightEvent.Proved(question, null));
      }
    } else if (answer instanceof AnalysisAnswer.Refused) {
      dispatch.accept(new InsightEvent.Refused(question));
    }
  }
}
