package org.hexstones.web.qr;

/**
 * The penalty of a code, which is higher the harder it is to read. The best mask has the lowest
 * (ISO/IEC 18004, 7.8.3).
 */
final class QrPenalty {
  /** A finder's sequence with four light modules after or before it. */
  private static final int FINDER_AFTER = 0b10111010000;

  private static final int FINDER_BEFORE = 0b00001011101;

  private QrPenalty() {}

  static int of(QrGrid grid) {
    int size = grid.size();
    int penalty = 0;
    int darks = 0;
    for (int line = 0; line < size; line++) {
      penalty += line(grid, line, true) + line(grid, line, false);
      for (int at = 0; at < size; at++) {
        darks += grid.isDark(at, line) ? 1 : 0;
        penalty += line > 0 && at > 0 && isBlock(grid, at, line) ? 3 : 0;
      }
    }
    int all = size * size;
    // Ten for every five per cent away from half.
    return penalty + 10 * (Math.abs(20 * darks - 10 * all) / all);
  }

  private static boolean isBlock(QrGrid grid, int x, int y) {
    boolean dark = grid.isDark(x, y);
    return dark == grid.isDark(x - 1, y)
        && dark == grid.isDark(x, y - 1)
        && dark == grid.isDark(x - 1, y - 1);
  }

  private static int line(QrGrid grid, int line, boolean row) {
    int penalty = 0;
    int run = 0;
    int last = 0;
    boolean before = false;
    for (int at = 0; at < grid.size(); at++) {
      boolean dark = row ? grid.isDark(at, line) : grid.isDark(line, at);
      run = at > 0 && dark == before ? run + 1 : 1;
      before = dark;
      penalty += run == 5 ? 3 : run > 5 ? 1 : 0;
      last = ((last << 1) | (dark ? 1 : 0)) & 0x7FF;
      boolean finder = at >= 10 && (last == FINDER_AFTER || last == FINDER_BEFORE);
      penalty += finder ? 40 : 0;
    }
    return penalty;
  }
}
