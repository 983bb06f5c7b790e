package org.hexstones.web.model;

import org.jspecify.annotations.Nullable;

/** Who plays for a player. */
public enum Seat {
  PERSON("person"),
  COMPUTER("computer");

  private final String word;

  Seat(String word) {
    this.word = word;
  }

  public String word() {
    return word;
  }

  public static @Nullable Seat ofWord(String word) {
    return word.equals(PERSON.word) ? PERSON : word.equals(COMPUTER.word) ? COMPUTER : null;
  }
}
