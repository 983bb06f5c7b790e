package org.hexstones.web.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.Colour;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.vdom.Element;

/** A small picture of an empty board and its stars. */
public final class Thumbnail {
  private static final int SIDE = 880;
  private static final int RADIUS = 700;

  private Thumbnail() {}

  /** Draws the board with two paths. It takes no presses. */
  public static Element of(Board board, CellMarks marks) {
    Layout layout = Layout.small(board);
    StringBuilder plain = new StringBuilder();
    StringBuilder starred = new StringBuilder();
    for (int cell = 0; cell < board.size(); cell++) {
      boolean star = marks.isStarCell(cell);
      (star ? starred : plain).append(layout.outline(cell, SIDE));
    }
    return picture(layout)
        .add(
            Element.of("path", "plain").with("d", plain.toString()),
            Element.of("path", "starred").with("d", starred.toString()));
  }

  /** Adds the stones of a position. */
  public static Element of(Position position, CellMarks marks) {
    Board board = position.board();
    Layout layout = Layout.small(board);
    Element picture = of(board, marks);
    for (Colour colour : Colour.values()) {
      StringBuilder stones = new StringBuilder();
      for (int cell = 0; cell < board.size(); cell++) {
        if (position.stoneAt(cell) == colour.index()) {
          stones.append(circle(layout.x(cell), layout.y(cell)));
        }
      }
      if (!stones.isEmpty()) {
        picture.add(Element.of("path", "stones of-" + colour.word()).with("d", stones.toString()));
      }
    }
    return picture;
  }

  private static String circle(int x, int y) {
    String half = "a" + RADIUS + " " + RADIUS + " 0 1 0 ";
    return "M" + (x - RADIUS) + " " + y + half + 2 * RADIUS + " 0" + half + -2 * RADIUS + " 0Z";
  }

  /**
   * Draws the board cell by cell. A press adds a cell to the starred ones or removes it.
   *
   * @param toggled makes the event from the names of all starred cells after the press, separated
   *     by commas
   */
  public static Element ofCells(Board board, CellMarks marks, Function<String, Event> toggled) {
    Layout layout = Layout.small(board);
    Element picture =
        picture(layout)
            .on(
                "click",
                input -> {
                  String list = starred(board, marks, input.cell());
                  return input.cell().isEmpty() || list.isEmpty() ? null : toggled.apply(list);
                });
    for (int cell = 0; cell < board.size(); cell++) {
      boolean star = marks.isStarCell(cell);
      picture.add(
          Element.of("path", star ? "starred spot" : "plain spot")
              .with("data-spot", board.name(cell))
              .with("d", layout.outline(cell, SIDE)));
    }
    return picture;
  }

  private static Element picture(Layout layout) {
    return Element.of("svg", "thumbnail")
        .with("viewBox", layout.viewBox())
        .with("aria-hidden", "true");
  }

  private static String starred(Board board, CellMarks marks, String name) {
    List<String> names = new ArrayList<>();
    for (int cell = 0; cell < board.size(); cell++) {
      boolean star = marks.isStarCell(cell);
      if (star != board.name(cell).equals(name)) {
        names.add(board.name(cell));
      }
    }
    return String.join(",", names);
  }
}
