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
 * @param open whether there is nothing yet that counts, so that the number would say nothing
 */
public record Score(int colour, String value, String label, List<Markup> detail, boolean open) {
  /** A score that counts. */
  public Score(int colour, String value, String label, List<Markup> detail) {
    this(colour, value, label, detail, false);
  }

  public Score {
    detail = List.copyOf(detail);
  }
}
