package org.hexstones.web.platform;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.hexstones.parse.Words;
import org.hexstones.web.i18n.KnownNumbers;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.Numbers;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.vdom.Input;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;
import org.teavm.jso.browser.Performance;
import org.teavm.jso.browser.Window;

/** Global properties of the browser: its languages, its window, the address. */
public final class Browser {
  private Browser() {}

  /** Whether this is a phone or a tablet: its main pointer is a finger. */
  public static boolean isHandheld() {
    return Js.isHandheld();
  }

  /** Shows the state of live play as an attribute of the page; none if it is empty. */
  public static void showLive(String state) {
    Js.showLive(state);
  }

  /** The tag of the language in which the page is. */
  public static String languageOfPage() {
    return DeviceJs.languageOfPage();
  }

  /** The languages the person reads, best first, as tags. */
  public static List<String> languages() {
    List<String> tags = new ArrayList<>();
    for (Words.Word word : Words.split(DeviceJs.languages(), ',')) {
      tags.add(word.text());
    }
    return tags;
  }

  /** The size of the window, as a first estimate of the space for a board. */
  public static Viewport window() {
    return Viewport.usual(DeviceJs.windowWidth(), DeviceJs.windowHeight());
  }

  /** Formats numbers by the browser's Intl. */
  public static Numbers numbers() {
    return new KnownNumbers(new NumbersOfIntl());
  }

  private static final class NumbersOfIntl implements Numbers {
    private @Nullable Language language;
    private @Nullable JSObject format;

    @Override
    public String format(Language asked, String decimal) {
      JSObject known = format;
      if (known == null || asked != language) {
        known = DeviceJs.numberFormat(asked.tag());
        format = known;
        language = asked;
      }
      return DeviceJs.format(known, decimal);
    }

    @Override
    public boolean isOne(Language language, int number) {
      return DeviceJs.isOne(language.tag(), number);
    }

    @Override
    public String date(Language language, double millis) {
      return DeviceJs.date(language.tag(), millis);
    }
  }

  /** A text that is different at every start of the page. */
  public static String freshId() {
    return DeviceJs.freshId();
  }

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
  public static int seed() {
    return DeviceJs.seed();
  }

  /** The fragment of the address with its sign; empty if there is none. */
  public static String hash() {
    return AddressJs.hash();
  }

  /**
   * Reloads the page at a fragment, as a new entry of the history. The fragment decides which
   * program starts.
   */
  public static void turnTo(String fragment) {
    // The noted depth would be wrong there: below the new page lies the one that was left, and no
    // start screen.
    TabEntries.forget();
    AddressJs.turnTo(fragment, !fragment.startsWith(ShortLink.STUDY));
  }

  /** Reloads the page at its present address. */
  public static void reload() {
    TabEntries.forget();
    AddressJs.reload();
  }

  /** Reloads the page at its address in another spelling. */
  public static void reloadAt(String fragment) {
    if (hash().equals(fragment) || AddressJs.setHash(fragment, "")) {
      reload();
    }
  }

  /**
   * Reloads the page if the person went to another address while it was being loaded, because the
   * programs and the early board are of the former one. Returns whether it does.
   */
  public static boolean reloadIfTurned() {
    boolean turned = AddressJs.isTurned();
    if (turned) {
      reload();
    }
    return turned;
  }

  public static void clearHash() {
    AddressJs.clearHash();
  }

  /** Listens for the tab to become hidden or visible. */
  public static void onHidden(Consumer<Boolean> changed) {
    Js.listen(
        Window.current().getDocument(), "visibilitychange", event -> changed.accept(Js.isHidden()));
  }

  public static void onHashChange(Runnable changed) {
    Js.listen(Window.current(), "hashchange", event -> changed.run());
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
    Js.describe(settings.language().tag(), settings.theme().word());
  }
}
