package org.hexstones.web.analysis.review;

import org.hexstones.game.GameRecord;
import org.jspecify.annotations.Nullable;

/** Caches the review of a record, for as long as the record is the same. */
public final class ReviewCache {
  private @Nullable GameRecord record;
  private @Nullable ReviewedGame game;

  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  public ReviewedGame of(GameRecord asked) {
    ReviewedGame known = game;
    if (known == null || record != asked) {
      known = ReviewedGame.of(asked);
      game = known;
      record = asked;
    }
    return known;
  }
}
