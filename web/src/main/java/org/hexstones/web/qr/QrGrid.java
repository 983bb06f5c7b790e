package org.hexstones.web.qr;

/** The modules of a code: the fixed patterns, and the data under a mask. */
final class QrGrid {
  static final int MASKS = 8;

  private static final int LEVEL_L = 1;

  private final int version;
  private final int size;
  private final boolean[] dark;
  private final boolean[] fixed;

  QrGrid(int version, byte[] words, int mask) {
    this.version = version;
    size = QrVersion.size(version);
    dark = new boolean[size * size];
    fixed = new boolean[size * size];
    patterns();
    format(mask);
    version();
    data(words, mask);
  }

  int size() {
    return size;
  }

  boolean isDark(int x, int y) {
    return dark[y * size + x];
  }

  private void fix(int x, int y, boolean isDark) {
    dark[y * size + x] = isDark;
    fixed[y * size + x] = true;
  }

  private void patterns() {
    for (int i = 0; i < size; i++) {
      fix(6, i, i % 2 == 0);
      fix(i, 6, i % 2 == 0);
    }
    finder(3, 3);
    finder(size - 4, 3);
    finder(3, size - 4);
    int[] places = QrVersion.alignments(version);
    int last = places.length - 1;
    for (int i = 0; i <= last; i++) {
      for (int k = 0; k <= last; k++) {
        boolean corner = (i == 0 && (k == 0 || k == last)) || (i == last && k == 0);
        if (!corner) {
          rings(places[i], places[k], 2);
        }
      }
    }
  }

  private void finder(int x, int y) {
    rings(x, y, 4);
  }

  /** Draws rings round a centre. All are dark except the second and the fifth. */
  private void rings(int x, int y, int radius) {
    for (int dy = -radius; dy <= radius; dy++) {
      for (int dx = -radius; dx <= radius; dx++) {
        int ring = Math.max(Math.abs(dx), Math.abs(dy));
        boolean inside = x + dx >= 0 && x + dx < size && y + dy >= 0 && y + dy < size;
        if (inside) {
          boolean light = radius == 4 ? ring == 2 || ring == 4 : ring == 1;
          fix(x + dx, y + dy, !light);
        }
      }
    }
  }

  private void format(int mask) {
    int data = (LEVEL_L << 3) | mask;
    int rest = data;
    for (int i = 0; i < 10; i++) {
      rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
    }
    int bits = ((data << 10) | rest) ^ 0x5412;
    for (int i = 0; i < 15; i++) {
      boolean bit = ((bits >>> i) & 1) != 0;
      int along = i < 6 ? i : i < 8 ? i + 1 : 0;
      if (i < 8) {
        fix(8, along, bit);
        fix(size - 1 - i, 8, bit);
      } else {
        fix(i == 8 ? 7 : 14 - i, 8, bit);
        fix(8, size - 15 + i, bit);
      }
    }
    fix(8, size - 8, true);
  }

  private void version() {
    if (version < 7) {
      return;
    }
    int rest = version;
    for (int i = 0; i < 12; i++) {
      rest = (rest << 1) ^ ((rest >>> 11) * 0x1F25);
    }
    int bits = (version << 12) | rest;
    for (int i = 0; i < 18; i++) {
      boolean bit = ((bits >>> i) & 1) != 0;
      fix(size - 11 + i % 3, i / 3, bit);
      fix(i / 3, size - 11 + i % 3, bit);
    }
  }

  /**
   * Draws the data in two columns at a time from the right, up and down in turn, without the timing
   * column.
   */
  private void data(byte[] words, int mask) {
    int bit = 0;
    for (int right = size - 1; right >= 1; right -= 2) {
      right -= right == 6 ? 1 : 0;
      boolean up = ((right + 1) & 2) == 0;
      for (int step = 0; step < size; step++) {
        int y = up ? size - 1 - step : step;
        for (int x = right; x > right - 2; x--) {
          if (!fixed[y * size + x]) {
            boolean value =
                bit < 8 * words.length && ((words[bit >> 3] >> (7 - (bit & 7))) & 1) != 0;
            dark[y * size + x] = value != isMasked(mask, x, y);
            bit++;
          }
        }
      }
    }
  }

  private static boolean isMasked(int mask, int x, int y) {
    int rest =
        switch (mask) {
          case 0 -> (x + y) % 2;
          case 1 -> y % 2;
          case 2 -> x % 3;
          case 3 -> (x + y) % 3;
          case 4 -> (x / 3 + y / 2) % 2;
          case 5 -> x * y % 2 + x * y % 3;
          case 6 -> (x * y % 2 + x * y % 3) % 2;
          default -> ((x + y) % 2 + x * y % 3) % 2;
        };
    return rest == 0;
  }
}
