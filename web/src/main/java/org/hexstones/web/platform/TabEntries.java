package org.hexstones.web.platform;

import org.teavm.jso.browser.Window;

/**
 * The history of this tab. The tab notes how deep its present entry is as well: where a reload had
 * begun before the address was replaced, Chromium forgets what the entry's state noted.
 */
public final class TabEntries implements HistorySync.Entries {
  private static final String NOTE = "depth";
  private static final BrowserStorage TAB = new BrowserStorage(BrowserStorage.Where.TAB);

  private int told = -1;

  /** Tells whenever the browser has come to another entry. */
  public static void listen(Runnable walked) {
    Js.listen(Window.current(), "popstate", event -> walked.run());
  }

  /** The page is about to be loaded anew at an entry that was not noted. */
  static void forget() {
    TAB.remove(NOTE);
  }

  @Override
  public int loadedDepth() {
    int depth = noted();
    String note = depth < 0 && AddressJs.isReloaded() ? TAB.read(NOTE) : null;
    return note != null && note.length() == 1 ? note.charAt(0) - '0' : depth;
  }

  @Override
  public int noted() {
    int depth = AddressJs.depth();
    note(depth);
    return depth;
  }

  @Override
  public boolean deepen(int depth, boolean isNew) {
    boolean done = AddressJs.deepen(depth, isNew);
    if (done) {
      note(depth);
    }
    return done;
  }

  private void note(int depth) {
    if (depth >= 0 && depth != told) {
      told = depth;
      TAB.write(NOTE, String.valueOf(depth));
    }
  }

  @Override
  public void goBack(int entries) {
    AddressJs.goBack(entries);
  }
}
