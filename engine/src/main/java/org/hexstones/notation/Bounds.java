package org.hexstones.notation;

/**
 * The limits of a record, the same for all formats. Each format also limits the length of its whole
 * text. The limits are part of version 1, and so they are FROZEN.
 */
public final class Bounds {
  /** The maximum number of tags. */
  public static final int TAGS = 64;

  /** The maximum number of characters of a tag's name, of its value, and of a comment. */
  public static final int TEXT = 10_000;

  /** The maximum number of moves in the whole tree. */
  public static final int MOVES = 7999;

  /**
   * The maximum number of moves that follow the same move, or the beginning: the main line's and
   * variations.
   */
  public static final int CHILDREN = 512;

  private Bounds() {}
}
