package org.hexstones.game;

import org.jspecify.annotations.Nullable;

/** The colours of stones, in their order. Hot code uses {@link #index()}. */
public enum Colour {
  WHITE("white"),
  BLACK("black"),
  RED("red"),
  BLUE("blue");

  private static final Colour[] ALL = values();

  private final String word;

  Colour(String word) {
    this.word = word;
  }

  /** The colour's name in records and protocols. */
  public String word() {
    return word;
  }

  /** The colour's place in the order, from 0. Hot code and move ints use it. */
  @SuppressWarnings("EnumOrdinal") // the rules define the order, which will not change
  public int index() {
    return ordinal();
  }

  public static Colour of(int index) {
    return ALL[index];
  }

  /** The colour whose {@link #word()} this is, or null. */
  public static @Nullable Colour ofWord(String word) {
    for (Colour colour : ALL) {
      if (colour.word.equals(word)) {
        return colour;
      }
    }
    return null;
  }
}
