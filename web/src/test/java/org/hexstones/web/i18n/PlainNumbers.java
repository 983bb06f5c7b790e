package org.hexstones.web.i18n;

/** Numbers without a browser: digits in groups of three, apart by spaces. */
public final class PlainNumbers implements Numbers {
  @Override
  public String format(Language language, String decimal) {
    int whole = decimal.indexOf('.') < 0 ? decimal.length() : decimal.indexOf('.');
    StringBuilder text = new StringBuilder(decimal);
    for (int i = whole - 3; i > 0; i -= 3) {
      text.insert(i, ' ');
    }
    return text.toString();
  }

  @Override
  public String date(Language language, double millis) {
    return "minute " + (int) (millis / 60_000);
  }
}
