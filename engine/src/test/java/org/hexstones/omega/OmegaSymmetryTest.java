package org.hexstones.omega;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.function.IntBinaryOperator;
import org.hexstones.game.Image;
import org.hexstones.game.Rng;
import org.junit.jupiter.api.Test;

/** A game and its image on a symmetric board go the same way. */
final class OmegaSymmetryTest {
  @Test
  void mirrors() {
    for (String board : new String[] {"hexhex:4", "triangle:6", "rhombus:5", "hexagram:2"}) {
      check(board, (q, r) -> r, (q, r) -> q);
    }
  }

  @Test
  void turns() {
    check("hexhex:4", (q, r) -> -r, (q, r) -> q + r);
    check("hexagram:2", (q, r) -> -r, (q, r) -> q + r);
    check("triangle:6", (q, r) -> r, (q, r) -> 5 - q - r);
    check("rhombus:5", (q, r) -> 4 - q, (q, r) -> 4 - r);
  }

  private static void check(String boardText, IntBinaryOperator toQ, IntBinaryOperator toR) {
    for (int players = 2; players <= 4; players++) {
      OmegaPosition game = Omega.position(boardText + " pie=on players=" + players);
      OmegaPosition image = Omega.position(boardText + " pie=on players=" + players);
      Image symmetry = new Image(game.board(), toQ, toR);
      Rng rng = new Rng(players);
      int[] moves = new int[game.maxLegalMoves()];
      while (!game.isOver()) {
        int move = moves[rng.below(game.legalMoves(moves))];
        int moved = symmetry.of(move);
        assertNull(image.refusal(moved));
        game.play(move);
        image.play(moved);
        for (int colour = 0; colour < players; colour++) {
          assertArrayEquals(game.groupSizes(colour), image.groupSizes(colour));
        }
        assertEquals(game.mover(), image.mover());
      }
      assertEquals(game.outcome(), image.outcome());
    }
  }
}
