package org.hexstones.web.platform;

import org.teavm.jso.JSBody;

/** Bindings for the storage of texts, for a tab or permanently. No method throws. */
final class StorageJs {
  private StorageJs() {}

  /** The stored text, or null if there is none or it is not available. */
  @JSBody(
      params = {"tab", "key"},
      script =
          """
          try { return (tab ? sessionStorage : localStorage).getItem(key); }
          catch (e) { return null; }
          """)
  static native String read(boolean tab, String key);

  @JSBody(
      params = {"tab", "key", "text"},
      script =
          """
          try { (tab ? sessionStorage : localStorage).setItem(key, text); return true; }
          catch (e) { return false; }
          """)
  static native boolean write(boolean tab, String key, String text);

  @JSBody(
      params = {"tab", "key"},
      script = "try { (tab ? sessionStorage : localStorage).removeItem(key); } catch (e) { }")
  static native void remove(boolean tab, String key);

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
  static native String keys(boolean tab, String beginning);
}
