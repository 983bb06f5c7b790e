package org.hexstones.web.live;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The text of a game in a code. Frequent pieces of set-ups become {@code $} and a letter, spaces
 * become {@code +}, and what an address may not contain becomes {@code %} and two hexadecimal
 * digits.
 */
final class GameWords {
  private static final String PLAIN = "-_.:=,*~()/";

  /** Their places are their letters: a piece is only added at the end, and never removed. */
  private static final List<String> PIECES =
      List.of(
          "hexhex:",
          "hexagon:",
          "triangle:",
          " stars=",
          "perimeter",
          "corners",
          "triangle",
          "centre",
          " balance=",
          "pie",
          "komi",
          " misere=on",
          " players=",
          "+",
          "*");

  private GameWords() {}

  /** The number of the piece that begins at a place of a text, or -1. */
  private static int pieceAt(String text, int at) {
    for (int piece = 0; piece < PIECES.size(); piece++) {
      if (text.startsWith(PIECES.get(piece), at)) {
        return piece;
      }
    }
    return -1;
  }

  static String encode(String text) {
    StringBuilder code = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int piece = pieceAt(text, i);
      if (piece >= 0) {
        code.append('$').append((char) ('a' + piece));
        i += PIECES.get(piece).length() - 1;
      } else if (c == ' ') {
        code.append('+');
      } else if (isPlain(c)) {
        code.append(c);
      } else {
        code.append('%');
        Hex.append(code, c & 255);
      }
    }
    return code.toString();
  }

  /** The text; null if the code contains anything that is never written. */
  static @Nullable String decode(String code) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < code.length(); i++) {
      char c = code.charAt(i);
      if (c == '+') {
        text.append(' ');
      } else if (isPlain(c)) {
        text.append(c);
      } else if (c == '$') {
        int piece = i + 1 < code.length() ? code.charAt(i + 1) - 'a' : -1;
        if (piece < 0 || piece >= PIECES.size()) {
          return null;
        }
        text.append(PIECES.get(piece));
        i++;
      } else {
        var value =
            c == '%' && i + 2 < code.length() ? Hex.bytes(code.substring(i + 1, i + 3)) : null;
        if (value == null || value.get(0) <= ' ' || value.get(0) > '~') {
          return null;
        }
        text.append((char) value.get(0).intValue());
        i += 2;
      }
    }
    return text.toString();
  }

  private static boolean isPlain(char c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || PLAIN.indexOf(c) >= 0;
  }
}
