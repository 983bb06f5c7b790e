package org.hexstones.web.raster;

/**
 * Compresses bytes (RFC 1950 and 1951), for pictures with large areas of one colour: it looks for
 * repetitions at two distances only, and uses the fixed codes.
 */
final class Deflate {
  private static final int SHORTEST = 3;
  private static final int LONGEST = 258;
  private static final int END = 256;

  /** The modulus of the checksum, and how many bytes can be added before it is needed. */
  private static final int ADLER = 65_521;

  private static final int BLOCK = 3_800;

  private final Bytes out = new Bytes();
  private int bits;
  private int size;

  private Deflate() {}

  /**
   * The compressed bytes.
   *
   * @param near the distance from a pixel to the one before it, in bytes
   * @param far the distance to the one above it
   */
  static Bytes of(byte[] bytes, int near, int far) {
    Deflate deflate = new Deflate();
    deflate.out.add(0x78, 0x01);
    // The last block, with the fixed codes.
    deflate.add(1, 1);
    deflate.add(1, 2);
    int at = 0;
    while (at < bytes.length) {
      int above = repeated(bytes, at, far);
      int beside = above == LONGEST ? 0 : repeated(bytes, at, near);
      int length = Math.max(above, beside);
      if (length < SHORTEST) {
        deflate.symbol(bytes[at++] & 255);
      } else {
        deflate.repetition(length, beside > above ? near : far);
        at += length;
      }
    }
    deflate.symbol(END);
    deflate.add(0, 7);
    PngEncoder.addNumber(deflate.out, checksum(bytes));
    return deflate.out;
  }

  /** How many bytes are equal to those at a distance before them. */
  private static int repeated(byte[] bytes, int at, int distance) {
    int most = at < distance ? 0 : Math.min(LONGEST, bytes.length - at);
    int length = 0;
    while (length < most && bytes[at + length] == bytes[at + length - distance]) {
      length++;
    }
    return length;
  }

  private void repetition(int length, int distance) {
    int over = length - SHORTEST;
    if (length == LONGEST) {
      symbol(285);
    } else {
      int more = extra(over, 2);
      symbol(257 + 4 * more + (over >> more));
      add(over & ((1 << more) - 1), more);
    }
    int before = distance - 1;
    int more = extra(before, 1);
    code(2 * more + (before >> more), 5);
    add(before & ((1 << more) - 1), more);
  }

  /** The number of bits that follow a code: all but the highest ones of a number. */
  private static int extra(int number, int highest) {
    return Math.max(0, 31 - highest - Integer.numberOfLeadingZeros(number));
  }

  /** Adds a byte, a length or the end by its fixed code. */
  private void symbol(int symbol) {
    if (symbol < 144) {
      code(0x30 + symbol, 8);
    } else if (symbol < 256) {
      code(0x190 + symbol - 144, 9);
    } else if (symbol < 280) {
      code(symbol - 256, 7);
    } else {
      code(0xC0 + symbol - 280, 8);
    }
  }

  /** Adds a code, whose highest bit comes first. */
  private void code(int code, int length) {
    for (int i = length - 1; i >= 0; i--) {
      add((code >> i) & 1, 1);
    }
  }

  /** Adds bits, the lowest first. */
  private void add(int more, int number) {
    bits |= more << size;
    size += number;
    for (; size >= 8; size -= 8) {
      out.add(bits & 255);
      bits >>>= 8;
    }
  }

  private static int checksum(byte[] bytes) {
    int sum = 1;
    int sums = 0;
    for (int i = 0; i < bytes.length; i++) {
      sum += bytes[i] & 255;
      sums += sum;
      if (i % BLOCK == BLOCK - 1) {
        sum %= ADLER;
        sums %= ADLER;
      }
    }
    return (sums % ADLER) << 16 | sum % ADLER;
  }
}
