package org.hexstones.game;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An edited start position: stones, and the colour to move.
 *
 * @param stones placements ({@link Moves#place}), in any order
 * @param toMove the colour that moves first, or null for the game's default
 */
public record Start(List<Integer> stones, @Nullable Colour toMove) {
  /** The empty board with the game's default first player. */
  public static final Start EMPTY = new Start(List.of(), null);

  public Start {
    stones = List.copyOf(stones);
  }

  public boolean isEmpty() {
    return stones.isEmpty() && toMove == null;
  }
}
