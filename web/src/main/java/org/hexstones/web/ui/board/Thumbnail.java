package org.hexstones.web.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.vdom.Element;

/** A small picture of a board and its stars, and of the stones of a position. */
public final class Thumbnail {
  /** With three digits: the outlines stand in the first page. */
  private static final int SIDE = 980;

  private static final int RING = 820;

  private Thumbnail() {}

  /** Draws the board with two paths. It takes no presses. */
  public static Element of(Board board, CellMarks marks) {
    return of(board, marks, Layout.small(board));
  }

  /** The same in a layout, as where the board is turned. */
  public static Element of(Board board, CellMarks marks, Layout layout) {
    return cells(picture(layout), board, marks, layout);
  }

  private static Element cells(Element picture, Board board, CellMarks marks, Layout layout) {
    StringBuilder plain = new StringBuilder();
    StringBuilder starred = new StringBuilder();
    for (int cell = 0; cell < board.size(); cell++) {
      boolean star = marks.isStarCell(cell);
      (star ? starred : plain).append(layout.outline(cell, SIDE));
    }
    return picture.add(
        Element.of("path", "plain").with("d", plain.toString()),
        Element.of("path", "starred").with("d", starred.toString()));
  }

  /** Adds the stones of a position. */
  public static Element of(Position position, CellMarks marks) {
    return of(position, marks, Layout.small(position.board()));
  }

  private static Element of(Position position, CellMarks marks, Layout layout) {
    Board board = position.board();
    Element picture = cells(picture(layout).add(layout.slab()), board, marks, layout);
    for (Colour colour : Colour.values()) {
      StringBuilder bonds = new StringBuilder();
      StringBuilder bodies = new StringBuilder();
      StringBuilder stones = new StringBuilder();
      // White and black differ by their lightness.
      boolean isMarked = colour.index() > Colour.BLACK.index();
      StringBuilder signs = new StringBuilder();
      for (int cell = 0; cell < board.size(); cell++) {
        if (position.stoneAt(cell) == colour.index()) {
          int links = marks.links(board, cell);
          bonds.append(Body.edges(layout, cell, links));
          bodies.append(Body.outline(layout, cell, links));
          stones.append(circle(layout.x(cell), layout.y(cell), Stone.RADIUS));
          signs.append(isMarked ? layout.to(cell) + Stone.mark(colour.index()) : "");
        }
      }
      add(picture, "bond ", colour, bonds);
      add(picture, "body ", colour, bodies);
      add(picture, "stones ", colour, stones);
      add(picture, "signs ", colour, signs);
    }
    return picture;
  }

  private static void add(Element picture, String kind, Colour colour, StringBuilder path) {
    if (!path.isEmpty()) {
      picture.add(Element.of("path", kind + colour.word()).with("d", path.toString()));
    }
  }

  /**
   * Draws the position after a turn, with rings on its stones and on the cells of a better turn.
   *
   * @param layout the layout of a small picture
   */
  public static Element ofTurn(
      Position position,
      CellMarks marks,
      Layout layout,
      List<Integer> played,
      List<Integer> better) {
    return of(position, marks, layout)
        .add(
            Element.of("path", "as-played").with("d", rings(layout, played)),
            Element.of("path", "instead").with("d", rings(layout, better)));
  }

  private static String rings(Layout layout, List<Integer> moves) {
    StringBuilder rings = new StringBuilder();
    for (int move : moves) {
      if (Moves.isPlace(move)) {
        int cell = Moves.cell(move);
        rings.append(circle(layout.x(cell), layout.y(cell), RING));
      }
    }
    return rings.toString();
  }

  private static String circle(int x, int y, int radius) {
    String half = "a" + radius + " " + radius + " 0 1 0 ";
    return "M" + (x - radius) + " " + y + half + 2 * radius + " 0" + half + -2 * radius + " 0Z";
  }

  /**
   * Draws the board cell by cell. A press adds a cell to the starred ones or removes it.
   *
   * @param layout how the board is turned
   * @param toggled makes the event from the names of all starred cells after the press, separated
   *     by commas
   */
  public static Element ofCells(
      Board board, CellMarks marks, Layout layout, Function<String, Event> toggled) {
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
