package org.hexstones.web.live;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Bytes as hexadecimal digits, two for each. */
final class Hex {
  private static final String DIGITS = "0123456789abcdef";
  private static final String UPPER = "0123456789ABCDEF";

  private Hex() {}

  static void append(StringBuilder text, int value) {
    text.append(DIGITS.charAt(value >> 4)).append(DIGITS.charAt(value & 15));
  }

  /** As SDP requires it for fingerprints. */
  static void appendUpper(StringBuilder text, int value) {
    text.append(UPPER.charAt(value >> 4)).append(UPPER.charAt(value & 15));
  }

  /** Reads an even number of digits of either case; null if anything else is among them. */
  static @Nullable List<Integer> bytes(String digits) {
    List<Integer> bytes = new ArrayList<>();
    for (int i = 0; i + 1 < digits.length(); i += 2) {
      int high = digit(digits.charAt(i));
      int low = digit(digits.charAt(i + 1));
      if (high < 0 || low < 0) {
        return null;
      }
      bytes.add(16 * high + low);
    }
    return bytes;
  }

  private static int digit(char c) {
    return DIGITS.indexOf(c >= 'A' && c <= 'F' ? (char) (c + 'a' - 'A') : c);
  }
}
