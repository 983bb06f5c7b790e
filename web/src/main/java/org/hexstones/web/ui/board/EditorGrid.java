package org.hexstones.web.ui.board;

import org.hexstones.hex.Board;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.jspecify.annotations.Nullable;

/** The grid of a board that is edited. It takes presses and keys like that of a match. */
public final class EditorGrid {
  private final Board board;
  private final Layout layout;
  private final String focus;
  private final BoardGrid grid;
  private final boolean typing;

  /**
   * The grid of a board.
   *
   * @param focus the name of the cell that had the focus, or another text
   * @param typing whether the name of a cell is being typed
   */
  public EditorGrid(Board board, Layout layout, String focus, boolean typing) {
    this.typing = typing;
    this.board = board;
    this.layout = layout;
    this.focus = focus;
    grid = new BoardGrid(board, layout, focus);
  }

  /**
   * Draws the grid, without its cells.
   *
   * @param css what distinguishes it, with a space before each class
   * @param label its name
   */
  public Element draw(String css, String label) {
    return grid.draw(css, label)
        .on("click", this::press)
        .on("keydown", this::key)
        .on("focusin", this::focus);
  }

  /** Adds the cells, row by row. */
  public Element addCells(Element drawn, BoardGrid.Cells cells) {
    return grid.addCells(drawn, cells);
  }

  /** Draws a cell with nothing on it. */
  public Element cell(int cell, boolean tabStop, String css, String label) {
    return Element.of("g", css)
        .with("role", "gridcell")
        .with("data-cell", board.name(cell))
        .with("tabindex", tabStop ? 0 : -1)
        .with("aria-label", label)
        .add(layout.hex(cell));
  }

  /** What happens when a cell is pressed or painted. */
  public @Nullable Event press(Input input) {
    return input.cell().isEmpty() ? null : new BoardEvent.Press(input.cell());
  }

  private @Nullable Event focus(Input input) {
    boolean known = input.cell().isEmpty() || input.cell().equals(focus);
    return known ? null : new BoardEvent.Focus(input.cell());
  }

  private @Nullable Event key(Input input) {
    return KeyboardWalk.meaning(board, layout, input, typing);
  }
}
