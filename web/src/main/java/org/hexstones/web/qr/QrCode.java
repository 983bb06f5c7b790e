package org.hexstones.web.qr;

import org.jspecify.annotations.Nullable;

/** A square of dark and light modules. */
public final class QrCode {
  private final QrGrid grid;

  private QrCode(QrGrid grid) {
    this.grid = grid;
  }

  /**
   * The smallest code for a text; null if no code can hold it (2,953 bytes).
   *
   * @param text in ASCII
   */
  public static @Nullable QrCode of(String text) {
    for (int version = 1; version <= QrVersion.LAST; version++) {
      if (QrData.fits(text.length(), version)) {
        return of(text, version);
      }
    }
    return null;
  }

  private static QrCode of(String text, int version) {
    byte[] words = QrData.codewords(text, version);
    QrGrid best = null;
    int least = Integer.MAX_VALUE;
    for (int mask = 0; mask < QrGrid.MASKS; mask++) {
      QrGrid grid = new QrGrid(version, words, mask);
      int penalty = QrPenalty.of(grid);
      if (best == null || penalty < least) {
        best = grid;
        least = penalty;
      }
    }
    if (best == null) {
      throw new IllegalStateException();
    }
    return new QrCode(best);
  }

  /** One of the eight codes with the same meaning; for tests. */
  static QrCode of(String text, int version, int mask) {
    return new QrCode(new QrGrid(version, QrData.codewords(text, version), mask));
  }

  /** The number of modules of a side, without the quiet zone of four around it. */
  public int size() {
    return grid.size();
  }

  public boolean isDark(int x, int y) {
    return grid.isDark(x, y);
  }

  /** The dark modules as the data of an SVG path, one unit each, from 0 to {@link #size}. */
  public String path() {
    StringBuilder path = new StringBuilder();
    for (int y = 0; y < size(); y++) {
      int x = 0;
      while (x < size()) {
        int from = x;
        while (x < size() && isDark(x, y)) {
          x++;
        }
        if (x > from) {
          path.append('M').append(from).append(' ').append(y);
          path.append('h').append(x - from).append("v1h").append(from - x).append('z');
        }
        x++;
      }
    }
    return path.toString();
  }
}
