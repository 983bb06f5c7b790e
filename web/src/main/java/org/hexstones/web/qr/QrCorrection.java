package org.hexstones.web.qr;

/** Reed-Solomon codewords over the field of 256 elements with the polynomial 0x11D. */
final class QrCorrection {
  private QrCorrection() {}

  /** The remainder of the data, as a polynomial, by the generator of that degree. */
  static byte[] of(byte[] data, int degree) {
    int[] generator = generator(degree);
    int[] rest = new int[degree];
    for (byte word : data) {
      int factor = (word & 255) ^ rest[0];
      System.arraycopy(rest, 1, rest, 0, degree - 1);
      rest[degree - 1] = 0;
      for (int i = 0; i < degree; i++) {
        rest[i] ^= times(generator[i], factor);
      }
    }
    byte[] words = new byte[degree];
    for (int i = 0; i < degree; i++) {
      words[i] = (byte) rest[i];
    }
    return words;
  }

  /** The product of (x - 2^i) for i below the degree, highest first, without the leading 1. */
  private static int[] generator(int degree) {
    int[] product = new int[degree];
    product[degree - 1] = 1;
    int root = 1;
    for (int i = 0; i < degree; i++) {
      for (int k = 0; k < degree; k++) {
        product[k] = times(product[k], root) ^ (k + 1 < degree ? product[k + 1] : 0);
      }
      root = times(root, 2);
    }
    return product;
  }

  private static int times(int a, int b) {
    int product = 0;
    for (int bit = 7; bit >= 0; bit--) {
      product = (product << 1) ^ ((product >>> 7) * 0x11D);
      product ^= ((b >>> bit) & 1) * a;
    }
    return product;
  }
}
