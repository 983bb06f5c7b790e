package org.hexstones.web.ui;

/** What a person typed as part of a set-up. */
public final class Typed {
  /** From the full-width form of a sign, as a Japanese keyboard writes it, to the sign. */
  private static final int FULL_WIDTH = '！' - '!';

  private Typed() {}

  /** Without white space, which would end a word of the set-up, and with narrow signs only. */
  public static String plain(String typed) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < typed.length(); i++) {
      char c = typed.charAt(i);
      if (c > ' ' && c != '　') {
        plain.append(c >= '！' && c <= '～' ? (char) (c - FULL_WIDTH) : c);
      }
    }
    return plain.toString();
  }
}
