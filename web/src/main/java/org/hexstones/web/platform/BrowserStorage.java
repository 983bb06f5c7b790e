package org.hexstones.web.platform;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.parse.Words;
import org.hexstones.web.storage.KeyValueStore;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.browser.Window;

/** The texts in the browser's {@code localStorage} or {@code sessionStorage}. */
public final class BrowserStorage implements KeyValueStore {
  /** Whether texts are stored permanently or for this tab only. */
  public enum Where {
    BROWSER,
    TAB
  }

  private static final String PREFIX = "hexstones.";

  private final boolean tab;

  public BrowserStorage(Where where) {
    tab = where == Where.TAB;
  }

  /** Listens for writes of other tabs to {@code localStorage}. */
  public static void onChange(Runnable changed) {
    Js.listen(Window.current(), "storage", event -> changed.run());
  }

  @Override
  public List<String> keys(String prefix) {
    List<String> keys = new ArrayList<>();
    for (Words.Word key : Words.split(StorageJs.keys(tab, PREFIX + prefix), '\n')) {
      if (!key.text().isEmpty()) {
        keys.add(key.text().substring(PREFIX.length()));
      }
    }
    return keys;
  }

  @Override
  public @Nullable String read(String key) {
    return StorageJs.read(tab, PREFIX + key);
  }

  @Override
  public boolean write(String key, String text) {
    return StorageJs.write(tab, PREFIX + key, text);
  }

  @Override
  public void remove(String key) {
    StorageJs.remove(tab, PREFIX + key);
  }
}
