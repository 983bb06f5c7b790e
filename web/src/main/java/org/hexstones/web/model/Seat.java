package org.hexstones.web.model;

import org.jspecify.annotations.Nullable;

/** Who plays for a player. */
public enum Seat {
  PERSON("person"),
  COMPUTER("computer"),
  /** A person elsewhere, to whom links are sent. */
  LINK("link");

  private final String word;

  Seat(String word) {
    this.word = word;
  }

  public String word() {
    return word;
  }

  public static @Nullable Seat ofWord(String word) {
    for (Seat seat : values()) {
      if (seat.word.equals(word)) {
        return seat;
      }
    }
    return null;
  }
}
