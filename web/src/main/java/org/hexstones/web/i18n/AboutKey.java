package org.hexstones.web.i18n;

/** The keys of the texts about the site itself. */
public enum AboutKey implements MessageKey {
  ABOUT,
  WHAT,
  VERSION,
  GAMES,
  DATA,
  DATA_HERE,
  DATA_ELSEWHERE,
  CLASS,
  CLASS_START,
  CLASS_PAPER,
  CLASS_PLAN,
  REPORT,
  REPORT_HOW,
  /** The label of the lines that go with a report. */
  REPORT_LINES,
  COPY,
  REPORT_PAGE,
  LICENCE,
  FREE,
  SOURCE;

  @Override
  public String key() {
    return "AboutKey." + name();
  }
}
