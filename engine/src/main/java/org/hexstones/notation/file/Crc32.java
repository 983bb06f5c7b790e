package org.hexstones.notation.file;

/** The checksum of PNG chunks: CRC-32 with the polynomial 0xEDB88320 (ISO 3309). */
final class Crc32 {
  private Crc32() {}

  static int of(byte[] bytes, int from, int to) {
    int crc = -1;
    for (int i = from; i < to; i++) {
      crc ^= bytes[i] & 255;
      for (int bit = 0; bit < 8; bit++) {
        crc = (crc & 1) == 0 ? crc >>> 1 : crc >>> 1 ^ 0xEDB88320;
      }
    }
    return ~crc;
  }
}
