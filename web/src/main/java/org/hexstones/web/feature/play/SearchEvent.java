package org.hexstones.web.feature.play;

import org.hexstones.web.mvu.Event;

/** Events of the search worker beside its answers ({@link org.hexstones.web.protocol.Answer}). */
public sealed interface SearchEvent extends Event {
  record WorkerFailed() implements SearchEvent {}

  /**
   * The interval of a check on a question has ended.
   *
   * @param millis how long it was; much longer than asked for if the page slept
   */
  record Watched(int question, int millis) implements SearchEvent {}

  /**
   * It is time to show the next stone of a computer.
   *
   * @param ply the number of moves that are shown before it
   */
  record ShowNext(int ply) implements SearchEvent {}
}
