package org.hexstones.web.ui.control;

/** Cleans what a person typed as part of a set-up. */
public final class Typed {
  /** The distance from a sign to its full-width form, as Japanese keyboards write it. */
  private static final int FULL_WIDTH = '！' - '!';

  private Typed() {}

  /** Removes white space, which would end a word of the set-up, and replaces full-width signs. */
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
