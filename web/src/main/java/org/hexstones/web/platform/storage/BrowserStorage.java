package org.hexstones.web.platform.storage;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.parse.Words;
import org.hexstones.web.platform.Js;
import org.hexstones.web.storage.KeyValueStore;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
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
    for (Words.Word key : Words.split(keys(tab, PREFIX + prefix), '\n')) {
      if (!key.text().isEmpty()) {
        keys.add(key.text().substring(PREFIX.length()));
      }
    }
    return keys;
  }

  @Override
  public @Nullable String read(String key) {
    return read(tab, PREFIX + key);
  }

  @Override
  public boolean write(String key, String text) {
    return write(tab, PREFIX + key, text);
  }

  @Override
  public void remove(String key) {
    remove(tab, PREFIX + key);
  }

  // None of these throws.

  /** The stored text, or null if there is none or it is not available. */
  @JSBody(
      params = {"tab", "key"},
      script =
          """
          try { return (tab ? sessionStorage : localStorage).getItem(key); }
          catch (e) { return null; }
          """)
  private static native String read(boolean tab, String key);

  @JSBody(
      params = {"tab", "key", "text"},
      script =
          """
          try { (tab ? sessionStorage : localStorage).setItem(key, text); return true; }
          catch (e) { return false; }
          """)
  private static native boolean write(boolean tab, String key, String text);

  @JSBody(
      params = {"tab", "key"},
      script = "try { (tab ? sessionStorage : localStorage).removeItem(key); } catch (e) { }")
  private static native void remove(boolean tab, String key);

  /** The keys that begin so, one a line. */
  @JSBody(
      params = {"tab", "beginning"},
      script =
          """
          try {
            return Object.keys(tab ? sessionStorage : localStorage)
              .filter(function(key) { return key.startsWith(beginning); }).join('\\n');
          } catch (e) { return ''; }
          """)
  private static native String keys(boolean tab, String beginning);
}
