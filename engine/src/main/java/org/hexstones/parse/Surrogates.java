package org.hexstones.parse;

/** Halves of surrogate pairs. One without its other half is no character, and UTF-8 has none. */
public final class Surrogates {
  private Surrogates() {}

  /** Whether the text has half a pair at an index. */
  public static boolean isLone(String text, int at) {
    char c = text.charAt(at);
    if (!Character.isSurrogate(c)) {
      return false;
    }
    return Character.isHighSurrogate(c)
        ? at + 1 == text.length() || !Character.isLowSurrogate(text.charAt(at + 1))
        : at == 0 || !Character.isHighSurrogate(text.charAt(at - 1));
  }
}
