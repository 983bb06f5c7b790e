package org.hexstones.web.settings;

/** The colour theme of the page; {@link #AUTO} follows the device. */
public enum Theme {
  AUTO("auto"),
  LIGHT("light"),
  DARK("dark");

  private final String word;

  Theme(String word) {
    this.word = word;
  }

  public String word() {
    return word;
  }

  public static Theme ofWord(String word) {
    return word.equals(LIGHT.word) ? LIGHT : word.equals(DARK.word) ? DARK : AUTO;
  }
}
