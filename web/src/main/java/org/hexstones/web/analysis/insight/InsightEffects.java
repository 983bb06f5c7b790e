package org.hexstones.web.analysis.insight;

import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.protocol.AnalysisAnswer;
import org.hexstones.web.protocol.AnalysisQuestion;
import org.hexstones.web.protocol.AnalysisWorker;
import org.hexstones.web.protocol.PlayedGame;

/** Asks the worker about the position on the board. */
public final class InsightEffects {
  private static final int LINES = 5;

  /** The largest number of a message: it goes on as long as somebody looks, for hours. */
  private static final int ITERATIONS = 999_999_999;

  /** A proof that takes longer is given up. */
  private static final int PROOF_MILLIS = 1500;

  private final Consumer<Event> dispatch;
  private final IntSupplier seeds;
  private final AnalysisWorker worker;

  /**
   * @param seeds supplies random seeds for searches
   */
  public InsightEffects(
      AnalysisWorker.Source workers, IntSupplier seeds, Consumer<Event> dispatch) {
    this.dispatch = dispatch;
    this.seeds = seeds;
    worker = workers.worker(this::answered, () -> dispatch.accept(new InsightEvent.Failed()));
  }

  public void register(EffectHandlers handlers) {
    handlers
        .on(InsightEffect.Think.class, this::think)
        .on(InsightEffect.Prove.class, this::prove)
        .on(InsightEffect.Stop.class, stop -> worker.stop(stop.question()))
        .on(InsightEffect.RestartWorker.class, restart -> worker.restart());
  }

  private void think(InsightEffect.Think effect) {
    worker.ask(
        new AnalysisQuestion.Analyse(
            effect.question(), game(effect.line()), LINES, ITERATIONS, seeds.getAsInt()));
  }

  private void prove(InsightEffect.Prove effect) {
    worker.ask(new AnalysisQuestion.Solve(effect.question(), game(effect.line()), PROOF_MILLIS));
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
