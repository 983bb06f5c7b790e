package org.hexstones.web.ui.board;

import java.util.List;
import org.hexstones.hex.Board;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.vdom.Input;
import org.jspecify.annotations.Nullable;

/**
 * The keys of a cell: those that place, and those that move the keyboard's focus over a board.
 * Cells have neighbours in six directions, but keyboards have four arrows: the arrows follow two
 * lines, and two more keys the third. With the shift key they belong to the line of moves.
 */
public final class KeyboardWalk {
  private final Layout layout;
  private final List<List<Integer>> rows;

  public KeyboardWalk(Layout layout) {
    this.layout = layout;
    rows = layout.rows();
  }

  /**
   * The event of a key that is pressed on a cell, or null if it has none there.
   *
   * @param typing whether the name of another cell is being typed, which Enter ends
   */
  public static @Nullable Event meaning(Board board, Layout layout, Input input, boolean typing) {
    int from = board.cellNamed(input.cell());
    String key = input.key();
    if (from == Board.NO_CELL) {
      return null;
    }
    if (key.equals(" ") || (key.equals("Enter") && !typing)) {
      return new BoardEvent.Press(input.cell());
    }
    // Signs may need the shift key; with it, named keys step through the moves.
    return isWalk(key) && (!input.withShift() || key.length() == 1)
        ? new BoardEvent.Walk(
            board.name(new KeyboardWalk(layout).from(from, key, input.withControl())))
        : null;
  }

  /** Whether a key moves the focus. */
  static boolean isWalk(String key) {
    return switch (key) {
      case "ArrowRight",
          "ArrowLeft",
          "ArrowUp",
          "ArrowDown",
          "PageUp",
          "PageDown",
          ",",
          ".",
          "Home",
          "End" ->
          true;
      default -> false;
    };
  }

  /** The cell to which a key leads from another; the same cell if it leads nowhere. */
  public int from(int cell, String key, boolean withControl) {
    int row = 0;
    while (!rows.get(row).contains(cell)) {
      row++;
    }
    List<Integer> line = rows.get(row);
    if (key.equals("Home")) {
      return (withControl ? rows.get(0) : line).get(0);
    }
    if (key.equals("End")) {
      return last(withControl ? rows.get(rows.size() - 1) : line);
    }
    int next = layout.towards(cell, angle(layout, key));
    if (next != Board.NO_CELL) {
      return next;
    }
    // At the end of a row the focus moves to the next row, so that every cell of every board can be
    // reached.
    boolean flat = layout.isFlat();
    if (key.equals(flat ? "ArrowDown" : "ArrowRight") && row + 1 < rows.size()) {
      return rows.get(row + 1).get(0);
    }
    if (key.equals(flat ? "ArrowUp" : "ArrowLeft") && row > 0) {
      return last(rows.get(row - 1));
    }
    return cell;
  }

  private static int last(List<Integer> line) {
    return line.get(line.size() - 1);
  }

  /** The direction of a key, in degrees clockwise from the right. */
  public static int angle(Layout layout, String key) {
    boolean flat = layout.isFlat();
    return switch (key) {
      case "ArrowRight" -> flat ? 330 : 0;
      case "ArrowLeft" -> flat ? 150 : 180;
      case "ArrowUp" -> flat ? 270 : 300;
      case "ArrowDown" -> flat ? 90 : 120;
      case "PageUp", "," -> flat ? 210 : 240;
      default -> flat ? 30 : 60;
    };
  }
}
