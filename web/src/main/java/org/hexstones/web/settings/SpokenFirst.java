package org.hexstones.web.settings;

/** What an announcement of a turn begins with; the other two follow. */
public enum SpokenFirst {
  /** Whose turn it is, or who has won. */
  TURN("turn"),
  /** The stones that were placed. */
  STONES("stones"),
  SCORES("scores");

  private final String word;

  SpokenFirst(String word) {
    this.word = word;
  }

  public String word() {
    return word;
  }
}
