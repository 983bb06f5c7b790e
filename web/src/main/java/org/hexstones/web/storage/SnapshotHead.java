package org.hexstones.web.storage;

import org.hexstones.web.match.Match;
import org.jspecify.annotations.Nullable;

/**
 * The first line of the match that a tab showed last: what the link of the match does not have. The
 * first program reads no more of it, since the record is in the link.
 */
public record SnapshotHead(String line) {
  /**
   * Reads the line from the storage of a tab.
   *
   * @param match the identifier of the match
   * @return null if the tab showed another match or none
   */
  public static @Nullable SnapshotHead read(KeyValueStore tab, String match) {
    String text = SessionSnapshot.text(tab, match);
    int end = text.indexOf('\n');
    return text.isEmpty() ? null : new SnapshotHead(end < 0 ? "" : text.substring(0, end));
  }

  /**
   * The match of the link with the stored cursor and seats, paused. Null if the stored match has
   * clocks, whose board may be covered, or does not fit the link.
   */
  public @Nullable Match resume(Match linked) {
    MatchHead head = MatchHead.read(line);
    return head != null && head.clocks().isEmpty() && head.fits(linked.record())
        ? linked.withSeats(head.seats()).withSent(head.sent()).at(head.cursor()).withPaused(true)
        : null;
  }
}
