package org.hexstones.web.protocol;

import org.jspecify.annotations.Nullable;

/**
 * Signals of the page to every worker, whatever its question. On a machine with few cores the
 * workers would slow down the thread that paints the answer to a press.
 */
public enum Signal {
  /** Pause: start nothing, and delay what can wait. */
  REST("rest"),
  /** End the pause. */
  GO_ON("go-on");

  private final String text;

  Signal(String text) {
    this.text = text;
  }

  public String write() {
    return text;
  }

  /** Reads a signal; null if the text is none. */
  public static @Nullable Signal read(String text) {
    for (Signal signal : values()) {
      if (signal.text.equals(text)) {
        return signal;
      }
    }
    return null;
  }
}
