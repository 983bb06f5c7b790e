package org.hexstones.web.analysis.composer;

import java.util.function.Consumer;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.protocol.PlayedGame;
import org.hexstones.web.protocol.ProofQuestion;
import org.hexstones.web.protocol.ProofWorker;

/** Asks the worker which turns win. */
public final class ComposerEffects {
  /** A proof that takes longer is given up. */
  private static final int MILLIS = 10_000;

  /** So many winning turns are listed. */
  static final int ENOUGH = 6;

  private final ProofWorker worker;

  public ComposerEffects(ProofWorker.Source workers, Consumer<Event> dispatch) {
    worker =
        workers.worker(
            answer -> dispatch.accept(new ComposerEvent.Proved(answer)),
            () -> dispatch.accept(new ComposerEvent.Failed()));
  }

  public void register(EffectHandlers handlers) {
    handlers
        .on(
            ComposerEffect.Ask.class,
            ask ->
                worker.ask(
                    new ProofQuestion(
                        ask.question(), PlayedGame.of(ask.record()), ask.plies(), ENOUGH, MILLIS)))
        .on(ComposerEffect.Stop.class, stop -> worker.stop(stop.question()));
  }
}
