package org.hexstones.notation.file;

import org.hexstones.game.GameRecord;
import org.hexstones.notation.RecordText;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Words;

/**
 * A game inside an SVG picture: the plain notation as the text of the element {@code metadata} with
 * the id {@code hexstones}. Everything else in the picture is ignored.
 */
public final class SvgGame {
  /** The id of the element that contains the game. */
  public static final String ID = "hexstones";

  private static final String OPEN = "<metadata";
  private static final String CLOSE = "</metadata";

  /** The maximum length of a character reference, which is the last character in decimal. */
  private static final int LONGEST_REFERENCE = 10;

  private SvgGame() {}

  /** The text of the element, without the escapes of XML. */
  public static String text(GameRecord record) {
    // XML cannot contain these two characters. They occur only in texts, which have escapes for
    // them.
    return RecordText.write(record).replace("\uFFFE", "\\ufffe").replace("\uFFFF", "\\uffff");
  }

  /** The text of the game in a picture, or a refusal if there is none. */
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
        // An XML escape has at most six characters for one.
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

  /** The character of a reference, or -1 if it is invalid. */
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
