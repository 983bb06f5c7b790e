package org.hexstones.web.ui;

import java.util.List;
import org.hexstones.web.vdom.Markup;

/**
 * A colour's score.
 *
 * @param colour the colour's index
 * @param value the number that counts, as plain digits
 * @param label the meaning of the number, for screen readers
 * @param detail how the number is made up
 */
public record Score(int colour, String value, String label, List<Markup> detail) {
  public Score {
    detail = List.copyOf(detail);
  }
}
