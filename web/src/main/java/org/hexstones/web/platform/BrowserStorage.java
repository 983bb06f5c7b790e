package org.hexstones.web.platform;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.parse.Words;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.browser.Window;

/** Texts kept in the browser. It never throws: what cannot be kept answers false. */
public final class BrowserStorage {
  /** Kept for good, or for this tab only. */
  public enum Where {
    BROWSER,
    TAB
  }

  private static final String PREFIX = "hexstones.";

  private final boolean tab;

  public BrowserStorage(Where where) {
    tab = where == Where.TAB;
  }

  /** Tells whenever another tab has written something for good. */
  public static void onChange(Runnable changed) {
    Js.listen(Window.current(), "storage", event -> changed.run());
  }

  /** The keys that begin so. */
  public List<String> keys(String beginning) {
    List<String> keys = new ArrayList<>();
    for (Words.Word key : Words.split(StorageJs.keys(tab, PREFIX + beginning), '\n')) {
      if (!key.text().isEmpty()) {
        keys.add(key.text().substring(PREFIX.length()));
      }
    }
    return keys;
  }

  public @Nullable String read(String key) {
    return StorageJs.read(tab, PREFIX + key);
  }

  public boolean write(String key, String text) {
    return StorageJs.write(tab, PREFIX + key, text);
  }

  public void remove(String key) {
    StorageJs.remove(tab, PREFIX + key);
  }
}
