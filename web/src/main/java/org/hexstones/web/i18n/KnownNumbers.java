package org.hexstones.web.i18n;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A cache of formatted numbers, because formatting is slow in browsers. */
public final class KnownNumbers implements Numbers {
  /**
   * The size of the cache. Scores change with each stone; the whole cache is cleared when it is
   * full.
   */
  private static final int MOST = 200;

  /** As many digits are never grouped. */
  private static final int LONGEST_SHORT = 3;

  private final Numbers numbers;
  private final Map<String, String> known = new HashMap<>();
  private @Nullable Language language;

  public KnownNumbers(Numbers numbers) {
    this.numbers = numbers;
  }

  @Override
  public String format(Language asked, String decimal) {
    if (isShort(decimal)) {
      return decimal;
    }
    if (asked != language || known.size() >= MOST) {
      known.clear();
      language = asked;
    }
    String text = known.get(decimal);
    if (text == null) {
      text = numbers.format(asked, decimal);
      known.put(decimal, text);
    }
    return text;
  }

  /** Whether a number has no groups of digits and no sign: it looks the same in all languages. */
  private static boolean isShort(String decimal) {
    for (int i = 0; i < decimal.length(); i++) {
      if (decimal.charAt(i) < '0' || decimal.charAt(i) > '9') {
        return false;
      }
    }
    return decimal.length() <= LONGEST_SHORT;
  }

  @Override
  public String date(Language asked, double millis) {
    return numbers.date(asked, millis);
  }
}
