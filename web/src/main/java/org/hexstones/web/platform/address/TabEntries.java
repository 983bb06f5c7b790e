package org.hexstones.web.platform.address;

import org.hexstones.web.platform.Js;
import org.hexstones.web.platform.storage.BrowserStorage;
import org.teavm.jso.browser.Window;

/**
 * The history of this tab. The depth of the present entry is in its state, and also noted in the
 * tab: if a reload begins before the address is replaced, Chromium loses the state.
 */
public final class TabEntries implements HistorySync.Entries {
  private static final String NOTE = "depth";
  private static final BrowserStorage TAB = new BrowserStorage(BrowserStorage.Where.TAB);

  private int noted = -1;

  /** Listens for another entry to become the present one. */
  public static void listen(Runnable walked) {
    Js.listen(Window.current(), "popstate", event -> walked.run());
  }

  /** Removes the noted depth, because the page is about to be loaded at another entry. */
  static void forget() {
    TAB.remove(NOTE);
  }

  @Override
  public int loadedDepth() {
    int depth = noted();
    String note = depth < 0 && PageAddress.isReloaded() ? TAB.read(NOTE) : null;
    return note != null && note.length() == 1 ? note.charAt(0) - '0' : depth;
  }

  @Override
  public int noted() {
    int depth = PageAddress.depth();
    note(depth);
    return depth;
  }

  @Override
  public boolean deepen(int depth, boolean isNew) {
    boolean done = PageAddress.deepen(depth, isNew);
    if (done) {
      note(depth);
    }
    return done;
  }

  private void note(int depth) {
    if (depth >= 0 && depth != noted) {
      noted = depth;
      TAB.write(NOTE, String.valueOf(depth));
    }
  }

  @Override
  public boolean goBack(int entries) {
    return PageAddress.goBack(entries);
  }
}
