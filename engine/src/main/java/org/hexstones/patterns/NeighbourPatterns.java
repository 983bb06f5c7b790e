package org.hexstones.patterns;

import java.util.Arrays;

/**
 * The six neighbours of a cell as one number, the same for a pattern and its rotations and
 * reflections. Each neighbour is one of four kinds, so that there are {@link #COUNT} patterns
 * (bracelets of six beads in four colours).
 */
public final class NeighbourPatterns {
  public static final int COUNT = 430;

  /** The only instance. Code that uses it often keeps it in a field. */
  public static final NeighbourPatterns ALL = new NeighbourPatterns();

  /** By code: the number of its pattern. */
  private final short[] patterns = new short[1 << 12];

  private NeighbourPatterns() {
    Arrays.fill(patterns, (short) -1);
    int next = 0;
    for (int code = 0; code < patterns.length; code++) {
      if (patterns[code] < 0) {
        int turned = code;
        for (int turn = 0; turn < 6; turn++) {
          patterns[turned] = (short) next;
          patterns[reflected(turned)] = (short) next;
          turned = (turned >> 2) | ((turned & 3) << 10);
        }
        next++;
      }
    }
  }

  private static int reflected(int code) {
    int reflected = 0;
    for (int i = 0; i < 6; i++) {
      reflected |= ((code >> (2 * i)) & 3) << (2 * (5 - i));
    }
    return reflected;
  }

  /**
   * The number of a pattern.
   *
   * @param code two bits for each neighbour, in the order of directions
   */
  public int pattern(int code) {
    return patterns[code];
  }
}
