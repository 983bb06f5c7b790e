package org.hexstones.omny;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BreakerTest {
  /** A stone placed for good leaves what was predicted, and no other stone leaves less. */
  @ParameterizedTest
  @ValueSource(strings = {"sunder 4", "y 6", "gyre 4 komi=1.5", "omny hexhex:4 stars=corners"})
  void foretellsWhatAStoneLeaves(String text) {
    Setup setup = Games.ALL.setup(text).orThrow();
    Rng rng = new Rng(5);
    int seen = 0;
    for (int game = 0; game < 20; game++) {
      OmnyPosition position = (OmnyPosition) setup.position();
      int[] legal = new int[position.maxLegalMoves()];
      for (int ply = 0; ply < setup.board().size() / 2 && !position.isOver(); ply++) {
        position.play(legal[rng.below(position.legalMoves(legal))]);
      }
      for (int colour = 0; colour < 2 && !position.isOver(); colour++) {
        seen += check(position, setup, colour);
      }
    }
    assertTrue(seen > 5, "there are some: " + seen);
  }

  private static int check(OmnyPosition position, Setup setup, int colour) {
    Standing standing = position.standing(colour);
    List<Breaker> breakers = Breaker.of(position, colour);
    int hash = position.hash1();
    for (Breaker breaker : breakers) {
      assertEquals(Position.NONE, position.stoneAt(breaker.cell()));
      assertTrue(breaker.worst() < standing.worst());
      List<Integer> stones = new ArrayList<>();
      for (int cell = 0; cell < setup.board().size(); cell++) {
        if (position.stoneAt(cell) != Position.NONE) {
          stones.add(Moves.place(position.stoneAt(cell), cell));
        }
      }
      Parsed<Position> without = setup.position(new Start(stones, null));
      stones.add(Moves.place(colour, breaker.cell()));
      Parsed<Position> with = setup.position(new Start(stones, null));
      if (with.isOk()) {
        OmnyPosition then = (OmnyPosition) with.orThrow();
        assertFalse(breaker.wins());
        // Another group may have become better than the one that was joined.
        assertTrue(then.standing(colour).worst() <= breaker.worst());
      } else {
        assertTrue(breaker.wins() && without.isOk());
      }
    }
    assertEquals(hash, position.hash1());
    return breakers.size();
  }

  @Test
  void playersWithoutGroupsHaveNoCut() {
    OmnyPosition empty = (OmnyPosition) Games.ALL.setup("sunder 4").orThrow().position();
    assertEquals(List.of(), Breaker.of(empty, 0));
  }
}
