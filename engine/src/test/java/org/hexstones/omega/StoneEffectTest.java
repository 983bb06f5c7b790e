package org.hexstones.omega;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.junit.jupiter.api.Test;

final class StoneEffectTest {
  @Test
  void saysWhatThePositionSaysOnceTheStoneLies() {
    Rng rng = new Rng(9);
    for (OmegaSetup setup : Omega.setups()) {
      OmegaPosition position = (OmegaPosition) setup.position();
      int[] legal = new int[position.maxLegalMoves()];
      while (!position.isOver()) {
        int move = legal[rng.below(position.legalMoves(legal))];
        if (Moves.isPlace(move)) {
          StoneEffect effect = StoneEffect.of(position, move);
          assertEquals(position.score(effect.colour()), effect.before());
          position.play(move);
          assertEquals(position.score(effect.colour()), effect.after());
          int joined = effect.joined().stream().mapToInt(size -> size).sum();
          assertEquals(joined + 1, position.groupSizeAt(Moves.cell(move)));
        } else {
          position.play(move);
        }
      }
      assertEquals(Position.NONE, position.mover());
    }
  }
}
