package org.hexstones.web.platform;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.browser.Window;

/** Bindings for the browser's languages, window and threads, and for random values. */
final class DeviceJs {
  private DeviceJs() {}

  @JSBody(script = "return (navigator.languages || [navigator.language]).join(',');")
  static native String languages();

  @JSBody(script = "return document.documentElement.lang;")
  static native String languageOfPage();

  /** The formatter of numbers in a language. Making one takes far longer than using it. */
  @JSBody(params = "language", script = "return new Intl.NumberFormat(language);")
  static native JSObject numberFormat(String language);

  @JSBody(
      params = {"format", "number"},
      script = "return format.format(/^\\d+$/.test(number) ? BigInt(number) : Number(number));")
  static native String format(JSObject format, String number);

  @JSBody(
      params = {"language", "number"},
      script = "return new Intl.PluralRules(language).select(number) === 'one';")
  static native boolean isOne(String language, int number);

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
  static native String date(String language, double millis);

  /** A text that is different at every start of the page. */
  @JSBody(
      script =
          """
          return Date.now().toString(36)
           + Math.floor(Math.random() * 1679616).toString(36);
          """)
  static native String freshId();

  static int windowWidth() {
    return Window.current().getInnerWidth();
  }

  static int windowHeight() {
    return Window.current().getInnerHeight();
  }

  /** The number of threads that can run at once, according to the browser. */
  @JSBody(script = "return navigator.hardwareConcurrency || 1;")
  static native int cores();

  @JSBody(script = "return Math.floor(Math.random() * 1e9);")
  static native int seed();
}
