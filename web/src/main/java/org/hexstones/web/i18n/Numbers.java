package org.hexstones.web.i18n;

/** Numbers as a language writes them. */
public interface Numbers {
  /**
   * A number with its digits grouped.
   *
   * @param decimal digits, with at most one point and one sign
   */
  String format(Language language, String decimal);

  /** Whether a language uses the singular for so many things. */
  boolean isOne(Language language, int number);

  /**
   * A day and a time of it.
   *
   * @param millis since 1970 began
   */
  String date(Language language, double millis);
}
