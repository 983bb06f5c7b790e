package org.hexstones.web.platform.address;

import org.hexstones.web.match.EarlyMoves;
import org.hexstones.web.platform.Js;
import org.hexstones.web.platform.storage.BrowserStorage;
import org.hexstones.web.storage.KeyValueStore;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.browser.Window;

/** What the first program leaves to the page's program: the moves made on the board it drew. */
public final class EarlyBoard {
  private static final String KEY = "early";
  private static final char END = '\n';

  private EarlyBoard() {}

  /**
   * Takes over from the first program: the moves that were made on its board, or null if it shows
   * none. From this call on it takes no more.
   */
  public static @Nullable EarlyMoves takeOver() {
    String placed = ask();
    return placed == null ? null : EarlyMoves.read(placed);
  }

  /** The moves made in this tab on the early board of an address; null if there are none. */
  public static @Nullable EarlyMoves kept(String address) {
    String text = tab().read(KEY);
    String begin = address + END;
    return text == null || !text.startsWith(begin)
        ? null
        : EarlyMoves.read(text.substring(begin.length()));
  }

  /** The match in the address; empty if unknown, as for a link that was just opened. */
  public static String match() {
    return AddressBar.match(tab());
  }

  /** Stores the moves made on the early board of an address. */
  public static void keep(String address, EarlyMoves moves) {
    tab().write(KEY, address + END + moves.text());
  }

  private static KeyValueStore tab() {
    return new BrowserStorage(BrowserStorage.Where.TAB);
  }

  /** Runs a task when the page's program has drawn. */
  public static void onDrawn(Runnable task) {
    Js.listen(Window.current(), "hexstones-drawn", event -> task.run());
  }

  /** Whether the page's program has begun to take over. */
  @JSBody(script = "return !!document.querySelector('[data-asked]');")
  public static native boolean isAsked();

  /** Marks the present input as done, so that early.js does not note it for the page's program. */
  @JSBody(script = "document.documentElement.dataset.taken = '';")
  public static native void take();

  @JSBody(
      script =
          """
          var screen = document.querySelector('[data-early]');
          (screen || document.documentElement).dataset.asked = '';
          if (!screen) return null;
          return screen.dataset.placed || null;
          """)
  private static native @Nullable String ask();
}
