package org.hexstones.web.ui.board;

import java.util.List;
import org.hexstones.web.vdom.Markup;

/**
 * An overlay that explains a position by the rules: the score of each colour, and what single
 * stones would change.
 *
 * @param words the same as text and tables, for everybody
 * @param marks the highlights of cells
 * @param labels the labels of cells
 */
public record RulesOverlay(List<Markup> words, CellMarks marks, CellLabels labels) {
  public RulesOverlay {
    words = List.copyOf(words);
  }
}
