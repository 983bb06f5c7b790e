package org.hexstones.web.protocol;

import java.util.function.Consumer;

/** A worker that analyses games, for those who ask it. It starts when it is asked first. */
public interface AnalysisWorker {
  void ask(AnalysisQuestion question);

  /** The answer to the question of that number is no longer wanted. */
  void stop(int number);

  /** Ends the worker; the next question starts another. */
  void restart();

  /** Where workers come from. */
  @FunctionalInterface
  interface Source {
    /**
     * Makes a worker of its own.
     *
     * @param answered told of each answer
     * @param failed told when the worker has failed
     */
    AnalysisWorker worker(Consumer<AnalysisAnswer> answered, Runnable failed);
  }
}
