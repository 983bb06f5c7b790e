package org.hexstones.patterns;

import java.util.Arrays;
import org.hexstones.hex.Direction;

/**
 * A cache of the values of cells, by the stones of two colours within two steps. A search sees the
 * same surroundings very often, and reading the cache is faster than computing the value again. A
 * new entry replaces an old one in the same slot.
 */
public final class PatternCache {
  /** The number of bits of a situation's number. */
  public static final int SITUATION_BITS = 4;

  private static final int PLACE_BITS = 13;
  private static final int CELL_SHIFT = 2 * Direction.COUNT + SITUATION_BITS;
  private static final int SPREAD = 0x9e3779b1;
  private static final int SPREAD_KEY = 0x85ebca6b;

  private final Neighbourhood neighbourhood;

  /** By slot: the key of {@link #worth}, which is the stones and the situation. */
  private final int[] stones = new int[1 << PLACE_BITS];

  private final int[] keys = new int[1 << PLACE_BITS];
  private final float[] worth = new float[1 << PLACE_BITS];

  /** The neighbours of the present cell, and its slot. */
  private int near;

  private int key;
  private int at;

  /** An empty cache. */
  public PatternCache(Neighbourhood neighbourhood) {
    this.neighbourhood = neighbourhood;
    clear();
  }

  /** Removes all entries, because the values will change. */
  public void clear() {
    Arrays.fill(stones, -1);
  }

  /**
   * Selects a cell with its present surroundings.
   *
   * @param situation everything else on which the value depends, as a number of {@link
   *     #SITUATION_BITS}
   * @return whether {@link #worth} has the value; otherwise the caller computes it and calls {@link
   *     #keep}
   */
  public boolean knows(int cell, int situation) {
    near = neighbourhood.aroundAndStraight(cell);
    key = neighbourhood.bridgedAll(cell) | situation << (2 * Direction.COUNT) | cell << CELL_SHIFT;
    at = (near * SPREAD ^ key * SPREAD_KEY) >>> (Integer.SIZE - PLACE_BITS);
    return stones[at] == near && keys[at] == key;
  }

  /** The value of the selected cell, if the cache has it. */
  public float worth() {
    return worth[at];
  }

  /** Stores the value of the selected cell and returns it. */
  public float keep(float value) {
    stones[at] = near;
    keys[at] = key;
    worth[at] = value;
    // Not the value itself: JavaScript would not have rounded it.
    return worth[at];
  }
}
