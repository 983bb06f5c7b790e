package org.hexstones.web.analysis.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.analysis.review.GameTag.Kind;
import org.hexstones.web.analysis.review.ReviewedGame.Turn;
import org.junit.jupiter.api.Test;

final class GameTagTest {
  /** A game by the chances of player 0 before each turn; player 0 begins. */
  private static List<GameTag> tags(int winner, int... chances) {
    List<Turn> turns = new ArrayList<>();
    for (int i = 0; i < chances.length; i++) {
      int player = i % 2;
      int last = winner == 0 ? 100 : 0;
      int change = chances[i] - (i + 1 < chances.length ? chances[i + 1] : last);
      int loss = Math.max(0, player == 0 ? change : -change);
      List<Integer> both = List.of(chances[i], 100 - chances[i]);
      turns.add(new Turn(i + 1, i, i + 1, player, both, loss, false, List.of(), List.of()));
    }
    return GameTag.of(
        new ReviewedGame(turns, winner, List.of(0, 1), List.of(50, 50)), chances.length);
  }

  @Test
  void anEvenGameHasNone() {
    assertEquals(List.of(), tags(0, 50, 45, 55, 60, 50, 40, 55, 60, 70, 80));
    assertEquals(List.of(), tags(0));
  }

  @Test
  void aWinnerWhoStoodLowInTwoTurnsCameBack() {
    assertEquals(
        List.of(new GameTag(Kind.COMEBACK, 0, 3, 14)), tags(0, 50, 30, 14, 9, 40, 60, 70, 80));
    assertEquals(List.of(), tags(0, 50, 30, 9, 40, 60, 70, 80, 89), "a single turn may be noise");
    assertEquals(List.of(), tags(1, 50, 30, 14, 9, 40, 45, 30, 20));
  }

  @Test
  void aWinIsMissedByTheTurnThatGaveItAway() {
    assertEquals(
        List.of(new GameTag(Kind.COMEBACK, 1, 4, 10), new GameTag(Kind.MISSED_WIN, 0, 5, 96)),
        tags(1, 50, 60, 80, 90, 96, 30, 40, 20));
    assertEquals(List.of(), tags(0, 50, 60, 80, 90, 96, 30, 40, 60), "but the winner did it");
  }

  @Test
  void earlyDecisionStays() {
    assertEquals(
        List.of(new GameTag(Kind.DECIDED_EARLY, 1, 4, 92)), tags(1, 50, 40, 20, 8, 5, 9, 1, 0));
    assertEquals(List.of(), tags(1, 50, 40, 20, 12, 5, 9, 1, 0), "later than the first half");
    assertEquals(List.of(), tags(1, 50, 5, 5, 5), "too short");
  }

  @Test
  void aGameReviewedInPartHasNone() {
    List<Turn> turns =
        List.of(new Turn(2, 1, 2, 1, List.of(100, 0), 0, false, List.of(), List.of()));
    ReviewedGame part = new ReviewedGame(turns, 0, List.of(0, 1), List.of(50, 50));
    assertEquals(List.of(), GameTag.of(part, 2));
  }
}
