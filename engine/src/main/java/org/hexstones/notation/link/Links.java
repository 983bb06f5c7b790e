package org.hexstones.notation.link;

import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.jspecify.annotations.Nullable;

/**
 * Writes links in the newest version, and reads all versions. A link is a version digit, the
 * number, and three characters of a checksum of both. It contains only letters and digits.
 */
public final class Links {
  /** The maximum length of a link. Longer texts are refused without reading them. */
  public static final int MAX_LENGTH = 8_000;

  /** The number of characters of a {@link #check}. */
  public static final int CHECK_LENGTH = 3;

  static final char NEWEST = '1';

  private Links() {}

  /** A check of a text: letters and digits that are others if a part of it is lost or changed. */
  public static String check(String text) {
    return Base62.check(text);
  }

  /**
   * The link of a record, without an address before it. It may be longer than {@link #MAX_LENGTH}.
   */
  public static String write(GameRecord record) {
    String link = new LinkWriting(record, new DigitWriter()).link();
    if (link == null) {
      throw new IllegalStateException("a writer without a bound is never full");
    }
    return link;
  }

  /**
   * The link of a record, or null if it would be longer than {@link #MAX_LENGTH}. It stops as soon
   * as the link is certainly too long.
   */
  public static @Nullable String writeShort(GameRecord record) {
    return new LinkWriting(record).link();
  }

  /**
   * Reads a link and replays its record through the rules.
   *
   * @param setups reads the text of a set-up
   */
  public static Parsed<GameRecord> read(String link, Function<String, Parsed<Setup>> setups) {
    return new LinkReading(link, setups).result();
  }
}
