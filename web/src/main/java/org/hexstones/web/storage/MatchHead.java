package org.hexstones.web.storage;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.parse.Words;
import org.hexstones.web.match.Clocks;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.jspecify.annotations.Nullable;

/**
 * The first line of a match as text: what the record of the match does not have. It has the
 * version, the cursor and the seats, from version 3 the number of sent moves, and from version 4
 * the clocks.
 *
 * @param seats empty if a word of the line is no seat
 * @param clocks the control and the times of the players as words; empty without clocks
 */
record MatchHead(int cursor, List<Seat> seats, int sent, List<String> clocks) {
  /**
   * The version without levels of computers. A match that needs none still uses it, for older
   * programs.
   */
  private static final int PLAIN_VERSION = 1;

  private static final int LEVELS_VERSION = 2;
  private static final int SENT_VERSION = 3;
  private static final int VERSION = 4;

  static String write(Match match) {
    StringBuilder seats = new StringBuilder();
    for (Seat seat : match.seats()) {
      seats.append(seats.isEmpty() ? "" : ",").append(seat.word());
    }
    int version = version(match);
    String line = version + " " + match.cursor() + " " + seats;
    return (version < SENT_VERSION ? line : line + " " + match.sent()) + clocks(match.clocks());
  }

  private static String clocks(Clocks clocks) {
    StringBuilder left = new StringBuilder();
    for (int millis : clocks.left()) {
      left.append(left.isEmpty() ? "" : ",").append(millis);
    }
    return clocks.areNone() ? "" : " " + clocks.control().text() + " " + left;
  }

  private static int version(Match match) {
    if (!match.clocks().areNone()) {
      return VERSION;
    }
    if (match.sent() > 0) {
      return SENT_VERSION;
    }
    for (Seat seat : match.seats()) {
      if (seat.isComputer() && seat != Seat.COMPUTER) {
        return LEVELS_VERSION;
      }
    }
    return PLAIN_VERSION;
  }

  /** Whether a line has a version that this program does not know. */
  static boolean isNewer(String line) {
    return version(Words.words(line)) > VERSION;
  }

  private static int version(List<Words.Word> words) {
    return words.isEmpty() ? -1 : Words.number(words.get(0).text());
  }

  /** Reads a line; null if it is damaged or newer. */
  static @Nullable MatchHead read(String line) {
    List<Words.Word> words = Words.words(line);
    int version = version(words);
    int most = version < SENT_VERSION ? 3 : version < VERSION ? 4 : 6;
    if (version < PLAIN_VERSION || version > VERSION || words.size() != most) {
      return null;
    }
    return new MatchHead(
        Words.number(words.get(1).text()),
        seats(words.get(2).text()),
        version < SENT_VERSION ? 0 : Words.number(words.get(3).text()),
        version < VERSION ? List.of() : List.of(words.get(4).text(), words.get(5).text()));
  }

  private static List<Seat> seats(String text) {
    List<Seat> seats = new ArrayList<>();
    for (Words.Word word : Words.split(text, ',')) {
      Seat seat = Seat.ofWord(word.text());
      if (seat == null) {
        return List.of();
      }
      seats.add(seat);
    }
    return seats;
  }

  /** Whether the line can belong to a record. */
  boolean fits(GameRecord record) {
    int last = record.mainLine().size();
    return seats.size() == record.setup().players() && isIn(cursor, last) && isIn(sent, last);
  }

  private static boolean isIn(int plies, int last) {
    return plies >= 0 && plies <= last;
  }
}
