package org.hexstones.web.ui.board;

import java.util.List;
import org.hexstones.web.vdom.Markup;
import org.jspecify.annotations.Nullable;

/** What is told on the cells of a board beside the game itself. */
public interface CellNotes {
  /** Nothing. */
  CellNotes NONE = cell -> null;

  /** What is told on a cell, or null for nothing. */
  @Nullable Note at(int cell);

  /**
   * What is told on one cell.
   *
   * @param id the same where all of it is the same
   * @param said the same to be read out
   * @param under what is drawn below the stone
   * @param over what is drawn above it
   */
  record Note(String id, String said, List<Markup> under, List<Markup> over) {
    public Note {
      under = List.copyOf(under);
      over = List.copyOf(over);
    }
  }
}
