package org.hexstones.web.dom;

import org.jspecify.annotations.Nullable;

/** Texts kept in the browser. It never throws: what cannot be kept answers false. */
public final class Storage {
  /** Kept for good, or for this tab only. */
  public enum Where {
    BROWSER,
    TAB
  }

  private static final String PREFIX = "hexstones.";

  private final boolean tab;

  public Storage(Where where) {
    tab = where == Where.TAB;
  }

  public @Nullable String read(String key) {
    return Js.read(tab, PREFIX + key);
  }

  public boolean write(String key, String text) {
    return Js.write(tab, PREFIX + key, text);
  }

  public void remove(String key) {
    Js.remove(tab, PREFIX + key);
  }
}
