package org.hexstones.web.settings;

/** The speed of computers that play while a person watches. */
public enum Pace {
  SLOW("slow", 1600),
  MEDIUM("medium", 500),
  FAST("fast", 250);

  private final String word;
  private final int millis;

  Pace(String word, int millis) {
    this.word = word;
    this.millis = millis;
  }

  public String word() {
    return word;
  }

  /** The delay before every stone. */
  public int millis() {
    return millis;
  }

  public static Pace ofWord(String word) {
    return word.equals(SLOW.word) ? SLOW : word.equals(FAST.word) ? FAST : MEDIUM;
  }
}
