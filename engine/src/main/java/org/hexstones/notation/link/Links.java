package org.hexstones.notation.link;

import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.jspecify.annotations.Nullable;

/**
 * Writes links by the newest version and reads every version there has been. A link is a version
 * digit, the number, and three characters of check over both; letters and digits only.
 */
public final class Links {
  /** No link is longer; nothing is built from a longer text. */
  public static final int MAX_LENGTH = 8_000;

  /** What stands before a link in an address. */
  public static final String FRAGMENT = "#g=";

  /** What stands before a link that is to be opened on the analysis board. */
  public static final String STUDY = "#study=";

  static final int CHECK_LENGTH = 3;
  static final char NEWEST = '1';

  private Links() {}

  /** The link of a record, without any address before it; it may be too long to be read. */
  public static String write(GameRecord record) {
    String link = new LinkWriting(record, new DigitWriter()).link();
    if (link == null) {
      throw new IllegalStateException("a writer without a bound is never full");
    }
    return link;
  }

  /**
   * The link of a record, or null where it would be too long to be read: nothing is done with more
   * of the record than a link holds.
   */
  public static @Nullable String writeShort(GameRecord record) {
    return new LinkWriting(record).link();
  }

  /**
   * Reads a link whole: the record has been replayed through the rules.
   *
   * @param setups reads the text of a set-up
   */
  public static Parsed<GameRecord> read(String link, Function<String, Parsed<Setup>> setups) {
    return new LinkReading(link, setups).record();
  }
}
