package org.hexstones.notation;

/**
 * How large a record may be, whichever form it comes in: what is within them in one form is so in
 * all. How long the whole may be each form says itself. They belong to version 1 and are as frozen
 * as it is.
 */
public final class Bounds {
  /** The most tags. */
  public static final int TAGS = 64;

  /** The most characters of a tag's name, of its value, and of a comment. */
  public static final int TEXT = 10_000;

  /** The most moves in the whole tree. */
  public static final int MOVES = 7999;

  /** The most moves that follow one move, or the beginning: the main line's and the others. */
  public static final int CHILDREN = 512;

  private Bounds() {}
}
