package org.hexstones.web.protocol;

import java.util.List;
import org.hexstones.search.RootStatistics;

/** Answers of the worker to the page, by the question's number. */
public sealed interface Answer {
  int number();

  /**
   * The search continues.
   *
   * @param leader the player who is ahead, or {@link org.hexstones.game.Position#NONE}
   * @param millis how long it will still take at most
   */
  record Progress(int number, int playouts, int leader, int millis) implements Answer {}

  /**
   * The search continues, and shares its statistics with the other workers on the same question.
   */
  record Found(int number, RootStatistics statistics) implements Answer {}

  /**
   * The best move.
   *
   * @param winner the player whose win is certain after it, or {@link
   *     org.hexstones.game.Position#NONE}
   */
  record Best(int number, int move, int winner) implements Answer {}

  /**
   * The turn that decided a game.
   *
   * @param begin the number of moves before it, or -1 if no single turn decided it
   * @param turn its number, from 1
   * @param better the moves of the better turn
   */
  record Decisive(int number, int begin, int turn, List<Integer> better) implements Answer {
    public Decisive {
      better = List.copyOf(better);
    }
  }

  /** The question cannot be answered. */
  record Refused(int number) implements Answer {}
}
