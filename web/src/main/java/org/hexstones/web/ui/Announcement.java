package org.hexstones.web.ui;

/** A text that screen readers announce when it changes. */
public final class Announcement {
  /** A sign that is neither seen nor read aloud. */
  private static final char DIFFERENCE = '\u00a0';

  private Announcement() {}

  /**
   * The text to announce. Screen readers announce nothing where nothing changes, so a text that
   * says the same again differs from the one before.
   *
   * @param again whether this is the second of two that say the same, the fourth and so on
   */
  public static String text(String said, boolean again) {
    return again && !said.isEmpty() ? said + DIFFERENCE : said;
  }
}
