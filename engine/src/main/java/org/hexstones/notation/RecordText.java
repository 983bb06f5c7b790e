package org.hexstones.notation;

import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;

/**
 * Writes records in the newest version of the plain notation, and reads all versions.
 *
 * <p>A line break means the same as a space, so that a record can also be on one line.
 */
public final class RecordText {
  /** The maximum length of a text, in characters. Longer ones are refused without reading them. */
  public static final int MAX_LENGTH = 400_000;

  public static final String HEADER = "hexstones";
  static final int NEWEST = 1;

  private RecordText() {}

  /**
   * A record as a text of several lines.
   *
   * @param record must be legal ({@link GameRecord#check})
   */
  public static String write(GameRecord record) {
    return new RecordWriter().write(record);
  }

  /** A record on one line, without a line break at the end, and without any {@code #}. */
  public static String writeLine(GameRecord record) {
    return write(record).replace('\n', ' ').trim();
  }

  /** The length of a comment in the text of a record, without its braces. */
  public static int commentLength(String comment) {
    return PlainText.length(comment);
  }

  /**
   * Reads a record and replays all of it through the rules. For every text it returns a legal
   * record, or a refusal with the place of the problem. It throws no exception.
   *
   * @param setups reads the text of a set-up
   */
  public static Parsed<GameRecord> parse(String text, Function<String, Parsed<Setup>> setups) {
    return new RecordReading(text, setups).result();
  }
}
