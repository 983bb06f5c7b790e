package org.hexstones.search.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.Effort;
import org.hexstones.game.LineTurn;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.search.mcts.MctsPlayer;
import org.junit.jupiter.api.Test;

/**
 * Reviews games of every kind and solves the turns that are shown as mistakes, with the better ones
 * beside them, as far as a solver without limits reaches. {@code -Dhexstones.games=N} plays more
 * games.
 */
final class BetterTruthTest {
  private static final int FEW = 8;
  private static final int GAMES = Integer.getInteger("hexstones.games", Effort.of(FEW));
  private static final int ITERATIONS = Integer.getInteger("hexstones.iterations", 300);

  /** A smaller loss is not shown. */
  private static final double SHOWN = 0.05;

  /**
   * The free cells up to which positions are solved here. A review proves no more in misère play.
   */
  private static final int SOLVED = 15;

  private int turns;
  private int checked;
  private final List<String> wrong = new ArrayList<>();

  @Test
  void shownMistakesLoseAndBetterTurnsDoNot() {
    Rng rng = new Rng(11);
    for (int i = 0; i < GAMES; i++) {
      Play game = PlayedGames.numbered(i, rng);
      Review review = new Review(MctsPlayer.UNSOLVED, game, ITERATIONS);
      while (review.run()) {}
      for (ReviewedTurn turn : review.turns()) {
        if (turn.loss() >= SHOWN) {
          turns++;
          check(game, turn);
        }
      }
    }
    if (GAMES > Effort.of(FEW)) {
      System.out.println(GAMES + " games, " + turns + " mistakes, " + checked + " solved");
    }
    assertEquals(List.of(), wrong);
  }

  private void check(Play game, ReviewedTurn turn) {
    Play better = Solved.at(game, turn.begin());
    better.playAll(LineTurn.of(better, turn.better(), 1)).orThrow();
    // A long turn may go on after what was found of it.
    boolean isWhole = better.isOver() || better.position().isTurnStart();
    int afterBetter = isWhole ? Solved.winner(better, SOLVED) : Solved.UNSOLVED;
    int after = Solved.winner(Solved.at(game, turn.end()), SOLVED);
    checked += after == Solved.UNSOLVED || afterBetter == Solved.UNSOLVED ? 0 : 1;
    boolean lost = after != turn.player();
    boolean kept = afterBetter == turn.player() || afterBetter == Solved.UNSOLVED;
    // Of several players perhaps nobody can force a win.
    if (!lost || (!kept && afterBetter != Position.NONE)) {
      wrong.add(
          game.setup().text() + " " + game.moves() + " " + turn + " " + after + " " + afterBetter);
    }
  }
}
