package org.hexstones.web.feature.puzzle;

import java.util.function.Consumer;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.protocol.PlayedGame;
import org.hexstones.web.protocol.ProofQuestion;
import org.hexstones.web.protocol.ProofWorker;

/** Asks the worker about puzzles. */
public final class PuzzleEffects {
  /** One answer, and a second one if there is one. */
  private static final int ENOUGH = 2;

  private static final int MILLIS = 10_000;

  private final ProofWorker worker;

  public PuzzleEffects(ProofWorker.Source workers, Consumer<Event> dispatch) {
    worker =
        workers.worker(
            answer -> dispatch.accept(new PuzzleEvent.Proved(answer)),
            () -> dispatch.accept(new PuzzleEvent.NotProved()));
  }

  public void addTo(EffectHandlers table) {
    table.on(
        PuzzleEffect.Prove.class,
        prove ->
            worker.ask(
                new ProofQuestion(
                    prove.question(),
                    PlayedGame.of(prove.record()),
                    prove.plies(),
                    ENOUGH,
                    MILLIS)));
  }
}
