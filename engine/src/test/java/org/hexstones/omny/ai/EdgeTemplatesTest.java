package org.hexstones.omny.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.hex.Board;
import org.hexstones.omny.Naive;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.omny.Samples;
import org.junit.jupiter.api.Test;

final class EdgeTemplatesTest {
  private static final Board BOARD = Samples.setup("y 9").board();

  private static EdgeTemplates after(int cell, int... blacks) {
    Play play = Play.begin(Samples.setup("y 9"));
    play.play(Moves.place(1, cell));
    for (int other : blacks) {
      play.play(Moves.place(0, other));
    }
    EdgeTemplates templates = new EdgeTemplates((OmnyPosition) play.position());
    templates.find();
    return templates;
  }

  private static List<Integer> cells(EdgeTemplates templates, int template) {
    List<Integer> cells = new ArrayList<>();
    for (int number = 0; number < EdgeTemplates.CELLS; number++) {
      cells.add(templates.cell(template, number));
    }
    return cells;
  }

  @Test
  void aStoneOnTheThirdRowHasTwo() {
    int found = 0;
    for (int cell = 0; cell < BOARD.size(); cell++) {
      EdgeTemplates templates = after(cell);
      for (int i = 0; i < templates.count; i++) {
        assertEquals(cell, templates.cell(i, 0));
        assertEquals(1, templates.owner(i));
        assertEquals(EdgeTemplates.CELLS, cells(templates, i).stream().distinct().count());
      }
      found += templates.count;
    }
    // Of the seven cells of a third row, the first and the last have room on one side only.
    assertEquals(3 * 2 * (7 - 1), found);
  }

  @Test
  void anyStoneInItTakesTheTemplateAway() {
    int stone = third();
    EdgeTemplates all = after(stone);
    List<Integer> cells = cells(all, 0);
    for (int number = 1; number < EdgeTemplates.CELLS; number++) {
      EdgeTemplates left = after(stone, cells.get(number));
      for (int i = 0; i < left.count; i++) {
        assertFalse(cells(left, i).equals(cells));
      }
    }
  }

  /** The owner reaches the edge, by all sequences of moves within the template. */
  @Test
  void theOwnerConnectsWhoeverMovesAndNeedsEachCell() {
    EdgeTemplates templates = after(third());
    for (int i = 0; i < templates.count; i++) {
      List<Integer> cells = cells(templates, i);
      int[] colours = new int[EdgeTemplates.CELLS];
      colours[0] = 1;
      assertTrue(connects(cells, colours, false));
      for (int missing = 1; missing < EdgeTemplates.CELLS; missing++) {
        int[] fewer = colours.clone();
        fewer[missing] = 2;
        assertFalse(connects(cells, fewer, false), "without " + missing);
      }
    }
  }

  /** A cell of the third row with both templates to the same edge. */
  private static int third() {
    for (int cell = 0; cell < BOARD.size(); cell++) {
      EdgeTemplates both = after(cell);
      if (both.count == 2 && both.cell(0, EdgeTemplates.FOOT) == both.cell(1, EdgeTemplates.FOOT)) {
        return cell;
      }
    }
    throw new AssertionError();
  }

  /** By minimax. Colours: 0 free, 1 the owner's, 2 the opponent's. */
  private static boolean connects(List<Integer> cells, int[] colours, boolean ownersTurn) {
    boolean full = true;
    for (int number = 1; number < EdgeTemplates.CELLS; number++) {
      if (colours[number] == 0) {
        full = false;
        colours[number] = ownersTurn ? 1 : 2;
        boolean connects = connects(cells, colours, !ownersTurn);
        colours[number] = 0;
        if (connects == ownersTurn) {
          return ownersTurn;
        }
      }
    }
    return full ? isConnected(cells, colours) : !ownersTurn;
  }

  private static boolean isConnected(List<Integer> cells, int[] colours) {
    return Naive.pieces(BOARD, cell -> cells.contains(cell) && colours[cells.indexOf(cell)] == 1)
        .stream()
        .anyMatch(
            piece ->
                piece.contains(cells.get(0))
                    && List.of(3, 4, 5, 8).stream().anyMatch(i -> piece.contains(cells.get(i))));
  }
}
