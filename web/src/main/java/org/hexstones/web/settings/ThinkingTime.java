package org.hexstones.web.settings;

/** How long a strong computer thinks about a stone. */
public enum ThinkingTime {
  AT_ONCE("at-once", 100),
  USUAL("usual", 700),
  LONG("long", 5000),
  /** As long as the person before. */
  AS_PERSON("as-person", 700);

  /** The lowest level that uses its time; the others stop sooner. */
  public static final int LOWEST_LEVEL = 9;

  private final String word;
  private final int millis;

  ThinkingTime(String word, int millis) {
    this.word = word;
    this.millis = millis;
  }

  public String word() {
    return word;
  }

  /** The time for one stone, where no person's time is known. */
  public int millis() {
    return millis;
  }

  public static ThinkingTime ofWord(String word) {
    for (ThinkingTime time : values()) {
      if (time.word.equals(word)) {
        return time;
      }
    }
    return USUAL;
  }
}
