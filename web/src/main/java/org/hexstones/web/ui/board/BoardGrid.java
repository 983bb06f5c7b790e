package org.hexstones.web.ui.board;

import java.util.List;
import org.hexstones.hex.Board;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The grid of a board: rows of cells, of which Tab reaches one. */
public final class BoardGrid {
  private final Board board;
  private final Layout layout;
  private final String focus;

  /** Draws a cell; null leaves it to a later frame. */
  public interface Cells {
    /**
     * Draws a cell.
     *
     * @param tabStop whether Tab reaches it
     */
    @Nullable Element draw(int cell, boolean tabStop);
  }

  /**
   * The grid of a board.
   *
   * @param focus the name of the cell that had the focus, or another text
   */
  public BoardGrid(Board board, Layout layout, String focus) {
    this.board = board;
    this.layout = layout;
    this.focus = focus;
  }

  /**
   * Draws the grid, without its cells.
   *
   * @param css what distinguishes it, with a space before each class
   * @param label its name
   */
  public Element draw(String css, String label) {
    return Element.of("svg", (layout.isFlat() ? "board flat" : "board") + css)
        .with("viewBox", layout.viewBox())
        .with("role", "grid")
        // Chromium makes a stop of whatever in a picture hears where the focus is.
        .with("tabindex", -1)
        .untranslated()
        .with("aria-label", label);
  }

  /** Adds the cells, row by row. */
  public Element addCells(Element grid, Cells cells) {
    int tabStop = tabStop(board, layout, focus);
    for (List<Integer> row : layout.rows()) {
      Element line = Element.of("g").with("role", "row");
      for (int cell : row) {
        line.add(cells.draw(cell, cell == tabStop));
      }
      grid.add(line);
    }
    return grid;
  }

  /** Tab reaches the cell that had the focus, at first the one in the middle. */
  public static int tabStop(Board board, Layout layout, String focus) {
    int focused = board.cellNamed(focus);
    if (focused != Board.NO_CELL) {
      return focused;
    }
    List<List<Integer>> rows = layout.rows();
    List<Integer> middle = rows.get(rows.size() / 2);
    return middle.get(middle.size() / 2);
  }
}
