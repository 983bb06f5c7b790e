package org.hexstones.hex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTest {
  private static Board board(String text) {
    return Board.of(Shapes.parse(text).orThrow());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "hexhex:3 19",
        "hexhex:5 61",
        "hexhex:10 271",
        "hexhex:12 397",
        "triangle:1 1",
        "triangle:11 66",
        "triangle:27 378",
        "rhombus:1 1",
        "rhombus:20 400",
        "hexagram:1 13",
        "hexagram:2 37",
        "hexagram:7 337",
        "hexagon:5,5,5,5,5,5 61",
        "hexagon:3,4,3,4,3,4 27",
        "hexagon:1,1,1,1,1,1 1",
        "cells:a1,c3 2",
        "cells:a1-5,b1-4 9",
      })
  void countsItsCells(String shape, int cells) {
    assertEquals(cells, board(shape).size());
  }

  @Test
  void namesTheCellsOfTheSideFiveHexagon() {
    Board board = board("hexhex:5");
    Set<String> first = new TreeSet<>();
    for (int cell = 0; cell < 5; cell++) {
      first.add(board.name(cell));
    }
    assertEquals(Set.of("a5", "a6", "a7", "a8", "a9"), first);
    int centre = board.cellNamed("e5");
    assertEquals(0, board.q(centre));
    assertEquals(0, board.r(centre));
    assertEquals(Board.NO_CELL, board.cellNamed("a4"));
  }

  @Test
  void goesOnWithTwoLettersAfterZ() {
    Board board = board("triangle:27");
    assertEquals("aa1", board.name(board.cellAt(26, 0)));
    assertEquals(board.cellAt(26, 0), board.cellNamed("aa1"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "5", "e", "e0", "e05", "E5", "e5 ", "zzz1", "a401", "a9999999999", "é5"})
  void findsNoCellUnderOtherNames(String name) {
    assertEquals(Board.NO_CELL, board("hexhex:5").cellNamed(name));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hexhex:4",
        "triangle:6",
        "rhombus:5",
        "hexagon:2,5,3,4,3,5",
        "hexagram:3",
        "cells:a1-4,c2,e5-9,aa30"
      })
  void agreesWithItself(String text) {
    Board board = board(text);
    assertEquals(text, board.shape().text());
    Set<String> names = new HashSet<>();
    for (int cell = 0; cell < board.size(); cell++) {
      assertTrue(names.add(board.name(cell)));
      assertEquals(cell, board.cellNamed(board.name(cell)));
      assertEquals(cell, board.cellAt(board.q(cell), board.r(cell)));
      int degree = 0;
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = board.neighbour(cell, d);
        int flat = board.adjacency()[cell * Direction.COUNT + d];
        assertEquals(next == Board.NO_CELL ? board.size() : next, flat);
        if (next != Board.NO_CELL) {
          degree++;
          assertEquals(cell, board.neighbour(next, (d + 3) % Direction.COUNT));
        }
      }
      assertEquals(degree, board.degree(cell));
    }
  }

  @Test
  void theHexagonWithEqualSidesIsTheRegularOne() {
    Board regular = board("hexhex:4");
    Board walked = board("hexagon:4,4,4,4,4,4");
    for (int cell = 0; cell < regular.size(); cell++) {
      assertEquals(regular.name(cell), walked.name(cell));
    }
    assertNotEquals(regular, walked);
  }

  @Test
  void theHexagramHasSixPoints() {
    Board board = board("hexagram:3");
    int tips = 0;
    for (int cell = 0; cell < board.size(); cell++) {
      tips += board.degree(cell) == 2 ? 1 : 0;
    }
    assertEquals(6, tips);
  }

  @Test
  void knowsWhatIsConnectedAndWhatHasAHole() {
    assertTrue(board("hexagram:3").isConnected());
    assertFalse(board("hexagram:3").hasHole());
    assertFalse(board("cells:a1,c3").isConnected());
    assertFalse(board("cells:a1,c3").hasHole());
    Board ring = board("cells:a2-3,b1,b3,c1-2");
    assertTrue(ring.isConnected());
    assertTrue(ring.hasHole());
    assertFalse(board("cells:a2,b1,b3,c1-2").hasHole(), "open to one side");
  }

  @Test
  void anExplicitSetIsMovedToItsSmallestLines() {
    assertEquals("cells:a1-3,b2", Shapes.parse("cells:d4,c3-5").orThrow().text());
  }
}
