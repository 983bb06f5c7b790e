package org.hexstones.notation.file;

/** The checksum of PNG chunks: CRC-32 with the polynomial 0xEDB88320 (ISO 3309). */
public final class Crc32 {
  private int crc = -1;

  /** The checksum of a range of bytes. */
  public static int of(byte[] bytes, int from, int to) {
    Crc32 sum = new Crc32();
    sum.add(bytes, from, to);
    return sum.value();
  }

  /** Adds a range of bytes. */
  void add(byte[] bytes, int from, int to) {
    int sum = crc;
    for (int i = from; i < to; i++) {
      sum ^= bytes[i] & 255;
      for (int bit = 0; bit < 8; bit++) {
        sum = (sum & 1) == 0 ? sum >>> 1 : sum >>> 1 ^ 0xEDB88320;
      }
    }
    crc = sum;
  }

  /** The checksum of what was added. */
  int value() {
    return ~crc;
  }
}
