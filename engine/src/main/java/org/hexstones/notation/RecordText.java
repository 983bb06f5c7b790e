package org.hexstones.notation;

import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;

/**
 * Writes records in the newest version of the plain notation and reads every version there has
 * been.
 *
 * <p>A line break means no more than a space, so that a record can also stand on one line.
 */
public final class RecordText {
  /** The most characters of a text that is read; nothing is built from a longer one. */
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

  /** The same on one line, without a line break at its end and without a {@code #}. */
  public static String writeLine(GameRecord record) {
    return write(record).replace('\n', ' ').trim();
  }

  /** How many characters a comment has where a record is written, without its braces. */
  public static int commentLength(String comment) {
    return PlainText.write(comment, '{', '}').length() - 2;
  }

  /**
   * Reads a record and replays all of it through the rules. Total: any text gives a legal record or
   * the reason why not, with its place.
   *
   * @param setups reads the text of a set-up
   */
  public static Parsed<GameRecord> parse(String text, Function<String, Parsed<Setup>> setups) {
    return new RecordReading(text, setups).record();
  }
}
