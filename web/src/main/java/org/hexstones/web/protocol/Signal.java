package org.hexstones.web.protocol;

import org.jspecify.annotations.Nullable;

/**
 * What the page says to every worker, whatever it was asked: on a machine of few cores they would
 * take the one that paints what was just pressed.
 */
public enum Signal {
  /** Nothing is begun and what can wait waits. */
  REST("rest"),
  /** The rest is over. */
  GO_ON("go-on");

  private final String text;

  Signal(String text) {
    this.text = text;
  }

  public String write() {
    return text;
  }

  /** Null where the text is no signal. */
  public static @Nullable Signal read(String text) {
    for (Signal signal : values()) {
      if (signal.text.equals(text)) {
        return signal;
      }
    }
    return null;
  }
}
