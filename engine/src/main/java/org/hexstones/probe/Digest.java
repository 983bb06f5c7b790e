package org.hexstones.probe;

/**
 * A digest of ints in 64 bits: the hash of Fowler, Noll and Vo (FNV-1a), twice, over ints. Every
 * bit depends on all of them.
 */
final class Digest {
  private static final int PRIME = 16777619;

  private int one = 0x811C9DC5;
  private int other = 0x01000193;

  void fold(int value) {
    one = (one ^ value) * PRIME;
    one ^= one >>> 15;
    other = (other + value) * PRIME;
    other ^= other >>> 13;
  }

  /** The digest so far in sixteen hexadecimal digits. */
  String hex() {
    return hex(one) + hex(other);
  }

  private static String hex(int value) {
    StringBuilder digits = new StringBuilder();
    for (int shift = 28; shift >= 0; shift -= 4) {
      digits.append("0123456789abcdef".charAt(value >>> shift & 15));
    }
    return digits.toString();
  }
}
