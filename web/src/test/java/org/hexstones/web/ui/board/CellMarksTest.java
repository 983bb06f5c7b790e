package org.hexstones.web.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.hexstones.hex.Board;
import org.hexstones.hex.Shapes;
import org.junit.jupiter.api.Test;

final class CellMarksTest {
  private static final Board BOARD = Board.of(Shapes.parse("hexhex:4").orThrow());

  private static CellMarks group(String... names) {
    CellMarks marks = new CellMarks(BOARD.size());
    for (String name : names) {
      marks.group(BOARD.cellNamed(name), BOARD.cellNamed(names[0]));
    }
    return marks;
  }

  /** The cells that show a number, with it. */
  private static String shown(CellMarks marks) {
    int[] numbers = marks.numbers(BOARD);
    StringBuilder shown = new StringBuilder();
    for (int cell = 0; cell < numbers.length; cell++) {
      shown.append(numbers[cell] == 0 ? "" : BOARD.name(cell) + ": " + numbers[cell] + ", ");
    }
    return shown.toString();
  }

  @Test
  void sizeStandsOnceAndNearestToTheMiddle() {
    assertEquals("d4: 3, ", shown(group("c4", "d4", "e4")));
    assertEquals("d4: 5, ", shown(group("b4", "c4", "d4", "e4", "f4")));
    // A ring has no stone in its middle; all are as near, and the first has the number.
    assertEquals("c4: 6, ", shown(group("c4", "c5", "d3", "d5", "e3", "e4")));
  }

  @Test
  void groupOfOneShowsNoNumber() {
    assertEquals("", shown(group("c4")));
    assertEquals("", shown(new CellMarks(BOARD.size())));
  }

  @Test
  void onlyStonesOfAGroupAreLinked() {
    CellMarks marks = group("c4", "d4");
    marks.group(BOARD.cellNamed("e4"), BOARD.cellNamed("e4"));
    assertEquals(1, Integer.bitCount(marks.links(BOARD, BOARD.cellNamed("d4"))));
    assertEquals(1, Integer.bitCount(marks.links(BOARD, BOARD.cellNamed("c4"))));
    assertEquals(0, marks.links(BOARD, BOARD.cellNamed("e4")));
    assertEquals(0, marks.links(BOARD, BOARD.cellNamed("a4")));
  }

  /** Else there is a sliver between them. */
  @Test
  void threeStonesHaveNoSliverBetweenThem() {
    CellMarks marks = group("c4", "d4", "d3");
    Layout layout = Layout.small(BOARD);
    for (String name : List.of("c4", "d4", "d3")) {
      int cell = BOARD.cellNamed(name);
      String outline = Body.outline(layout, cell, marks.links(BOARD, cell));
      // Two halves of links, and the third of the area between them.
      assertEquals(3, outline.chars().filter(sign -> sign == 'M').count(), outline);
      assertEquals(
          4,
          Body.edges(layout, cell, marks.links(BOARD, cell))
              .chars()
              .filter(sign -> sign == 'M' || sign == 'l')
              .count());
    }
  }
}
