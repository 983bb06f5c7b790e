package org.hexstones.game;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position made by hand to begin from: stones, and the colour whose turn it is.
 *
 * @param stones placements ({@link Moves#place}), in any order
 * @param toMove the colour that moves first, or null for the game's own
 */
public record Start(List<Integer> stones, @Nullable Colour toMove) {
  /** The empty board, the game's own first player. */
  public static final Start EMPTY = new Start(List.of(), null);

  public Start {
    stones = List.copyOf(stones);
  }

  public boolean isEmpty() {
    return stones.isEmpty() && toMove == null;
  }
}
