package org.hexstones.notation.file;

import org.hexstones.game.GameRecord;
import org.hexstones.notation.RecordText;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Words;

/**
 * The game inside an SVG picture: the plain notation as the text of its element {@code metadata}
 * with the identifier {@code hexstones}. Nothing else of the picture is looked at.
 */
public final class SvgGame {
  /** The identifier of the element that holds the game. */
  public static final String ID = "hexstones";

  private static final String OPEN = "<metadata";
  private static final String CLOSE = "</metadata";

  /** The longest character reference that is read: the last character in decimal. */
  private static final int LONGEST_REFERENCE = 10;

  private SvgGame() {}

  /** The text of that element, before it is escaped as any text in XML. */
  public static String text(GameRecord record) {
    // XML has no way to write these two; they stand in texts only, where they can be escaped.
    return RecordText.write(record).replace("\uFFFE", "\\ufffe").replace("\uFFFF", "\\uffff");
  }

  /** The text of the game in a picture, or why there is none. */
  static Parsed<String> find(String svg) {
    int tagEnd = 0;
    for (int at = svg.indexOf(OPEN); at >= 0; at = svg.indexOf(OPEN, tagEnd)) {
      tagEnd = svg.indexOf('>', at);
      if (tagEnd < 0) {
        break;
      }
      if (isOurs(svg.substring(at, tagEnd))) {
        int end = svg.indexOf(CLOSE, tagEnd);
        if (end < 0) {
          break;
        }
        // An escape makes six characters of one at most.
        if (end - tagEnd > 6 * RecordText.MAX_LENGTH) {
          return Parsed.refused(FileProblem.DAMAGED);
        }
        return unescaped(svg, tagEnd + 1, end);
      }
    }
    return Parsed.refused(
        svg.indexOf("<svg") >= 0 ? FileProblem.NO_GAME_INSIDE : FileProblem.NOT_A_GAME);
  }

  private static boolean isOurs(String tag) {
    return tag.contains("id=\"" + ID + "\"") || tag.contains("id='" + ID + "'");
  }

  private static Parsed<String> unescaped(String svg, int from, int to) {
    StringBuilder text = new StringBuilder();
    int at = from;
    while (at < to) {
      char c = svg.charAt(at);
      if (c == '<') {
        return Parsed.refused(FileProblem.DAMAGED);
      }
      if (c != '&') {
        text.append(c);
        at++;
        continue;
      }
      int end = svg.indexOf(';', at);
      int code =
          end < 0 || end >= to || end - at > LONGEST_REFERENCE
              ? -1
              : reference(svg.substring(at + 1, end));
      if (code < 0) {
        return Parsed.refused(FileProblem.DAMAGED);
      }
      text.appendCodePoint(code);
      at = end + 1;
    }
    return Parsed.ok(text.toString());
  }

  /** The character that a reference stands for, or -1. */
  private static int reference(String name) {
    int code =
        switch (name) {
          case "amp" -> '&';
          case "lt" -> '<';
          case "gt" -> '>';
          case "quot" -> '"';
          case "apos" -> '\'';
          default -> name.startsWith("#") ? Words.number(name.substring(1)) : -1;
        };
    boolean character = code > 0 && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
    return character ? code : -1;
  }
}
