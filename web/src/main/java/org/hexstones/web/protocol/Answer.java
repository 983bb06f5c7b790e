package org.hexstones.web.protocol;

import java.util.List;
import org.hexstones.game.Position;
import org.hexstones.search.RootStatistics;
import org.hexstones.web.mvu.Event;

/** Answers of the worker to the page, by the question's number. */
public sealed interface Answer {
  int number();

  /** An answer that reaches the model, as it is. */
  sealed interface Reply extends Answer, Event {}

  /**
   * The search continues.
   *
   * @param leader the player who is ahead, or {@link Position#NONE}
   * @param millis how long it will still take at most
   */
  record Progress(int number, int playouts, int leader, int millis) implements Reply {}

  /**
   * The search continues, and shares its statistics with the other workers on the same question.
   */
  record Found(int number, RootStatistics statistics) implements Answer {}

  /**
   * The best move.
   *
   * @param winner the player whose win is certain after it, or {@link Position#NONE}
   */
  record Best(int number, int move, int winner) implements Reply {
    /** The best move while nothing is certain. */
    public Best(int number, int move) {
      this(number, move, Position.NONE);
    }
  }

  /**
   * The turn that decided a game.
   *
   * @param begin the number of moves before it, or -1 if no single turn decided it
   * @param turn its number, from 1; if none decided it, 1 if there is one that a review shows, else
   *     0
   * @param better the moves of the better turn; empty if none decided it
   */
  record Decisive(int number, int begin, int turn, List<Integer> better) implements Reply {
    public Decisive {
      better = List.copyOf(better);
    }
  }

  /** The question cannot be answered. */
  record Refused(int number) implements Reply {}
}
