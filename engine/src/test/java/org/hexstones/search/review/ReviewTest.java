package org.hexstones.search.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.RandomPlay;
import org.hexstones.game.Rng;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.hexstones.registry.SampleGames;
import org.hexstones.search.Player;
import org.hexstones.search.endgame.Solver;
import org.hexstones.tools.players.Players;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class ReviewTest {
  private static final Player PLAYER = Players.byName("hexstones:nodes=20000,exact=0").orThrow();

  /** The free cells of positions that are solved here. */
  private static final int SOLVED = 12;

  private static Play random(String setup, int plies, int seed) {
    return RandomPlay.of(SampleGames.ALL.setup(setup).orThrow(), plies, seed);
  }

  /** Every turn is looked at, however the turns are shared among workers. */
  @ParameterizedTest
  @MethodSource("org.hexstones.registry.SampleGames#setups")
  void looksAtEveryTurnOfAGame(String setup) {
    Play play = random(setup, 1000, 6);
    List<ReviewedTurn> whole = turns(new Review(PLAYER, play, 40));
    covers(play, whole);
    provesTheEnd(play, whole);
    int count = Review.begins(play).size();
    int middle = new Rng(count).below(count);
    List<ReviewedTurn> parts = new ArrayList<>();
    parts.addAll(turns(new Review(PLAYER, play, 40, 0, middle)));
    parts.addAll(turns(new Review(PLAYER, play, 40, middle, count)));
    assertEquals(whole, parts);
  }

  private static List<ReviewedTurn> turns(Review review) {
    double before = review.progress();
    while (review.run()) {
      assertTrue(review.progress() >= before);
      before = review.progress();
    }
    assertEquals(1, review.progress());
    return review.turns();
  }

  private static void covers(Play play, List<ReviewedTurn> turns) {
    int at = 0;
    Play again = Play.begin(play.setup());
    for (ReviewedTurn turn : turns) {
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

  /** What the end proves is exact, turn by turn. */
  private static void provesTheEnd(Play play, List<ReviewedTurn> turns) {
    for (ReviewedTurn turn : turns) {
      Play there = at(play, turn.begin());
      if (there.position().freeCells() <= SOLVED && there.position().freeCells() > 1) {
        assertTrue(at(play, turn.begin()).playAll(turn.better()) instanceof Parsed.Ok);
        int winner = winner(there);
        assertEquals(winner != Position.NONE, turn.proved());
        for (int player = 0; player < turn.chances().size() && turn.proved(); player++) {
          assertEquals(player == winner ? 1.0 : 0.0, turn.chances().get(player));
        }
      }
    }
  }

  /** On the smallest board the first player has won; a stone on the rim gives it away. */
  @Test
  void aTurnThatGivesAProvedWinAwayLosesItAll() {
    Play play = Play.begin(Games.ALL.setup("sunder 3").orThrow());
    int corner = play.setup().board().cellNamed("c1");
    int centre = play.setup().board().cellNamed("c3");
    play.play(Moves.place(1, corner));
    play.play(Moves.place(0, centre));
    Review review = new Review(PLAYER, play, 200_000);
    while (review.run()) {}
    ReviewedTurn first = review.turns().get(0);
    assertTrue(first.proved());
    assertEquals(1.0, first.loss());
    assertEquals(0.0, review.turns().get(1).loss());
  }

  private static Play at(Play play, int moves) {
    return Play.begin(play.setup(), play.start())
        .then(there -> there.playAll(play.moves().subList(0, moves)))
        .orThrow();
  }

  private static int winner(Play play) {
    Solver solver = Objects.requireNonNull(Solver.of(play));
    while (!solver.knowsWinner()) {
      solver.run(1000);
    }
    return solver.winner();
  }

  @Test
  void unfinishedGamesAreJudgedByTheirPrognosis() {
    Review review = new Review(PLAYER, random("omega hexhex:4", 8, 2), 40);
    while (review.run()) {}
    assertEquals(4, review.turns().size());
  }
}
