package org.hexstones.web.i18n;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Numbers remembered as they were written before: the browser takes its time over each. */
public final class KnownNumbers implements Numbers {
  /** Scores change with each stone; what is not said any more is forgotten with all else. */
  private static final int MOST = 200;

  private final Numbers numbers;
  private final Map<String, String> known = new HashMap<>();
  private @Nullable Language language;

  public KnownNumbers(Numbers numbers) {
    this.numbers = numbers;
  }

  @Override
  public String format(Language asked, String decimal) {
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

  @Override
  public boolean isOne(Language asked, int number) {
    return numbers.isOne(asked, number);
  }

  @Override
  public String date(Language asked, double millis) {
    return numbers.date(asked, millis);
  }
}
