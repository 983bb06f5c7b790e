package org.hexstones.notation.file;

import java.util.Objects;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.RecordText;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reading;
import org.hexstones.parse.Words;
import org.jspecify.annotations.Nullable;

/**
 * A game inside an SVG picture: the plain notation as the text of the element {@code metadata} with
 * the id {@code hexstones}. Everything else in the picture is ignored.
 */
public final class SvgGame {
  /** The id of the element that contains the game. */
  public static final String ID = "hexstones";

  /** The maximum length of a character reference, which is the last character in decimal. */
  private static final int LONGEST_REFERENCE = 10;

  private SvgGame() {}

  /** The text of the element, without the escapes of XML. */
  public static String text(GameRecord record) {
    // XML cannot contain these two characters. They occur only in texts, which have escapes for
    // them.
    return RecordText.write(record).replace("\uFFFE", "\\ufffe").replace("\uFFFF", "\\uffff");
  }

  /** Begins to look for the text of the game in a picture. */
  static Reading<String> reading(String svg) {
    return new Search(svg);
  }

  private static boolean isOurs(String tag) {
    return tag.contains("id=\"" + ID + "\"") || tag.contains("id='" + ID + "'");
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

  /** Looks for the element, and reads its text. */
  private static final class Search implements Reading<String> {
    private static final int CHARACTERS = 8_000;
    private static final int NOWHERE = -1;
    private static final int NOT_YET = -2;

    /** What is looked for. */
    private enum Sought {
      OPEN("<metadata"),
      TAG_END(">"),
      CLOSE("</metadata"),
      /** Any picture, where there is no game. */
      PICTURE("<svg");

      private final String text;

      Sought(String text) {
        this.text = text;
      }
    }

    private final String svg;
    private Sought sought = Sought.OPEN;

    /** The index up to which nothing was found; within the text its index. */
    private int at;

    /** The index of the element's tag; then of its text. */
    private int begin;

    /** The end of the text; negative before it is known. */
    private int end = NOWHERE;

    private final StringBuilder text = new StringBuilder();
    private @Nullable Parsed<String> result;

    Search(String svg) {
      this.svg = svg;
    }

    @Override
    public boolean goOn() {
      if (result == null && end < 0) {
        seek();
      } else if (result == null) {
        unescape();
      }
      return result == null;
    }

    @Override
    public Parsed<String> result() {
      while (goOn()) {
        // The condition does the work.
      }
      return Objects.requireNonNull(result);
    }

    private void seek() {
      int found = find();
      if (found == NOT_YET) {
        return;
      }
      switch (sought) {
        case OPEN -> {
          begin = found;
          next(found, Sought.TAG_END);
        }
        case TAG_END -> {
          boolean ours = found >= 0 && isOurs(svg.substring(begin, found));
          next(found, ours ? Sought.CLOSE : Sought.OPEN);
          begin = found + 1;
        }
        case CLOSE -> {
          next(found, Sought.CLOSE);
          // An XML escape has at most six characters for one.
          if (found - begin + 1 > 6 * RecordText.MAX_LENGTH) {
            result = Parsed.refused(FileProblem.DAMAGED);
          }
          at = found < 0 ? at : begin;
          end = found;
        }
        case PICTURE ->
            result =
                Parsed.refused(found < 0 ? FileProblem.NOT_A_GAME : FileProblem.NO_GAME_INSIDE);
      }
    }

    /** Goes on from where something was found; if it was not, there is no game. */
    private void next(int found, Sought then) {
      at = Math.max(0, found);
      sought = found < 0 ? Sought.PICTURE : then;
    }

    /** Looks at a part. Returns the index of what is looked for. */
    private int find() {
      int to = Math.min(svg.length(), at + CHARACTERS + sought.text.length());
      int found = svg.substring(at, to).indexOf(sought.text);
      if (found >= 0) {
        return at + found;
      }
      at += CHARACTERS;
      return to == svg.length() ? NOWHERE : NOT_YET;
    }

    private void unescape() {
      for (int to = Math.min(end, at + CHARACTERS); at < to && result == null; ) {
        char c = svg.charAt(at);
        if (c != '&' && c != '<') {
          text.append(c);
          at++;
          continue;
        }
        int length = svg.substring(at, Math.min(end, at + LONGEST_REFERENCE + 1)).indexOf(';');
        int code = c == '<' || length < 0 ? -1 : reference(svg.substring(at + 1, at + length));
        if (code < 0) {
          result = Parsed.refused(FileProblem.DAMAGED);
        } else {
          text.appendCodePoint(code);
          at += length + 1;
        }
      }
      if (at == end && result == null) {
        result = Parsed.ok(text.toString());
      }
    }
  }
}
