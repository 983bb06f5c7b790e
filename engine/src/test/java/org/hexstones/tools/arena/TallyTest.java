package org.hexstones.tools.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class TallyTest {
  /** Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I. */
  @Test
  void intervalsAreThoseOfTheLiterature() {
    assertInterval(0.2553, 0.3662, new Tally(2, 263, 81));
    assertInterval(0.0624, 0.1605, new Tally(2, 148, 15));
    assertInterval(0, 0.1611, new Tally(2, 20, 0));
    assertInterval(0.0061, 0.1718, new Tally(2, 29, 1));
  }

  private static void assertInterval(double low, double high, Tally tally) {
    assertEquals(low, tally.low(), 0.0001);
    assertEquals(high, tally.high(), 0.0001);
  }

  @Test
  void nothingIsKnownBeforeTheFirstGame() {
    Tally none = new Tally(3, 0, 0);
    assertEquals(0, none.low());
    assertEquals(1, none.high());
    assertEquals(0, none.elo(none.share()), 1e-9);
    assertEquals(1, none.plus(true).share());
  }

  @Test
  void ratingsAndSharesAreTheSameThing() {
    for (int players = 2; players <= 4; players++) {
      Tally tally = new Tally(players, 1, 1);
      assertEquals(1.0 / players, tally.share(0), 1e-12);
      assertEquals(-77, tally.elo(tally.share(-77)), 1e-9);
    }
    assertEquals(0.7597, new Tally(2, 1, 1).share(200), 0.0001);
  }

  @Test
  void theSequentialTestStopsAtItsBounds() {
    Sprt sprt = new Sprt(0, 100, 0.05, 0.05);
    assertEquals(Sprt.Verdict.GO_ON, sprt.verdict(new Tally(2, 0, 0)));
    assertEquals(Sprt.Verdict.GO_ON, sprt.verdict(new Tally(2, 10, 6)));
    assertEquals(Sprt.Verdict.ELO1, sprt.verdict(new Tally(2, 100, 70)));
    assertEquals(Sprt.Verdict.ELO0, sprt.verdict(new Tally(2, 100, 45)));
    double middle = new Tally(2, 0, 0).plus(true).logLikelihoodRatio(0, 100);
    assertTrue(middle > 0 && middle < Math.log(2));
  }
}
