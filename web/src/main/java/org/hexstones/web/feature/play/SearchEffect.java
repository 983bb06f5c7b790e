package org.hexstones.web.feature.play;

import org.hexstones.web.mvu.Effect;
import org.hexstones.web.protocol.Question;

/** Effects on the search worker. */
public sealed interface SearchEffect extends Effect {
  /**
   * Asks the worker.
   *
   * @param delay the milliseconds to wait before the question is sent
   */
  record Ask(Question question, int delay) implements SearchEffect {
    /** Asks without a delay. */
    public Ask(Question question) {
      this(question, 0);
    }
  }

  /** Sends a {@link SearchEvent.Watched} after a delay, with the time that really passed. */
  record Watch(int question, int millis) implements SearchEffect {}

  /** Cancels a question. */
  record Stop(int question) implements SearchEffect {}

  /** Terminates the worker and starts a new one. */
  record RestartWorker() implements SearchEffect {}
}
