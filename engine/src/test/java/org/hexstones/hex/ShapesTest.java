package org.hexstones.hex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import org.hexstones.Effort;
import org.hexstones.game.Rng;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShapesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hexhex|UNKNOWN_SHAPE",
        "hexhex:|SIZE_NOT_A_NUMBER",
        "hexhex:x|SIZE_NOT_A_NUMBER",
        "hexhex:-5|SIZE_NOT_A_NUMBER",
        "hexhex:2|SIZE_OUT_OF_RANGE",
        "hexhex:13|SIZE_OUT_OF_RANGE",
        "hexhex:999999999999|SIZE_NOT_A_NUMBER",
        "triangle:0|SIZE_OUT_OF_RANGE",
        "triangle:28|SIZE_OUT_OF_RANGE",
        "rhombus:21|SIZE_OUT_OF_RANGE",
        "hexagram:0|SIZE_OUT_OF_RANGE",
        "hexagram:8|SIZE_OUT_OF_RANGE",
        "hexagon:5,5,5|SIX_SIDES_NEEDED",
        "hexagon:5,5,5,5,5,4|DOES_NOT_CLOSE",
        "hexagon:5,5,5,5,5,0|SIZE_OUT_OF_RANGE",
        "hexagon:30,30,30,30,30,30|TOO_MANY_CELLS",
        "hexagon:400,400,400,400,400,400|TOO_MANY_CELLS",
        "cells:|CELL_NOT_READABLE",
        "cells:a1,|CELL_NOT_READABLE",
        "cells:a5-5|CELL_NOT_READABLE",
        "cells:a5-999|CELL_NOT_READABLE",
        "cells:a1,a1|CELL_TWICE",
        "cells:a1-400,b1|TOO_MANY_CELLS",
        "star:5|UNKNOWN_SHAPE",
        "''|UNKNOWN_SHAPE",
      })
  void saysWhyABoardIsRefused(String text, BoardProblem problem) {
    Reason reason = Shapes.parse(text).reason();
    assertNotNull(reason);
    assertEquals(problem, reason.problem());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"hexagon:1,400,1,1,400,1|400", "hexagon:2,133,2,2,133,2|400", "rhombus:20|400"})
  void aBoardMayBeAsLargeAsThereIs(String text, int cells) {
    assertEquals(cells, Board.of(Shapes.parse(text).orThrow()).size());
  }

  @Test
  void saysWhere() {
    Reason reason = Shapes.parse("cells:a1,b2,?").reason();
    assertNotNull(reason);
    assertEquals(12, reason.at());
  }

  @Test
  void neverThrowsAndReadsBackWhatItWrites() {
    Rng rng = new Rng(7);
    String letters = "hexagramtrilocbus:,-0123456789 az";
    String[] seeds = {"hexhex:5", "hexagon:2,5,3,4,3,5", "cells:a1-4,c2,e5-9", "hexagram:3"};
    for (int i = 0; i < Effort.of(50_000); i++) {
      StringBuilder text = new StringBuilder(seeds[rng.below(seeds.length)]);
      for (int edits = rng.below(4); edits >= 0; edits--) {
        char c = letters.charAt(rng.below(letters.length()));
        int at = rng.below(text.length());
        if (rng.below(2) == 0) {
          text.setCharAt(at, c);
        } else {
          text.insert(at, c);
        }
      }
      if (Shapes.parse(text.toString()) instanceof Parsed.Ok<Shape> ok) {
        String written = ok.value().text();
        assertEquals(ok.value(), Shapes.parse(written).orThrow(), text.toString());
        Board.of(ok.value()).hasHole();
      }
    }
  }
}
