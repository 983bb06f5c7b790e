package org.hexstones.search.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class LastingLossTest {
  private final LastingLoss losses = new LastingLoss(2);

  private double lost(int player, double before, double loss) {
    List<Double> chances = player == 0 ? List.of(before, 1 - before) : List.of(1 - before, before);
    return losses.of(player, chances.get(player), loss);
  }

  @Test
  void chancesNeverRegainedAreALoss() {
    assertEquals(0.2, lost(0, 0.3, 0.2), 1e-9);
    assertEquals(0.4, lost(0, 0.7, 0.4), 1e-9);
  }

  @Test
  void returnedChancesAreNoLoss() {
    assertEquals(0.5, lost(0, 0.8, 0.5), 1e-9);
    assertEquals(0.1, lost(1, 0.7, 0.1), 1e-9, "the players' chances are apart");
    assertEquals(0.1, lost(0, 0.9, 0.6), 1e-9, "0.8 came back");
    assertEquals(-0.2, lost(0, 0.7, 0.3), 1e-9);
  }
}
