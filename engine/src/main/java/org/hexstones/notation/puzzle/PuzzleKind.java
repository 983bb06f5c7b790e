package org.hexstones.notation.puzzle;

import org.jspecify.annotations.Nullable;

/** The task of a puzzle. */
public enum PuzzleKind {
  /** A turn after which the win is certain. */
  WIN("win"),
  /** The turn that leads to the best score. */
  SCORE("score"),
  /** One stone on the only cell that still wins the game. */
  CELL("cell");

  private static final PuzzleKind[] ALL = values();

  private final String word;

  PuzzleKind(String word) {
    this.word = word;
  }

  /** The kind's name in lists. */
  public String word() {
    return word;
  }

  /** The kind whose {@link #word()} this is, or null. */
  public static @Nullable PuzzleKind ofWord(String word) {
    for (PuzzleKind kind : ALL) {
      if (kind.word.equals(word)) {
        return kind;
      }
    }
    return null;
  }
}
