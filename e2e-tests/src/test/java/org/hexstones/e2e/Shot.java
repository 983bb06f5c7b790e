package org.hexstones.e2e;

import java.awt.image.BufferedImage;

/**
 * What the screen shows of a specimen, to be compared with an older and smaller picture of it. The
 * comparison looks at each place as it is and as it would be one pixel beside: what has moved so
 * little makes no difference, and neither does another smoothing of edges.
 */
final class Shot {
  /** So many pixels of the screen, across and down, are one of the picture. */
  static final int SCALE = 4;

  /**
   * How far a place of the old picture may be from what is seen, out of 255: a shade and a half.
   */
  private static final int TOLERANCE = 25;

  /** So many places may differ more, as the end of a stroke may. */
  private static final int STRAYS = 1;

  private static final int[] STEPS = {-1, 0, 1};

  private final int width;
  private final int height;

  /** For each corner of a pixel, the sum of what is above it on its left; see lightness. */
  private final int[] sums;

  /**
   * A part of a picture of the screen, over its whole width.
   *
   * @param top the first line
   * @param height how many lines, a multiple of the scale
   */
  Shot(BufferedImage screen, int top, int height) {
    width = screen.getWidth() / SCALE * SCALE;
    this.height = height;
    sums = new int[(width + 1) * (height + 1)];
    int[] colours = new int[width];
    for (int y = 0; y < height; y++) {
      screen.getRGB(0, top + y, width, 1, colours, 0, width);
      int line = 0;
      for (int x = 0; x < width; x++) {
        line += lightness(colours[x]);
        int corner = (y + 1) * (width + 1) + x + 1;
        sums[corner] = sums[corner - width - 1] + line;
      }
    }
  }

  private static int lightness(int colour) {
    return (3 * (colour >> 16 & 255) + 6 * (colour >> 8 & 255) + (colour & 255)) / 10;
  }

  /** The small picture of it. */
  Grey small() {
    Grey small = new Grey(width / SCALE, height / SCALE);
    for (int y = 0; y < small.height(); y++) {
      for (int x = 0; x < small.width(); x++) {
        small.set(x, y, (mean(SCALE * x, SCALE * y) * Grey.WHITE + 127) / 255);
      }
    }
    return small;
  }

  /** Whether an old picture differs nowhere, or in hardly any place. */
  boolean isLike(Grey old) {
    return old.width() == width / SCALE
        && Math.abs(old.height() - height / SCALE) <= 1
        && strays(differences(old)) <= STRAYS;
  }

  /** Where an old picture differs: in black, on white. */
  Grey differences(Grey old) {
    Grey found =
        new Grey(Math.min(old.width(), width / SCALE), Math.min(old.height(), height / SCALE));
    for (int y = 0; y < found.height(); y++) {
      for (int x = 0; x < found.width(); x++) {
        int shade = old.at(x, y) * 255 / Grey.WHITE;
        found.set(x, y, isNear(shade, SCALE * x, SCALE * y) ? Grey.WHITE : 0);
      }
    }
    return found;
  }

  private static int strays(Grey differences) {
    int strays = 0;
    for (int y = 0; y < differences.height(); y++) {
      for (int x = 0; x < differences.width(); x++) {
        strays += differences.at(x, y) == 0 ? 1 : 0;
      }
    }
    return strays;
  }

  /** Whether a shade lies between those of a place and of its neighbours, or near to them. */
  private boolean isNear(int shade, int left, int top) {
    int darkest = mean(left, top);
    int lightest = darkest;
    if (Math.abs(shade - darkest) <= TOLERANCE) {
      return true;
    }
    for (int down : STEPS) {
      for (int across : STEPS) {
        int mean = mean(left + across, top + down);
        darkest = Math.min(darkest, mean);
        lightest = Math.max(lightest, mean);
      }
    }
    return shade >= darkest - TOLERANCE && shade <= lightest + TOLERANCE;
  }

  /** The mean lightness of a square; one that would reach over the edge is moved to it. */
  private int mean(int left, int top) {
    int x = Math.max(0, Math.min(width - SCALE, left));
    int y = Math.max(0, Math.min(height - SCALE, top));
    int sum = sum(x + SCALE, y + SCALE) - sum(x, y + SCALE) - sum(x + SCALE, y) + sum(x, y);
    return sum / (SCALE * SCALE);
  }

  private int sum(int x, int y) {
    return sums[y * (width + 1) + x];
  }
}
