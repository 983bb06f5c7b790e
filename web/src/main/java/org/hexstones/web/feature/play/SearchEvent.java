package org.hexstones.web.feature.play;

import java.util.List;
import org.hexstones.game.Position;
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

  /**
   * The best move.
   *
   * @param winner the player whose win is certain after it, or {@link
   *     org.hexstones.game.Position#NONE}
   */
  record Best(int question, int move, int winner) implements SearchEvent {
    /** The best move while nothing is certain. */
    public Best(int question, int move) {
      this(question, move, Position.NONE);
    }
  }

  /**
   * The turn that decided a finished game.
   *
   * @param begin the number of moves before it, or -1 if no single turn decided it
   * @param turn its number, from 1
   */
  record Decisive(int question, int begin, int turn, List<Integer> better) implements SearchEvent {}

  record WorkerFailed() implements SearchEvent {}

  /**
   * The interval of a check on a question has ended.
   *
   * @param millis how long it was; much longer than asked for if the page slept
   */
  record Watched(int question, int millis) implements SearchEvent {}
}
