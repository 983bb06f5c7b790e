package org.hexstones.web.ui.board;

import java.util.Arrays;

/** A few characters on each cell, and their meaning. */
public final class CellLabels {
  private final String[] texts;
  private final String[] said;

  /** No labels, for a board of that many cells. */
  public CellLabels(int cells) {
    texts = new String[cells];
    said = new String[cells];
    Arrays.fill(texts, "");
    Arrays.fill(said, "");
  }

  /**
   * Labels a free cell.
   *
   * @param meaning the label's text for screen readers
   */
  public void write(int cell, String text, String meaning) {
    texts[cell] = text;
    said[cell] = meaning;
  }

  /** The label of a cell, or empty. */
  public String text(int cell) {
    return texts[cell];
  }

  /** The label's text for screen readers, or empty. */
  public String said(int cell) {
    return said[cell];
  }
}
