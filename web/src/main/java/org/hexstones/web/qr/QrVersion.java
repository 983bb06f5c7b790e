package org.hexstones.web.qr;

/** The constants of a version, 1 to 40, at error correction level L (ISO/IEC 18004, table 9). */
final class QrVersion {
  static final int LAST = 40;

  /** The error correction codewords of a block. */
  private static final int[] CORRECTION = {
    7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30,
    26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30
  };

  private static final int[] BLOCKS = {
    1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15,
    16, 17, 18, 19, 19, 20, 21, 22, 24, 25
  };

  private QrVersion() {}

  static int size(int version) {
    return 17 + 4 * version;
  }

  static int correction(int version) {
    return CORRECTION[version - 1];
  }

  static int blocks(int version) {
    return BLOCKS[version - 1];
  }

  /** All codewords, of data and of correction. */
  static int codewords(int version) {
    int modules = (16 * version + 128) * version + 64;
    if (version >= 2) {
      int marks = version / 7 + 2;
      modules -= (25 * marks - 10) * marks - 55;
      modules -= version >= 7 ? 36 : 0;
    }
    return modules / 8;
  }

  static int dataCodewords(int version) {
    return codewords(version) - correction(version) * blocks(version);
  }

  /** The centres of alignment patterns along either axis. */
  static int[] alignments(int version) {
    if (version == 1) {
      return new int[0];
    }
    int count = version / 7 + 2;
    int step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2;
    int[] places = new int[count];
    places[0] = 6;
    for (int i = count - 1, place = size(version) - 7; i > 0; i--, place -= step) {
      places[i] = place;
    }
    return places;
  }
}
