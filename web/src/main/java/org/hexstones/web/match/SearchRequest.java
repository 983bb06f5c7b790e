package org.hexstones.web.match;

import org.hexstones.game.GameRecord;
import org.hexstones.game.Position;

/**
 * A question to the worker.
 *
 * @param question its number; an answer with another number is too late
 * @param record the record in question, compared by identity
 * @param level the computer's level, from 1 to {@link Seat#HIGHEST}
 * @param playouts the number of the worker's playouts so far
 * @param leader the player who is ahead according to the worker, or {@link Position#NONE}
 * @param millis how long the worker will still think at most
 * @param patience the number of further checks during which the worker may be silent before it
 *     counts as failed
 */
public record SearchRequest(
    int question,
    GameRecord record,
    int level,
    int playouts,
    int leader,
    int millis,
    int patience) {
  /** The patience with a worker that has answered: it reports five times between two checks. */
  public static final int HEARD = 5;

  /** The patience with a new worker, whose script may be slow to load. */
  public static final int NEW = 15;

  /** A question that was not answered yet. */
  public SearchRequest(int question, GameRecord record, int level, int millis, int patience) {
    this(question, record, level, 0, Position.NONE, millis, patience);
  }

  /** The same question after a report of the worker. */
  public SearchRequest heard(int tried, int ahead, int left) {
    return new SearchRequest(question, record, level, tried, ahead, left, HEARD);
  }

  public SearchRequest withPatience(int left) {
    return new SearchRequest(question, record, level, playouts, leader, millis, left);
  }
}
