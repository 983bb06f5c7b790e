package org.hexstones.notation.link;

import org.jspecify.annotations.Nullable;

/** Numbers in letters and digits, the only characters that every program leaves alone in a link. */
final class Base62 {
  static final int RADIX = 62;

  private static final String ALPHABET =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

  private Base62() {}

  /** So many digits are taken at a time. */
  private static final int GROUP = 4;

  private static final int GROUP_RADIX = RADIX * RADIX * RADIX * RADIX;

  /** Writes a number, which is used up, highest digit first. */
  static String write(Limbs number) {
    StringBuilder text = new StringBuilder();
    while (takeGroup(number, text)) {
      // Until all is written.
    }
    return text.reverse().toString();
  }

  /** Takes some of the lowest digits, the lowest first; whether there were any. */
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

  /** Reads a number, or null where a character is no digit. */
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

  /**
   * Three characters that change when the text does: the 32-bit FNV-1a hash of Fowler, Noll and Vo,
   * modulo 62³.
   */
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
