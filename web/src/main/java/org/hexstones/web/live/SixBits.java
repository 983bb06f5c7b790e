package org.hexstones.web.live;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Bytes as characters of six bits, in the alphabet of base64url without padding (RFC 4648). */
final class SixBits {
  private static final String ALPHABET =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

  private SixBits() {}

  static String write(List<Integer> bytes) {
    StringBuilder text = new StringBuilder();
    int bits = 0;
    int held = 0;
    for (int value : bytes) {
      held = (held << 8 | value) & 0xffff;
      bits += 8;
      while (bits >= 6) {
        bits -= 6;
        text.append(ALPHABET.charAt(held >> bits & 63));
      }
    }
    if (bits > 0) {
      text.append(ALPHABET.charAt(held << (6 - bits) & 63));
    }
    return text.toString();
  }

  /** Reads so many bytes; null if the text has another length, other characters or spare bits. */
  static @Nullable List<Integer> read(String text, int count) {
    List<Integer> bytes = new ArrayList<>();
    int bits = 0;
    int held = 0;
    for (int i = 0; i < text.length(); i++) {
      int value = ALPHABET.indexOf(text.charAt(i));
      if (value < 0) {
        return null;
      }
      held = (held << 6 | value) & 0xffff;
      bits += 6;
      if (bits >= 8) {
        bits -= 8;
        bytes.add(held >> bits & 255);
      }
    }
    boolean spare = bits >= 6 || (held & ((1 << bits) - 1)) != 0;
    return bytes.size() == count && !spare ? bytes : null;
  }

  /** Whether a text has characters of the alphabet only. */
  static boolean isText(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (ALPHABET.indexOf(text.charAt(i)) < 0) {
        return false;
      }
    }
    return true;
  }

  /** The number of a character, from 0 to 63, or -1. */
  static int value(char c) {
    return ALPHABET.indexOf(c);
  }

  static char character(int value) {
    return ALPHABET.charAt(value);
  }
}
