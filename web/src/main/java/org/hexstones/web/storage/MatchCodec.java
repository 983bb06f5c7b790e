package org.hexstones.web.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.notation.NotationProblem;
import org.hexstones.notation.RecordReading;
import org.hexstones.notation.RecordText;
import org.hexstones.notation.RecordWriter;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Words;
import org.hexstones.web.match.Clocks;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.jspecify.annotations.Nullable;

/**
 * A match as text. The first line has the version, the cursor and the seats, from version 3 the
 * number of sent moves, and from version 4 the clocks. The record follows in the plain notation. A
 * text may be damaged, written by hand or by a newer version: it is bounded, replayed through the
 * rules, and read whole or not at all.
 */
public final class MatchCodec {
  /**
   * The version without levels of computers. A match that needs none still uses it, for older
   * programs.
   */
  private static final int PLAIN_VERSION = 1;

  private static final int LEVELS_VERSION = 2;
  private static final int SENT_VERSION = 3;
  private static final int VERSION = 4;
  private static final int LONGEST_LINE = 200;

  /** The maximum length of a text that is read. */
  public static final int LONGEST = RecordText.MAX_LENGTH + LONGEST_LINE;

  /** The record that was read last: the store and the tab's snapshot usually hold the same one. */
  private static String readText = "";

  private static @Nullable GameRecord read;

  private MatchCodec() {}

  /** The result of reading a text. */
  public sealed interface Read {
    record Whole(Match match) implements Read {}

    record Damaged() implements Read {}

    /** The text has a version that this program does not know. */
    record Newer() implements Read {}
  }

  /** The match that was written last: the same text goes to the store and to the tab's snapshot. */
  private static @Nullable Match last;

  private static String lastText = "";

  /** Most matches that are written are the one before with a move or a letter more. */
  private static final RecordWriter RECORDS = new RecordWriter();

  // Identity suffices: an equal match that is another object only costs time.
  @SuppressWarnings("ReferenceEquality")
  public static String write(Match match) {
    if (match != last) {
      lastText = text(match);
      last = match;
    }
    return lastText;
  }

  private static String text(Match match) {
    StringBuilder seats = new StringBuilder();
    for (Seat seat : match.seats()) {
      seats.append(seats.isEmpty() ? "" : ",").append(seat.word());
    }
    int version = version(match);
    String line = version + " " + match.cursor() + " " + seats;
    String first =
        (version < SENT_VERSION ? line : line + " " + match.sent()) + clocks(match.clocks()) + "\n";
    return first.concat(RECORDS.write(match.record()));
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

  /**
   * Reads any text, and never throws.
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
    int most = version < SENT_VERSION ? 3 : version < VERSION ? 4 : 6;
    if (version < PLAIN_VERSION || words.size() != most) {
      return new Read.Damaged();
    }
    Parsed<GameRecord> record = record(text.substring(end + 1), setups);
    if (record instanceof Parsed.Refused<GameRecord> refused) {
      return refused.reason().problem() == NotationProblem.NEWER_VERSION
          ? new Read.Newer()
          : new Read.Damaged();
    }
    int cursor = Words.number(words.get(1).text());
    List<Seat> seats = readSeats(words.get(2).text());
    int sent = version < SENT_VERSION ? 0 : Words.number(words.get(3).text());
    Match match = seats == null ? null : match(id, record.orThrow(), cursor, seats, sent);
    if (match == null || version < VERSION) {
      return match == null ? new Read.Damaged() : new Read.Whole(match);
    }
    Clocks clocks = readClocks(words.get(4).text(), words.get(5).text(), match.seats().size());
    // The clocks stay paused until the player is back.
    return clocks == null
        ? new Read.Damaged()
        : new Read.Whole(match.withClocks(clocks).withPaused(true));
  }

  private static Parsed<GameRecord> record(String text, Function<String, Parsed<Setup>> setups) {
    GameRecord known = read;
    if (known != null && readText.equals(text)) {
      return Parsed.ok(known);
    }
    return noted(text, RecordText.parse(text, setups));
  }

  private static Parsed<GameRecord> noted(String text, Parsed<GameRecord> record) {
    if (record instanceof Parsed.Ok<GameRecord> ok) {
      readText = text;
      read = ok.value();
    }
    return record;
  }

  /**
   * Reads the record of a text in slices. {@link #read} of a text with that record is quick then.
   *
   * @param then runs at the end, whatever the text is
   */
  static void readAhead(
      String text, Function<String, Parsed<Setup>> setups, Scheduler scheduler, Runnable then) {
    String record = text.substring(text.indexOf('\n') + 1);
    RecordReading reading = new RecordReading(record, setups);
    scheduler.inSlices(
        reading::goOn,
        () -> {
          noted(record, reading.record());
          then.run();
        });
  }

  private static @Nullable Match match(
      String id, GameRecord record, int cursor, List<Seat> seats, int sent) {
    int last = record.mainLine().size();
    boolean fits =
        seats.size() == record.setup().players() && isIn(cursor, last) && isIn(sent, last);
    return fits
        ? new Match(id, record, cursor, seats, Position.NONE, cursor < last, sent, Clocks.NONE)
        : null;
  }

  private static boolean isIn(int plies, int last) {
    return plies >= 0 && plies <= last;
  }

  private static @Nullable Clocks readClocks(String control, String text, int players) {
    TimeControl read = TimeControl.read(control);
    List<Integer> left = new ArrayList<>();
    for (Words.Word word : Words.split(text, ',')) {
      left.add(Words.number(word.text()));
    }
    boolean whole = read != null && !read.isNone() && left.size() == players;
    return whole && read != null && !left.contains(-1) ? new Clocks(read, left) : null;
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
