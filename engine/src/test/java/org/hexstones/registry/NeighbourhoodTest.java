package org.hexstones.registry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.patterns.Neighbourhood;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is kept of the stones round each cell is what one sees when one looks anew. */
final class NeighbourhoodTest {
  @ParameterizedTest
  @MethodSource("org.hexstones.registry.SampleGames#setups")
  void seesWhatLiesRoundEachCell(String text) {
    Setup setup = SampleGames.ALL.setup(text).orThrow();
    Position position = Play.begin(setup).position();
    Neighbourhood neighbourhood = new Neighbourhood(position);
    int[] moves = new int[position.maxLegalMoves()];
    Rng rng = new Rng(3);
    for (int step = 0; step < 400; step++) {
      int back =
          position.isOver() ? position.plies() : rng.below(4) == 0 ? position.plies() / 2 : 0;
      for (int i = 0; i < back; i++) {
        position.undo();
      }
      position.play(moves[rng.below(position.legalMoves(moves))]);
      if (step % 5 == 0) {
        neighbourhood.follow();
        check(position, neighbourhood);
      }
    }
  }

  private static void check(Position position, Neighbourhood neighbourhood) {
    Board board = position.board();
    for (int cell = 0; cell < board.size(); cell++) {
      int any = 0;
      for (int colour = 0; colour < 4; colour++) {
        int around = 0;
        int straight = 0;
        int bridged = 0;
        for (int d = 0; d < Direction.COUNT; d++) {
          int next = (d + 1) % Direction.COUNT;
          around |= stone(position, cell, d, d, 1) == colour ? 1 << d : 0;
          straight |= stone(position, cell, d, d, 2) == colour ? 1 << d : 0;
          bridged |= stone(position, cell, d, next, 2) == colour ? 1 << d : 0;
        }
        any |= around;
        assertEquals(around, neighbourhood.around(cell, colour));
        assertEquals(straight, neighbourhood.straight(cell, colour));
        assertEquals(bridged, neighbourhood.bridged(cell, colour));
        int two = Integer.bitCount(straight) + Integer.bitCount(bridged);
        assertEquals(two, neighbourhood.twoStepsAway(cell, colour));
      }
      assertEquals(any, neighbourhood.aroundAny(cell));
      assertEquals(
          Direction.COUNT - board.degree(cell), neighbourhood.number(neighbourhood.rim(cell)));
    }
  }

  private static int stone(Position position, int cell, int one, int other, int steps) {
    Board board = position.board();
    int q = board.q(cell) + Direction.q(one) + (steps - 1) * Direction.q(other);
    int r = board.r(cell) + Direction.r(one) + (steps - 1) * Direction.r(other);
    int at = board.cellAt(q, r);
    return at == Board.NO_CELL ? Position.NONE : position.stoneAt(at);
  }
}
