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
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.hexstones.web.match.Clocks;
import org.hexstones.web.match.Lineage;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.TimeControl;
import org.jspecify.annotations.Nullable;

/**
 * A match as text: a line ({@link MatchHead}) and the record in the plain notation. A text may be
 * damaged, written by hand or by a newer version: it is bounded, replayed through the rules, and
 * read whole or not at all.
 */
public final class MatchCodec {
  private static final int LONGEST_LINE = 200;

  /** The maximum length of a text that is read. */
  public static final int LONGEST = RecordText.MAX_LENGTH + LONGEST_LINE;

  /** The record that was read last: the store and the tab's snapshot usually hold the same one. */
  private static String readText = "";

  private static @Nullable Parsed<GameRecord> read;

  private MatchCodec() {}

  /** The result of reading a text. */
  public sealed interface Read {
    /** The match; null unless the text was read whole. */
    default @Nullable Match match() {
      return null;
    }

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
    return (MatchHead.write(match) + "\n").concat(RECORDS.write(match.record()));
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
    String line = text.substring(0, end);
    if (MatchHead.isNewer(line)) {
      return new Read.Newer();
    }
    MatchHead head = MatchHead.read(line);
    if (head == null) {
      return new Read.Damaged();
    }
    Parsed<GameRecord> record = record(text.substring(end + 1), setups);
    Reason refusal = record.reason();
    if (refusal != null) {
      return refusal.problem() == NotationProblem.NEWER_VERSION
          ? new Read.Newer()
          : new Read.Damaged();
    }
    Match match = match(id, record.orThrow(), head);
    return match == null ? new Read.Damaged() : new Read.Whole(match);
  }

  private static Parsed<GameRecord> record(String text, Function<String, Parsed<Setup>> setups) {
    Parsed<GameRecord> known = read;
    if (known != null && readText.equals(text)) {
      return known;
    }
    return noted(text, RecordText.parse(text, setups));
  }

  private static Parsed<GameRecord> noted(String text, Parsed<GameRecord> record) {
    readText = text;
    read = record;
    return record;
  }

  /**
   * Reads the record of a text in slices. {@link #read} of a text with that record is quick then.
   *
   * @param then runs at the end, whatever the text is
   */
  static void readAhead(
      String text, Function<String, Parsed<Setup>> setups, Scheduler scheduler, Runnable then) {
    scheduler.inSlices(new Ahead(text, setups)::goOn, then);
  }

  /** Reads the record of a text in slices. {@link #read} of that text is quick after the last. */
  static final class Ahead {
    private final String record;
    private final RecordReading reading;

    Ahead(String text, Function<String, Parsed<Setup>> setups) {
      record = text.substring(text.indexOf('\n') + 1);
      reading = new RecordReading(record, setups);
    }

    /** Reads for a fraction of a millisecond. Returns whether there is more to read. */
    boolean goOn() {
      boolean more = reading.goOn();
      if (!more) {
        noted(record, reading.result());
      }
      return more;
    }
  }

  private static @Nullable Match match(String id, GameRecord record, MatchHead head) {
    if (!head.fits(record)) {
      return null;
    }
    boolean waits = head.cursor() < record.mainLine().size();
    Match match =
        new Match(
            id,
            record,
            head.cursor(),
            head.seats(),
            Position.NONE,
            waits,
            head.sent(),
            Clocks.NONE,
            new Lineage());
    if (head.clocks().isEmpty()) {
      return match;
    }
    Clocks clocks = readClocks(head.clocks().get(0), head.clocks().get(1), match.seats().size());
    // The clocks stay paused until the player is back.
    return clocks == null ? null : match.withClocks(clocks).withPaused(true);
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
}
