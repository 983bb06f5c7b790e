package org.hexstones.web.ui.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.hexstones.hex.Board;
import org.hexstones.hex.Cell;
import org.hexstones.web.vdom.Element;

/** The letters and numbers of a board's lines, placed round its rim. */
public final class RimNames {
  private final Layout layout;
  private final Board board;

  RimNames(Layout layout, Board board) {
    this.layout = layout;
    this.board = board;
  }

  /** The names of lines, each at one end of its line, or at the other end if the first is taken. */
  List<Name> find() {
    List<Name> names = new ArrayList<>();
    Set<Cell> taken = new HashSet<>();
    // The cells are sorted by q, then r, so the cells of a q line are in sequence.
    for (int cell = 0; cell < board.size(); cell++) {
      if (cell + 1 == board.size() || board.q(cell + 1) != board.q(cell)) {
        int first = cell;
        while (first > 0 && board.q(first - 1) == board.q(cell)) {
          first--;
        }
        name(letters(cell), cell, first, 0, 1, taken, names);
      }
    }
    Set<Integer> named = new HashSet<>();
    for (int cell = 0; cell < board.size(); cell++) {
      if (named.add(board.r(cell))) {
        int last = cell;
        for (int other = cell; other < board.size(); other++) {
          last = board.r(other) == board.r(cell) ? other : last;
        }
        String name = board.name(cell).substring(letters(cell).length());
        name(name, cell, last, -1, 0, taken, names);
      }
    }
    return names;
  }

  private String letters(int cell) {
    String name = board.name(cell);
    int letters = 0;
    while (name.charAt(letters) > '9') {
      letters++;
    }
    return name.substring(0, letters);
  }

  /** Puts a name beyond the end of a line in a direction, or else beyond its other end. */
  private void name(
      String text, int end, int otherEnd, int dq, int dr, Set<Cell> taken, List<Name> into) {
    if (taken.add(new Cell(board.q(end) + dq, board.r(end) + dr))) {
      into.add(beyond(text, end, dq, dr));
    } else if (taken.add(new Cell(board.q(otherEnd) - dq, board.r(otherEnd) - dr))) {
      into.add(beyond(text, otherEnd, -dq, -dr));
    }
  }

  /** The place next to a cell in a direction, a little nearer than the next cell would be. */
  private Name beyond(String text, int cell, int dq, int dr) {
    int q = board.q(cell);
    int r = board.r(cell);
    int farX = layout.screenX(q + dq, r + dr) - layout.x(cell);
    int farY = layout.screenY(q + dq, r + dr) - layout.y(cell);
    return new Name(text, layout.x(cell) + farX * 7 / 8, layout.y(cell) + farY * 7 / 8);
  }

  static Element draw(List<Name> names) {
    Element drawn = Element.of("g", "names").with("aria-hidden", "true");
    for (Name name : names) {
      drawn.add(Element.of("text").with("x", name.x()).with("y", name.y() + 150).text(name.text()));
    }
    return drawn;
  }

  /** The letters or number of a line, and the middle of their place. */
  public record Name(String text, int x, int y) {}
}
