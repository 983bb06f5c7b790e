package org.hexstones.omega.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.hex.Board;
import org.hexstones.omega.Omega;
import org.hexstones.omega.OmegaPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Groups found by runs are those that are found from cell to cell. */
final class RunLabelsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"hexhex:3", "hexhex:6", "triangle:7", "cells:a1-30,b30,d1-9,e3-7,e9-12,f1-20"})
  void theSameGroupsAsCellByCell(String shape) {
    OmegaPosition position = Omega.position(shape);
    Board board = position.board();
    OmegaPlayouts playouts = new OmegaPlayouts(position);
    RunLabels runs = Objects.requireNonNull(RunLabels.of(board));
    int size = board.size();
    int[] parent = new int[size];
    int[] sizeOf = new int[size];
    int[] colourOf = new int[size];
    Rng rng = new Rng(11);
    playouts.colours[size] = Position.NONE;
    int[] open = new int[size];
    for (int game = 0; game < 200; game++) {
      int opens = 0;
      for (int cell = 0; cell < size; cell++) {
        playouts.colours[cell] = rng.below(2);
        if (rng.below(10) < game % 11) {
          open[opens++] = cell;
        }
      }
      runs.settle(playouts.colours, open, opens);
      for (int i = 0; i < opens; i++) {
        playouts.colours[open[i]] = rng.below(9) == 0 ? 2 : rng.below(2);
      }
      playouts.label();
      int labelled = runs.label(playouts.colours, parent, sizeOf, colourOf);
      assertEquals(
          groups(playouts.labelColours, playouts.sizes, playouts.labelled),
          groups(colourOf, sizeOf, labelled));
    }
  }

  /** The sizes of the groups of both colours; ones are left out, for labels that were joined. */
  private static List<List<Integer>> groups(int[] colourOf, int[] sizeOf, int labelled) {
    List<List<Integer>> groups = List.of(new ArrayList<>(), new ArrayList<>());
    for (int label = 0; label < labelled; label++) {
      if (colourOf[label] < 2 && sizeOf[label] > 1) {
        groups.get(colourOf[label]).add(sizeOf[label]);
      }
    }
    groups.forEach(Collections::sort);
    return groups;
  }

  @Test
  void aBoardOfMoreThanThirtyRowsIsTooHigh() {
    assertNotNull(RunLabels.of(Omega.position("cells:a5-34").board()));
    assertNull(RunLabels.of(Omega.position("cells:a5-35").board()));
  }
}
