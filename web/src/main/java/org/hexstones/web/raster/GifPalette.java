package org.hexstones.web.raster;

import java.util.Arrays;

/**
 * The colours of a GIF in the order in which they were met, after one that is transparent. Once the
 * table is full, a new colour becomes the nearest one of the table.
 */
final class GifPalette {
  static final int TRANSPARENT = 0;

  /** The number of colours besides the transparent one. */
  static final int MOST = 255;

  private static final int SLOTS = 1 << 14;

  private final int[] table = new int[MOST + 1];

  /** The colours that were looked up, by their hashes, and their indices. */
  private final int[] keys = new int[SLOTS];

  private final int[] indices = new int[SLOTS];
  private int known;
  private int size = 1;
  private int met;

  GifPalette() {
    Arrays.fill(keys, -1);
  }

  int index(int rgb) {
    int slot = ((rgb * 31) ^ (rgb >> 9)) & (SLOTS - 1);
    while (keys[slot] != rgb) {
      if (keys[slot] < 0) {
        met++;
        int index = size <= MOST ? put(rgb) : nearest(rgb);
        if (known < SLOTS / 2) {
          known++;
          keys[slot] = rgb;
          indices[slot] = index;
        }
        return index;
      }
      slot = (slot + 1) & (SLOTS - 1);
    }
    return indices[slot];
  }

  private int put(int rgb) {
    table[size] = rgb;
    return size++;
  }

  private int nearest(int rgb) {
    int best = 1;
    int least = Integer.MAX_VALUE;
    for (int i = 1; i < size; i++) {
      int far = 0;
      for (int shift = 0; shift <= 16; shift += 8) {
        int off = ((rgb >> shift) & 255) - ((table[i] >> shift) & 255);
        far += off * off;
      }
      if (far < least) {
        least = far;
        best = i;
      }
    }
    return best;
  }

  int colours() {
    return met;
  }

  void write(Bytes file) {
    for (int rgb : table) {
      file.add(rgb >> 16, rgb >> 8, rgb);
    }
  }
}
