package org.hexstones.web.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.hexstones.hex.Board;
import org.hexstones.hex.Shapes;
import org.hexstones.web.session.Viewport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LayoutTest {
  private static final List<String> KEYS =
      List.of("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown");

  private static Board board(String shape) {
    return Board.of(Shapes.parse(shape).orThrow());
  }

  @Test
  void aRegularHexagonStandsUprightInAnUprightRoom() {
    assertTrue(Layout.fitting(board("hexhex:8"), 344, 500).isFlat());
    assertEquals(false, Layout.fitting(board("hexhex:8"), 900, 600).isFlat());
  }

  @Test
  void boardTurnsWithItsWindowOnly() {
    Board board = board("hexhex:5");
    for (int height = 250; height <= 500; height += 10) {
      assertTrue(Layout.of(board, new Viewport(344, height, 360, 740)).isFlat());
      assertEquals(false, Layout.of(board, new Viewport(460, height, 740, 360)).isFlat());
    }
  }

  @Test
  void cellsOfASideEightBoardAreWideEnoughOnAPhone() {
    Layout layout = Layout.fitting(board("hexhex:8"), 344, 480);
    assertTrue(layout.scale(344, 480) * Layout.SIDE * Math.sqrt(3) >= 24);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hexhex:5",
        "triangle:7",
        "rhombus:6",
        "hexagon:4,6,4,6,4,6",
        "hexagram:3",
        "cells:a1,c3,a5-7,e1"
      })
  void arrowsReachEveryCellOnEveryBoard(String shape) {
    Board board = board(shape);
    for (int[] room : new int[][] {{400, 800}, {800, 400}}) {
      KeyboardWalk walk = new KeyboardWalk(Layout.fitting(board, room[0], room[1]));
      Set<Integer> reached = new HashSet<>(Set.of(0));
      ArrayDeque<Integer> ahead = new ArrayDeque<>(reached);
      while (!ahead.isEmpty()) {
        int cell = ahead.remove();
        for (String key : KEYS) {
          int next = walk.from(cell, key, false);
          if (reached.add(next)) {
            ahead.add(next);
          }
        }
      }
      assertEquals(board.size(), reached.size());
    }
  }

  @Test
  void oppositeKeysLeadBack() {
    Board board = board("hexhex:4");
    for (int[] room : new int[][] {{400, 800}, {800, 400}}) {
      KeyboardWalk walk = new KeyboardWalk(Layout.fitting(board, room[0], room[1]));
      int middle = board.cellNamed("d4");
      for (String[] pair :
          new String[][] {
            {"ArrowLeft", "ArrowRight"},
            {"ArrowUp", "ArrowDown"},
            {"PageUp", "PageDown"},
            {",", "."}
          }) {
        int there = walk.from(middle, pair[0], false);
        assertTrue(there != middle);
        assertEquals(middle, walk.from(there, pair[1], false));
      }
    }
  }

  @Test
  void homeAndEndGoToTheEndsOfTheRowAndOfTheBoard() {
    Board board = board("hexhex:3");
    KeyboardWalk walk = new KeyboardWalk(Layout.fitting(board, 900, 600));
    int middle = board.cellNamed("c3");
    assertEquals("a3", board.name(walk.from(middle, "Home", false)));
    assertEquals("e3", board.name(walk.from(middle, "End", false)));
    assertEquals("c1", board.name(walk.from(middle, "Home", true)));
    assertEquals("c5", board.name(walk.from(middle, "End", true)));
  }

  @Test
  void everyLineHasAName() {
    Layout layout = Layout.fitting(board("hexhex:5"), 900, 900);
    assertTrue(layout.isNamed());
    assertEquals(18, layout.names().size());
  }

  /** As at a zoom of 400%: the panels are scrolled, and not put beside the board. */
  @Test
  void aLowWindowLeavesItsBoardRoom() {
    Viewport usual = Viewport.usual(320, 256);
    assertTrue(usual.width() > 300 && usual.height() > 200, usual.toString());
  }
}
