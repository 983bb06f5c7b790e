package org.hexstones.web.i18n;

/** Formats numbers and dates in a language. */
public interface Numbers {
  /**
   * A number with its digits grouped.
   *
   * @param decimal digits, with at most one point and one sign
   */
  String format(Language language, String decimal);

  /**
   * A date with the time of day.
   *
   * @param millis milliseconds since 1970
   */
  String date(Language language, double millis);
}
