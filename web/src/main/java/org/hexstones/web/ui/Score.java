package org.hexstones.web.ui;

import java.util.List;
import org.hexstones.web.vdom.Markup;

/**
 * How a colour stands.
 *
 * @param colour the colour as its index
 * @param value the number that counts, in plain digits
 * @param label what the number is, said to those who do not see the rest
 * @param detail what the number is made of
 */
public record Score(int colour, String value, String label, List<Markup> detail) {
  public Score {
    detail = List.copyOf(detail);
  }
}
