package org.hexstones.web.ui.board;

import java.util.List;
import org.hexstones.web.vdom.Markup;

/**
 * What the rules make of a position, for those who study it: how each colour stands and what single
 * stones would change.
 *
 * @param words the same in words and tables, for everybody
 * @param marks how the cells look
 * @param labels what is written on them
 */
public record RulesOverlay(List<Markup> words, CellMarks marks, CellLabels labels) {
  public RulesOverlay {
    words = List.copyOf(words);
  }
}
