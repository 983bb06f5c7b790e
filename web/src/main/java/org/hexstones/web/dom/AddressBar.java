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

  private record Wanted(String match, Supplier<String> fragment) {}

  /** What was wanted last, whether it is there already or not. */
  private @Nullable Wanted wanted;

  private boolean there;

  /** The fragment that is to be replaced. */
  private String found = "";

  /** Which match was shown last. */
  private String shown = "";

  private int last = -SELDOM;
  private boolean waiting;

  public AddressBar() {
    Js.listen(Window.current(), "pagehide", event -> write());
  }

  /**
   * Puts a fragment in the address.
   *
   * @param match whose it is; {@link Browser#addressMatch} tells it again
   * @param fragment asked when it is time
   */
  public void show(String match, Supplier<String> fragment) {
    wanted = new Wanted(match, fragment);
    there = false;
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
      Js.onNextFrame(() -> Js.after(this::write, Math.max(wait, 0)));
    }
  }

  /** Puts it there now, if it waits. */
  public void tell() {
    write();
  }

  /** Takes the fragment away. */
  public void clear() {
    wanted = null;
    Js.clearHash();
  }

  private void write() {
    waiting = false;
    Wanted now = wanted;
    if (now == null || there) {
      return;
    }
    if (Js.hash().equals(found)) {
      last = Js.millis();
      there = Js.setHash(now.fragment().get(), now.match());
    } else {
      // A link was opened meanwhile, which is about to be read.
      wanted = null;
    }
  }
}
