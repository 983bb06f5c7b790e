package org.hexstones.web.qr;

/** A text as codewords: bytes, padding, Reed-Solomon correction, blocks interleaved. */
final class QrData {
  private static final int BYTES = 4;
  private static final int[] PADDING = {0xEC, 0x11};

  private QrData() {}

  private static int countBits(int version) {
    return version < 10 ? 8 : 16;
  }

  static boolean fits(int length, int version) {
    return 4 + countBits(version) + 8 * length <= 8 * QrVersion.dataCodewords(version);
  }

  /** All codewords in the order in which they are drawn. */
  static byte[] codewords(String text, int version) {
    byte[] data = data(text, version);
    int blocks = QrVersion.blocks(version);
    int correction = QrVersion.correction(version);
    int all = QrVersion.codewords(version);
    // The last blocks have one more codeword of data.
    int shorter = blocks - all % blocks;
    int shortData = all / blocks - correction;
    byte[][] parts = new byte[blocks][];
    byte[][] checks = new byte[blocks][];
    int from = 0;
    for (int i = 0; i < blocks; i++) {
      int length = shortData + (i < shorter ? 0 : 1);
      parts[i] = new byte[length];
      System.arraycopy(data, from, parts[i], 0, length);
      checks[i] = QrCorrection.of(parts[i], correction);
      from += length;
    }
    byte[] words = new byte[all];
    int size = 0;
    for (int k = 0; k <= shortData; k++) {
      for (byte[] part : parts) {
        if (k < part.length) {
          words[size++] = part[k];
        }
      }
    }
    for (int k = 0; k < correction; k++) {
      for (byte[] check : checks) {
        words[size++] = check[k];
      }
    }
    return words;
  }

  private static byte[] data(String text, int version) {
    byte[] data = new byte[QrVersion.dataCodewords(version)];
    int bits = put(data, 0, BYTES, 4);
    bits = put(data, bits, text.length(), countBits(version));
    for (int i = 0; i < text.length(); i++) {
      bits = put(data, bits, text.charAt(i) & 255, 8);
    }
    // At most four zero bits end the text, and zero bits fill its last codeword.
    int used = (Math.min(bits + 4, 8 * data.length) + 7) / 8;
    for (int i = used; i < data.length; i++) {
      data[i] = (byte) PADDING[(i - used) & 1];
    }
    return data;
  }

  private static int put(byte[] data, int at, int value, int bits) {
    for (int i = 0; i < bits; i++) {
      if (((value >> (bits - 1 - i)) & 1) != 0) {
        data[(at + i) >> 3] |= (byte) (0x80 >> ((at + i) & 7));
      }
    }
    return at + bits;
  }
}
