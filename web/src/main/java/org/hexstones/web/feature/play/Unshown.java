package org.hexstones.web.feature.play;

import org.hexstones.game.GameRecord;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.board.BoardInputEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.mvu.Event;
import org.jspecify.annotations.Nullable;

/**
 * The computers' stones that are in the record and are not shown yet. The record has every stone at
 * once; a person sees them one after another. Whoever plays on sees all of them.
 *
 * @param record the record that ends with them, compared by identity: after any other move there
 *     are none; null for none
 * @param plies how many they are
 */
public record Unshown(@Nullable GameRecord record, int plies) {
  static final Unshown NONE = new Unshown(null, 0);

  /** The time from one stone of computers to the next, in milliseconds. */
  static final int APART_MILLIS = 400;

  /** Whether some stones at the end of a match are not shown yet. */
  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  boolean isOf(Match match) {
    return record == match.record() && match.cursor() == match.record().mainLine().size();
  }

  /** The match as it is shown. */
  Match seen(Match match) {
    return isOf(match) ? match.at(match.cursor() - plies).cut() : match;
  }

  /** Another number of stones at the end of a match. */
  static Unshown of(Match match, int plies) {
    return plies == 0 ? NONE : new Unshown(match.record(), plies);
  }

  /**
   * Whether a computer's next stone may come later than it was found. A pace of its own has what is
   * watched, and a clock must not run before the person has seen the stone.
   */
  static boolean canWait(MatchView now) {
    int last = now.cursor() - 1;
    return last >= 0 && now.isComputers(last) && !now.isWatched() && !now.isTimed();
  }

  /** Whether a person plays on by this event. */
  static boolean endsBy(Event event) {
    return event instanceof MatchEvent
        || event instanceof BoardEvent.Press
        || event instanceof BoardInputEvent.Propose
        || event instanceof BoardInputEvent.Confirm
        || event instanceof BoardInputEvent.Name;
  }
}
