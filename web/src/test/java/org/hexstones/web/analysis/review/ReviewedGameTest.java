package org.hexstones.web.analysis.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.hexstones.web.analysis.review.ReviewedGame.Turn;
import org.junit.jupiter.api.Test;

final class ReviewedGameTest {
  /** A turn of two players in turn: the chance of its player before it, and what it lost. */
  private static Turn turn(int number, int chance, int loss) {
    int player = (number - 1) % 2;
    List<Integer> chances =
        player == 0 ? List.of(chance, 100 - chance) : List.of(100 - chance, chance);
    return new Turn(number, number - 1, number, player, chances, loss, false, List.of(), List.of());
  }

  @Test
  void decisiveTurnIsAmongTheWorst() {
    // Three times the winner gives much away and has it again; the loser loses a little for good.
    ReviewedGame game =
        new ReviewedGame(
            List.of(
                turn(1, 80, 60),
                turn(2, 80, 61),
                turn(3, 81, 62),
                turn(4, 81, 63),
                turn(5, 82, 64),
                turn(6, 75, 30),
                turn(7, 90, 0)),
            0,
            List.of(0, 1),
            List.of(50, 50));
    assertEquals(List.of(4, 5, 6), game.worst(3).stream().map(Turn::number).toList());
  }

  @Test
  void smallLossesAreNotShown() {
    ReviewedGame game =
        new ReviewedGame(
            List.of(turn(1, 50, 4), turn(2, 54, 4)), 0, List.of(0, 1), List.of(50, 50));
    assertEquals(List.of(), game.worst(3));
  }
}
