package org.hexstones.web.protocol;

import java.util.function.Consumer;

/** A client's view of a worker that proves. The first question starts it. */
public interface ProofWorker {
  void ask(ProofQuestion question);

  /** Cancels the question of that number. */
  void stop(int number);

  /** A source of workers. */
  @FunctionalInterface
  interface Source {
    /**
     * Makes a separate worker.
     *
     * @param answered receives each answer
     * @param failed runs when the worker has failed
     */
    ProofWorker worker(Consumer<ProofAnswer> answered, Runnable failed);
  }
}
