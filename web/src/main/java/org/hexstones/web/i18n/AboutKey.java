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
