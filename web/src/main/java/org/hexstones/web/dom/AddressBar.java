package org.hexstones.web.dom;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.browser.Window;

/**
 * The fragment of the address, replaced as the game goes on. Browsers refuse a page that does so
 * too often (WebKit a hundred times in half a minute): what comes too soon waits, and the latest
 * wins.
 */
public final class AddressBar {
  private static final int SELDOM = 350;

  private static final Storage TAB = new Storage(Storage.Where.TAB);
  private static final String NOTE = "address";
  private static final String NOTED = " ";

  /** What is wanted there; the fragment is made once, when it is first asked for. */
  private static final class Wanted {
    private final String match;
    private final Supplier<String> fragment;
    private @Nullable String made;
    private boolean there;

    Wanted(String match, Supplier<String> fragment) {
      this.match = match;
      this.fragment = fragment;
    }

    String fragment() {
      String known = made == null ? fragment.get() : made;
      made = known;
      return known;
    }
  }

  /** What was wanted last, whether it is there already or not. */
  private @Nullable Wanted wanted;

  /** The fragment that is to be replaced. */
  private String found = "";

  /** Which match was shown last. */
  private String shown = "";

  private int last = -SELDOM;
  private boolean waiting;

  public AddressBar() {
    Js.listen(Window.current(), "pagehide", event -> leave());
  }

  /**
   * Puts a fragment in the address.
   *
   * @param match whose it is; {@link Browser#addressMatch} tells it again
   * @param fragment asked when it is time
   */
  public void show(String match, Supplier<String> fragment) {
    wanted = new Wanted(match, fragment);
    found = Js.hash();
    // Another match is told of at once: a reload reads the address of before it began.
    boolean other = !match.equals(shown);
    shown = match;
    int wait = last + SELDOM - Js.millis();
    if (other) {
      write();
    } else if (!waiting) {
      waiting = true;
      // Browsers take some milliseconds over it: the stone that it tells of is painted before.
      Js.onNextFrame(
          () -> {
            Js.later(this::note);
            Js.after(this::write, Math.max(wait, 0));
          });
    }
  }

  /** Puts it there now, if it waits; nothing more is to be noted of it. */
  public void tell() {
    write();
    wanted = null;
  }

  private void leave() {
    note();
    write();
  }

  /**
   * A reload goes to the address of before it began, even where that is another by now: what may
   * not be told there is noted in the tab. As soon as the stone is painted, too, and not only when
   * the page is left: the next one may have begun by then, and a crash tells nobody.
   */
  private void note() {
    Wanted now = wanted;
    if (now != null) {
      TAB.write(NOTE, now.match + NOTED + now.fragment());
    }
  }

  /** What the page that was left noted of a match, which its address may not tell; or null. */
  public static @Nullable String noted(String match) {
    String note = TAB.read(NOTE);
    String begin = match + NOTED;
    // It stays there till another is noted: this start too may be cut short.
    return !match.isEmpty() && note != null && note.startsWith(begin)
        ? note.substring(begin.length())
        : null;
  }

  /** Takes the fragment away. */
  public void clear() {
    wanted = null;
    Js.clearHash();
  }

  private void write() {
    waiting = false;
    Wanted now = wanted;
    if (now == null || now.there) {
      return;
    }
    if (Js.hash().equals(found)) {
      last = Js.millis();
      now.there = Js.setHash(now.fragment(), now.match);
    } else {
      // A link was opened meanwhile, which is about to be read.
      wanted = null;
    }
  }
}
