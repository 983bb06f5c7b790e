package org.hexstones.web.feature.play;

import org.hexstones.web.match.SearchRequest;
import org.hexstones.web.mvu.Effect;

/** Something to be done with the search worker. */
public sealed interface SearchEffect extends Effect {
  /**
   * Ask for a move at the end of the record.
   *
   * @param delay for so many milliseconds the question is not asked yet
   */
  record Think(SearchRequest question, int delay) implements SearchEffect {
    /** At once. */
    public Think(SearchRequest question) {
      this(question, 0);
    }
  }

  /** Tell after so long how long it really was, as {@link SearchEvent.Watched}. */
  record Watch(int question, int millis) implements SearchEffect {}

  /** The worker need not answer any more. */
  record Stop(int question) implements SearchEffect {}

  /** Throw the worker away and take a new one. */
  record RestartWorker() implements SearchEffect {}
}
