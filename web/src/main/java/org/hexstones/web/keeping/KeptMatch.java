package org.hexstones.web.keeping;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.notation.NotationProblem;
import org.hexstones.notation.RecordText;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Words;
import org.hexstones.web.model.Match;
import org.hexstones.web.model.Seat;
import org.jspecify.annotations.Nullable;

/**
 * A match as text: version, cursor and seats on a line, with version 3 how many moves were sent,
 * and the record below in the plain notation. What is read may have been damaged, written by hand
 * or by a newer version: it is bounded, replayed through the rules, and taken whole or not at all.
 */
public final class KeptMatch {
  /** The most characters of a text that is read. */
  public static final int LONGEST = RecordText.MAX_LENGTH + 100;

  /** Before computers had levels. What needs none is still written so, for older programs. */
  private static final int PLAIN_VERSION = 1;

  private static final int LEVELS_VERSION = 2;

  private static final int VERSION = 3;
  private static final int LONGEST_LINE = 100;

  private KeptMatch() {}

  /** What a text was found to be. */
  public sealed interface Read {
    record Whole(Match match) implements Read {}

    record Damaged() implements Read {}

    /** Of a version that this program does not know. */
    record Newer() implements Read {}
  }

  public static String write(Match match) {
    StringBuilder seats = new StringBuilder();
    for (Seat seat : match.seats()) {
      seats.append(seats.isEmpty() ? "" : ",").append(seat.word());
    }
    int version = version(match);
    String line = version + " " + match.cursor() + " " + seats;
    return (version == VERSION ? line + " " + match.sent() : line)
        + "\n"
        + RecordText.write(match.record());
  }

  private static int version(Match match) {
    if (match.sent() > 0) {
      return VERSION;
    }
    for (Seat seat : match.seats()) {
      if (seat.isComputer() && seat != Seat.COMPUTER) {
        return LEVELS_VERSION;
      }
    }
    return PLAIN_VERSION;
  }

  /**
   * Total: any text is found to be something.
   *
   * @param setups reads the text of a set-up
   */
  public static Read read(String id, String text, Function<String, Parsed<Setup>> setups) {
    int end = text.indexOf('\n');
    if (end < 0 || end > LONGEST_LINE || text.length() > LONGEST) {
      return new Read.Damaged();
    }
    List<Words.Word> words = Words.words(text.substring(0, end));
    int version = words.isEmpty() ? -1 : Words.number(words.get(0).text());
    if (version > VERSION) {
      return new Read.Newer();
    }
    if (version < PLAIN_VERSION || words.size() != (version < VERSION ? 3 : 4)) {
      return new Read.Damaged();
    }
    Parsed<GameRecord> record = RecordText.parse(text.substring(end + 1), setups);
    if (record instanceof Parsed.Refused<GameRecord> refused) {
      return refused.reason().problem() == NotationProblem.NEWER_VERSION
          ? new Read.Newer()
          : new Read.Damaged();
    }
    int cursor = Words.number(words.get(1).text());
    List<Seat> seats = readSeats(words.get(2).text());
    int sent = version < VERSION ? 0 : Words.number(words.get(3).text());
    Match match = seats == null ? null : match(id, record.orThrow(), cursor, seats, sent);
    return match == null ? new Read.Damaged() : new Read.Whole(match);
  }

  private static @Nullable Match match(
      String id, GameRecord record, int cursor, List<Seat> seats, int sent) {
    int last = record.mainLine().size();
    boolean fits =
        seats.size() == record.setup().players() && isIn(cursor, last) && isIn(sent, last);
    return fits ? new Match(id, record, cursor, seats, Position.NONE, cursor < last, sent) : null;
  }

  private static boolean isIn(int plies, int last) {
    return plies >= 0 && plies <= last;
  }

  private static @Nullable List<Seat> readSeats(String text) {
    List<Seat> seats = new ArrayList<>();
    for (Words.Word word : Words.split(text, ',')) {
      Seat seat = Seat.ofWord(word.text());
      if (seat == null) {
        return null;
      }
      seats.add(seat);
    }
    return seats;
  }
}
