package org.hexstones.web.platform;

import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.Numbers;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/** Numbers and dates in the form of a language, by the browser's Intl. */
final class IntlNumbers implements Numbers {
  private @Nullable Language language;
  private @Nullable JSObject formatter;

  @Override
  public String format(Language asked, String decimal) {
    JSObject ready = formatter;
    if (ready == null || asked != language) {
      ready = formatter(asked.tag());
      formatter = ready;
      language = asked;
    }
    return format(ready, decimal);
  }

  @Override
  public String date(Language asked, double millis) {
    return date(asked.tag(), millis);
  }

  /** The formatter of numbers in a language. Making one takes far longer than using it. */
  @JSBody(params = "language", script = "return new Intl.NumberFormat(language);")
  private static native JSObject formatter(String language);

  @JSBody(
      params = {"format", "number"},
      script = "return format.format(/^\\d+$/.test(number) ? BigInt(number) : Number(number));")
  private static native String format(JSObject format, String number);

  /** Formats a date. The text is empty for an invalid time. */
  @JSBody(
      params = {"language", "millis"},
      script =
          """
          try {
            return new Intl.DateTimeFormat(language,
              { dateStyle: 'medium', timeStyle: 'short' }).format(millis);
          } catch (e) { return ''; }
          """)
  private static native String date(String language, double millis);
}
