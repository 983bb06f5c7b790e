package org.hexstones.web.ui.board;

import java.util.List;
import org.hexstones.hex.Board;

/**
 * The ways of the keyboard about a board. Cells have neighbours in six directions and keyboards
 * have four arrows: the arrows go along two lines, and two more keys along the third.
 */
public final class KeyboardWalk {
  private final Layout layout;
  private final List<List<Integer>> rows;

  public KeyboardWalk(Layout layout) {
    this.layout = layout;
    rows = layout.rows();
  }

  /** Whether a key leads about the board. */
  public static boolean isWalk(String key) {
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

  /** The cell that a key leads to from another; the same where it leads nowhere. */
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
    int next = layout.towards(cell, angle(key));
    if (next != Board.NO_CELL) {
      return next;
    }
    // At the end of a row, on to the next: so every cell of every board can be reached.
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

  /** Where a key points, in degrees clockwise from the right. */
  private int angle(String key) {
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
