package org.hexstones.notation.link;

import org.jspecify.annotations.Nullable;

/** Numbers in letters and digits, the only characters in a link that no program changes. */
final class Base62 {
  static final int RADIX = 62;

  private static final String ALPHABET =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

  private Base62() {}

  /** The number of digits that are converted together. */
  private static final int GROUP = 4;

  private static final int GROUP_RADIX = RADIX * RADIX * RADIX * RADIX;

  /** Writes a number, the highest digit first. This changes the number to 0. */
  static String write(Limbs number) {
    StringBuilder text = new StringBuilder();
    while (takeGroup(number, text)) {
      // The condition does the work.
    }
    return text.reverse().toString();
  }

  /** Moves some of the lowest digits, the lowest first. Returns false if the number was 0. */
  static boolean takeGroup(Limbs number, StringBuilder into) {
    if (number.isZero()) {
      return false;
    }
    int group = number.divide(GROUP_RADIX);
    for (int i = 0; i < GROUP && (group > 0 || !number.isZero()); i++) {
      into.append(ALPHABET.charAt(group % RADIX));
      group /= RADIX;
    }
    return true;
  }

  static boolean isDigit(char c) {
    return ALPHABET.indexOf(c) >= 0;
  }

  /** Reads a number. Returns null if a character is no digit. */
  static @Nullable Limbs read(String text) {
    Limbs number = new Limbs(0);
    for (int i = 0; i < text.length(); ) {
      int radix = 1;
      int group = 0;
      for (int end = Math.min(text.length(), i + GROUP); i < end; i++) {
        int digit = ALPHABET.indexOf(text.charAt(i));
        if (digit < 0) {
          return null;
        }
        group = group * RADIX + digit;
        radix *= RADIX;
      }
      number.multiplyAdd(radix, group);
    }
    return number;
  }

  /** A checksum of three characters: the 32-bit FNV-1a hash (Fowler, Noll and Vo), modulo 62³. */
  static String check(String text) {
    int hash = 0x811C9DC5;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * 0x01000193;
    }
    int rest = (hash ^ (hash >>> 16)) & 0x7FFFFFFF;
    StringBuilder check = new StringBuilder();
    for (int i = 0; i < 3; i++) {
      check.append(ALPHABET.charAt(rest % RADIX));
      rest /= RADIX;
    }
    return check.toString();
  }
}
