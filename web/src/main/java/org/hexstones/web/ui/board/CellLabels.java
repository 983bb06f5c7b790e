package org.hexstones.web.ui.board;

import java.util.Arrays;

/** A few characters on each cell, and what they mean. */
public final class CellLabels {
  private final String[] texts;
  private final String[] said;

  /** None, on a board of that many cells. */
  public CellLabels(int cells) {
    texts = new String[cells];
    said = new String[cells];
    Arrays.fill(texts, "");
    Arrays.fill(said, "");
  }

  /**
   * Writes on a free cell.
   *
   * @param meaning the same for those who do not see it
   */
  public void write(int cell, String text, String meaning) {
    texts[cell] = text;
    said[cell] = meaning;
  }

  /** What is written on a cell, or empty. */
  public String text(int cell) {
    return texts[cell];
  }

  /** What it means, or empty. */
  public String said(int cell) {
    return said[cell];
  }
}
