package org.hexstones.web.protocol;

import java.util.function.Consumer;

/** A client's view of a worker that analyses games. The first question starts it. */
public interface AnalysisWorker {
  void ask(AnalysisQuestion question);

  /** Cancels the question of that number. */
  void stop(int number);

  /** Terminates the worker. The next question starts another. */
  void restart();

  /** A source of workers. */
  @FunctionalInterface
  interface Source {
    /**
     * Makes a separate worker.
     *
     * @param answered receives each answer
     * @param failed runs when the worker has failed
     */
    AnalysisWorker worker(Consumer<AnalysisAnswer> answered, Runnable failed);
  }
}
