package org.hexstones.web.storage;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.parse.Words;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.jspecify.annotations.Nullable;

/**
 * The first line of the match that a tab showed last: what the link of the match does not have. The
 * first program reads no more of it, since the record is in the link.
 */
public record SnapshotHead(String line) {
  private static final int WITHOUT_CLOCKS = 4;

  /**
   * Reads the line from the storage of a tab.
   *
   * @param match the identifier of the match
   * @return null if the tab showed another match or none
   */
  public static @Nullable SnapshotHead read(KeyValueStore tab, String match) {
    String text = match.isEmpty() ? null : tab.read(SessionSnapshot.KEY);
    String begin = match + SessionSnapshot.END;
    if (text == null || !text.startsWith(begin)) {
      return null;
    }
    int end = text.indexOf('\n', begin.length());
    return new SnapshotHead(end < 0 ? "" : text.substring(begin.length(), end));
  }

  /**
   * The match of the link with the stored cursor and seats, paused. Null if the stored match has
   * clocks, whose board may be covered, or does not fit the link.
   */
  public @Nullable Match resume(Match linked) {
    List<Words.Word> words = Words.words(line);
    if (words.size() < WITHOUT_CLOCKS - 1 || words.size() > WITHOUT_CLOCKS) {
      return null;
    }
    int cursor = Words.number(words.get(1).text());
    int sent = words.size() < WITHOUT_CLOCKS ? 0 : Words.number(words.get(3).text());
    List<Seat> seats = new ArrayList<>();
    for (Words.Word word : Words.split(words.get(2).text(), ',')) {
      Seat seat = Seat.ofWord(word.text());
      if (seat != null) {
        seats.add(seat);
      }
    }
    int last = linked.record().mainLine().size();
    return isIn(cursor, last) && isIn(sent, last) && seats.size() == linked.seats().size()
        ? linked.withSeats(seats).withSent(sent).at(cursor).withPaused(true)
        : null;
  }

  private static boolean isIn(int plies, int last) {
    return plies >= 0 && plies <= last;
  }
}
