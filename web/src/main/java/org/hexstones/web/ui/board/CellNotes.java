package org.hexstones.web.ui.board;

import java.util.List;
import org.hexstones.web.vdom.Markup;
import org.jspecify.annotations.Nullable;

/** Notes on the cells of a board beside the game itself. */
public interface CellNotes {
  /** No notes. */
  CellNotes NONE = cell -> null;

  /** The note of a cell, or null if it has none. */
  @Nullable Note at(int cell);

  /**
   * A note on a cell.
   *
   * @param id equal for equal notes
   * @param said the note as text for screen readers
   * @param under what is drawn below the stone
   * @param over what is drawn above the stone
   */
  record Note(String id, String said, List<Markup> under, List<Markup> over) {
    public Note {
      under = List.copyOf(under);
      over = List.copyOf(over);
    }
  }
}
