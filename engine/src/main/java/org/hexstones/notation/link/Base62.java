package org.hexstones.notation.link;

/** Numbers in letters and digits, the only characters in a link that no program changes. */
final class Base62 {
  static final int RADIX = 62;

  private static final String ALPHABET =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

  /** The hash of the empty text. */
  static final int EMPTY_HASH = 0x811C9DC5;

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

  /**
   * Appends some of a number's digits, from an index, to the number of the digits before them.
   * Returns the index after them.
   *
   * @param digits a text of digits alone
   */
  static int append(Limbs number, String digits, int from) {
    int radix = 1;
    int group = 0;
    int end = Math.min(digits.length(), from + GROUP);
    for (int i = from; i < end; i++) {
      group = group * RADIX + ALPHABET.indexOf(digits.charAt(i));
      radix *= RADIX;
    }
    number.multiplyAdd(radix, group);
    return end;
  }

  /** A checksum of three characters: the 32-bit FNV-1a hash (Fowler, Noll and Vo), modulo 62³. */
  static String check(String text) {
    int hash = EMPTY_HASH;
    for (int i = 0; i < text.length(); i++) {
      hash = hash(hash, text.charAt(i));
    }
    return check(hash);
  }

  /** The hash of a text with one more character. */
  static int hash(int hash, char next) {
    return (hash ^ next) * 0x01000193;
  }

  /** The checksum of the text with a hash. */
  static String check(int hash) {
    int rest = (hash ^ (hash >>> 16)) & 0x7FFFFFFF;
    StringBuilder check = new StringBuilder();
    for (int i = 0; i < 3; i++) {
      check.append(ALPHABET.charAt(rest % RADIX));
      rest /= RADIX;
    }
    return check.toString();
  }
}
