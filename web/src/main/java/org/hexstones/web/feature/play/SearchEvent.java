package org.hexstones.web.feature.play;

import org.hexstones.web.mvu.Event;

/** What the search worker says. */
public sealed interface SearchEvent extends Event {
  record Thought(int question, int playouts) implements SearchEvent {}

  record Best(int question, int move) implements SearchEvent {}

  record WorkerFailed() implements SearchEvent {}

  /**
   * A watch over a question has ended.
   *
   * @param millis how long it was; much longer than asked for where the page slept
   */
  record Watched(int question, int millis) implements SearchEvent {}
}
