package org.hexstones.web.ui.control;

import org.hexstones.web.vdom.KeyName;

/** Cleans what a person typed as part of a set-up. */
public final class Typed {
  private Typed() {}

  /** Removes white space, which would end a word of the set-up, and replaces full-width signs. */
  public static String plain(String typed) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < typed.length(); i++) {
      char c = KeyName.narrow(typed.charAt(i));
      if (c > ' ') {
        plain.append(c);
      }
    }
    return plain.toString();
  }
}
