package org.hexstones.web.feature.play;

import org.hexstones.web.mvu.Event;

/** Events from the search worker. */
public sealed interface SearchEvent extends Event {
  /**
   * The worker still thinks.
   *
   * @param leader the player who is ahead, or {@link org.hexstones.game.Position#NONE}
   * @param millis how long it will still take at most
   */
  record Thought(int question, int playouts, int leader, int millis) implements SearchEvent {}

  record Best(int question, int move) implements SearchEvent {}

  record WorkerFailed() implements SearchEvent {}

  /**
   * The interval of a check on a question has ended.
   *
   * @param millis how long it was; much longer than asked for if the page slept
   */
  record Watched(int question, int millis) implements SearchEvent {}
}
