package org.hexstones.notation.link;

import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
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

  private static final int CHECK_LENGTH = 3;
  private static final char NEWEST = '1';

  private Links() {}

  /** The link of a record, without any address before it; it may be too long to be read. */
  public static String write(GameRecord record) {
    return write(record, new DigitWriter());
  }

  /**
   * The link of a record, or null where it would be too long to be read: nothing is done with more
   * of the record than a link holds.
   */
  public static @Nullable String writeShort(GameRecord record) {
    try {
      // A character holds less than six bits.
      String link = write(record, new DigitWriter(6 * MAX_LENGTH));
      return link.length() > MAX_LENGTH ? null : link;
    } catch (DigitWriter.Full full) {
      return null;
    }
  }

  private static String write(GameRecord record, DigitWriter digits) {
    new LinkV1(digits).write(record);
    String body = NEWEST + Base62.write(digits.number());
    return body + Base62.check(body);
  }

  /**
   * Reads a link whole: the record has been replayed through the rules.
   *
   * @param setups reads the text of a set-up
   */
  public static Parsed<GameRecord> read(String link, Function<String, Parsed<Setup>> setups) {
    if (link.length() > MAX_LENGTH) {
      return Parsed.refused(LinkProblem.TOO_LONG, MAX_LENGTH);
    }
    if (link.length() < 2 + CHECK_LENGTH) {
      return Parsed.refused(link.isEmpty() ? LinkProblem.EMPTY : LinkProblem.DAMAGED);
    }
    for (int i = 0; i < link.length(); i++) {
      if (!Base62.isDigit(link.charAt(i))) {
        return Parsed.refused(Reason.of(LinkProblem.BAD_CHARACTER, link.charAt(i)).at(i));
      }
    }
    String body = link.substring(0, link.length() - CHECK_LENGTH);
    if (!Base62.check(body).equals(link.substring(body.length()))) {
      return Parsed.refused(LinkProblem.DAMAGED);
    }
    char version = link.charAt(0);
    Limbs number = Base62.read(body.substring(1));
    if (version != NEWEST || number == null) {
      return Parsed.refused(LinkProblem.NEWER_VERSION, version, NEWEST);
    }
    return LinkV1.read(new DigitReader(number), setups);
  }
}
