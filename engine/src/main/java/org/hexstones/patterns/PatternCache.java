package org.hexstones.patterns;

import java.util.Arrays;
import org.hexstones.hex.Direction;

/**
 * What a cell was worth when it was last seen with the same stones of two colours within two steps:
 * a search comes back to the same surroundings over and over, and finds them here faster than it
 * could weigh them again. Others that fall to the same place are forgotten.
 */
public final class PatternCache {
  /** So many bits has the number of a situation. */
  public static final int SITUATION_BITS = 4;

  private static final int PLACE_BITS = 13;
  private static final int CELL_SHIFT = 2 * Direction.COUNT + SITUATION_BITS;
  private static final int SPREAD = 0x9e3779b1;
  private static final int SPREAD_KEY = 0x85ebca6b;

  private final Neighbourhood neighbourhood;

  /** By place, all that tells what {@link #worth} is of: the stones, and the rest of it. */
  private final int[] stones = new int[1 << PLACE_BITS];

  private final int[] keys = new int[1 << PLACE_BITS];
  private final float[] worth = new float[1 << PLACE_BITS];

  /** Of the cell turned to, and its place. */
  private int near;

  private int key;
  private int at;

  /** Knows nothing yet. */
  public PatternCache(Neighbourhood neighbourhood) {
    this.neighbourhood = neighbourhood;
    clear();
  }

  /** Forgets all, because it will be worth something else from now on. */
  public void clear() {
    Arrays.fill(stones, -1);
  }

  /**
   * Turns to a cell as it is seen now.
   *
   * @param situation whatever else its worth depends on, as a number of {@link #SITUATION_BITS}
   * @return whether {@link #worth} knows it; otherwise {@link #keep} tells it
   */
  public boolean knows(int cell, int situation) {
    near = neighbourhood.aroundAndStraight(cell);
    key = neighbourhood.bridgedAll(cell) | situation << (2 * Direction.COUNT) | cell << CELL_SHIFT;
    at = (near * SPREAD ^ key * SPREAD_KEY) >>> (Integer.SIZE - PLACE_BITS);
    return stones[at] == near && keys[at] == key;
  }

  /** What the cell turned to is worth, where that is known. */
  public float worth() {
    return worth[at];
  }

  /** Remembers what the cell turned to is worth, and answers it. */
  public float keep(float value) {
    stones[at] = near;
    keys[at] = key;
    worth[at] = value;
    return value;
  }
}
