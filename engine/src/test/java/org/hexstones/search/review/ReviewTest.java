package org.hexstones.search.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.RandomPlay;
import org.hexstones.registry.Games;
import org.hexstones.registry.SampleGames;
import org.hexstones.search.Player;
import org.hexstones.tools.players.Players;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class ReviewTest {
  private static final Player PLAYER = Players.byName("hexstones:nodes=20000").orThrow();

  private static Play random(String setup, int plies, int seed) {
    return RandomPlay.of(SampleGames.ALL.setup(setup).orThrow(), plies, seed);
  }

  @ParameterizedTest
  @MethodSource("org.hexstones.registry.SampleGames#setups")
  void looksAtEveryTurnOfAGame(String setup) {
    Play play = random(setup, 1000, 4);
    Review review = new Review(PLAYER, play, 60, 1);
    double before = review.progress();
    while (review.run()) {
      assertTrue(review.progress() >= before);
      before = review.progress();
    }
    assertEquals(1, review.progress());
    int at = 0;
    Play again = Play.begin(play.setup());
    for (ReviewedTurn turn : review.turns()) {
      assertEquals(at, turn.begin());
      assertEquals(again.mover(), turn.player());
      assertEquals(play.setup().players(), turn.chances().size());
      assertTrue(turn.loss() >= 0 && turn.loss() <= 1);
      assertFalse(turn.better().isEmpty());
      for (; at < turn.end(); at++) {
        again.play(play.moveAt(at));
      }
    }
    assertEquals(play.size(), at);
  }

  /** On the smallest board the first player has won; a stone on the rim gives it away. */
  @Test
  void aTurnThatGivesAProvedWinAwayLosesItAll() {
    Play play = Play.begin(Games.ALL.setup("sunder 3").orThrow());
    int corner = play.setup().board().cellNamed("c1");
    int centre = play.setup().board().cellNamed("c3");
    play.play(Moves.place(1, corner));
    play.play(Moves.place(0, centre));
    Review review = new Review(PLAYER, play, 200_000, 1);
    while (review.run()) {}
    ReviewedTurn first = review.turns().get(0);
    assertTrue(first.proved());
    assertEquals(1.0, first.loss());
    assertEquals(0.0, review.turns().get(1).loss());
  }

  @Test
  void unfinishedGamesAreJudgedByTheirPrognosis() {
    Review review = new Review(PLAYER, random("omega hexhex:4", 8, 2), 40, 1);
    while (review.run()) {}
    assertEquals(4, review.turns().size());
  }
}
