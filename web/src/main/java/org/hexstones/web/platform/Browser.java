package org.hexstones.web.platform;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.hexstones.parse.Words;
import org.hexstones.web.i18n.KnownNumbers;
import org.hexstones.web.i18n.Numbers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.session.Program;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.vdom.Input;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.browser.Performance;
import org.teavm.jso.browser.Window;

/** Global properties of the browser: its languages, its window, time and keys. */
public final class Browser {
  private Browser() {}

  /** Whether this is a phone or a tablet: its main pointer is a finger. */
  @JSBody(script = "return matchMedia('(pointer: coarse)').matches;")
  public static native boolean isHandheld();

  /** Whether the person wants nothing to move. */
  @JSBody(script = "return matchMedia('(prefers-reduced-motion: reduce)').matches;")
  public static native boolean isStill();

  /** This program, as the page names it, and the browser. */
  public static Program program() {
    return new Program(tag("content"), tag("data-commit"), tag("data-source"), agent());
  }

  @JSBody(
      params = "name",
      script =
          """
          var tag = document.querySelector('meta[name=version]');
          return tag && tag.getAttribute(name) || '';
          """)
  private static native String tag(String name);

  @JSBody(script = "return navigator.userAgent;")
  private static native String agent();

  /** Shows the state of live play as an attribute of the page; none if it is empty. */
  @JSBody(
      params = "state",
      script =
          """
          if (state) document.body.dataset.liveState = state;
          else delete document.body.dataset.liveState;
          """)
  public static native void showLive(String state);

  /** The tag of the language in which the page is. */
  @JSBody(script = "return document.documentElement.lang;")
  public static native String languageOfPage();

  /** The languages the person reads, best first, as tags. */
  public static List<String> languages() {
    List<String> tags = new ArrayList<>();
    for (Words.Word word : Words.split(joinedLanguages(), ',')) {
      tags.add(word.text());
    }
    return tags;
  }

  @JSBody(script = "return (navigator.languages || [navigator.language]).join(',');")
  private static native String joinedLanguages();

  /** The size of the window, as a first estimate of the space for a board. */
  public static Viewport window() {
    return Viewport.usual(windowWidth(), windowHeight());
  }

  /** The space for a board that stands in the document already, or an estimate. */
  public static Viewport room() {
    int width = roomWidth();
    return width == 0 ? window() : new Viewport(width, roomHeight(), windowWidth(), windowHeight());
  }

  @JSBody(
      script =
          "var room = document.querySelector('[data-room]'); return room ? room.clientWidth : 0;")
  private static native int roomWidth();

  @JSBody(script = "return document.querySelector('[data-room]').clientHeight;")
  private static native int roomHeight();

  /** In CSS pixels. */
  public static int windowWidth() {
    return Window.current().getInnerWidth();
  }

  /** In CSS pixels. */
  public static int windowHeight() {
    return Window.current().getInnerHeight();
  }

  /** The number of threads that can run at once, according to the browser. */
  @JSBody(script = "return navigator.hardwareConcurrency || 1;")
  public static native int cores();

  /** Formats numbers by the browser's Intl. */
  public static Numbers numbers() {
    return new KnownNumbers(new IntlNumbers());
  }

  /** A text that is different at every start of the page. */
  @JSBody(
      script =
          """
          return Date.now().toString(36)
           + Math.floor(Math.random() * 1679616).toString(36);
          """)
  public static native String freshId();

  /** Runs a task soon, after the tasks that are due. */
  public static void later(Runnable what) {
    Js.later(what::run);
  }

  /** Runs a task. If it throws, the browser reports an uncaught error later. */
  public static void attempt(Runnable what) {
    Js.attempt(what::run);
  }

  /** Runs a task after the next paint. */
  public static void afterPaint(Runnable what) {
    Js.onNextFrame(() -> Js.later(what::run));
  }

  /** Runs a task whenever the page is left. */
  public static void onLeave(Runnable what) {
    Js.listen(Window.current(), "pagehide", event -> what.run());
  }

  /**
   * Waits for so many milliseconds and reports how many have really passed. In a frozen tab these
   * are more.
   */
  public static void after(int millis, IntConsumer passed) {
    int begun = Js.millis();
    Js.after(() -> passed.accept(Js.millis() - begun), millis);
  }

  /** Milliseconds since the page began, by a clock that is never adjusted. */
  public static double now() {
    return Performance.now();
  }

  /** A random seed for a search. */
  @JSBody(script = "return Math.floor(Math.random() * 1e9);")
  public static native int seed();

  /** Listens for the tab to become hidden or visible. */
  public static void onHidden(Consumer<Boolean> changed) {
    Js.listen(
        Window.current().getDocument(), "visibilitychange", event -> changed.accept(isHidden()));
  }

  /**
   * Listens for keys that no element has handled.
   *
   * @param pressed receives the event of a key; the browser handles keys that have none
   */
  public static void onKey(Function<Input, @Nullable Event> meaning, Consumer<Event> pressed) {
    Js.listen(
        Window.current().getDocument(),
        "keydown",
        event -> {
          if (!Js.isFree(event)) {
            return;
          }
          boolean control = Js.withControl(event);
          Event means =
              meaning.apply(
                  new Input("", false, "", Js.key(event), control, Js.withShift(event), false));
          if (means != null) {
            event.preventDefault();
            pressed.accept(means);
          }
        });
  }

  /** Applies the language and the theme to the document. */
  public static void describe(Settings settings) {
    describe(settings.language().tag(), settings.theme().word());
  }

  @JSBody(
      params = {"language", "theme"},
      script =
          """
          var root = document.documentElement;
          root.lang = language; root.dataset.theme = theme;
          """)
  private static native void describe(String language, String theme);

  @JSBody(script = "return document.hidden;")
  private static native boolean isHidden();
}
