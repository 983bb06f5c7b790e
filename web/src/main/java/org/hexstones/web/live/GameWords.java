package org.hexstones.web.live;

import org.jspecify.annotations.Nullable;

/**
 * The text of a game in a code. Spaces become {@code +}; what an address may not contain becomes
 * {@code %} and two hexadecimal digits.
 */
final class GameWords {
  private static final String PLAIN = "-_.:=,*~()/";

  private GameWords() {}

  static String encode(String text) {
    StringBuilder code = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == ' ') {
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
