package org.hexstones.web.model;

import org.hexstones.game.GameRecord;
import org.jspecify.annotations.Nullable;

/**
 * What the page knows of links.
 *
 * @param visited the record that was opened and has not been changed since, or null: a visit is not
 *     kept
 */
public record Sharing(@Nullable GameRecord visited) {
  /** No link was opened. */
  public static final Sharing NOTHING = new Sharing(null);

  public Sharing withVisited(@Nullable GameRecord record) {
    return new Sharing(record);
  }

  /** Whether a match is still as it was opened. */
  // A record that is played on is another one, even where it comes out equal.
  @SuppressWarnings("ReferenceEquality")
  public boolean isVisit(Match match) {
    return match.record() == visited;
  }
}
