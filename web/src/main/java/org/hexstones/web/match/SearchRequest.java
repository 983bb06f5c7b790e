package org.hexstones.web.match;

import org.hexstones.game.GameRecord;

/**
 * A question the worker is asked.
 *
 * @param question its number; an answer with another number is too late
 * @param record what it is about, as it is and not as it equals
 * @param level the computer's level, from 1 to {@link Seat#HIGHEST}
 * @param playouts how many games the worker has tried so far
 * @param patience for how many more watches it may be silent before it counts as failed
 */
public record SearchRequest(
    int question, GameRecord record, int level, int playouts, int patience) {
  /** The patience with a worker that has been heard: it reports five times in a watch. */
  public static final int HEARD = 5;

  /** The patience with a new worker, whose script may have to come over a slow line. */
  public static final int NEW = 15;

  /** The same question after the worker was heard. */
  public SearchRequest heard(int tried) {
    return new SearchRequest(question, record, level, tried, HEARD);
  }

  public SearchRequest withPatience(int left) {
    return new SearchRequest(question, record, level, playouts, left);
  }
}
