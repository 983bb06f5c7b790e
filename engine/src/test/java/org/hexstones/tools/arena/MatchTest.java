package org.hexstones.tools.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.registry.Games;
import org.hexstones.search.Limits;
import org.hexstones.search.Line;
import org.hexstones.search.Player;
import org.hexstones.search.Search;
import org.hexstones.search.Toy;
import org.hexstones.tools.players.Players;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MatchTest {
  private static final Player SMALL = Players.byName("hexstones:nodes=10000").orThrow();
  private static final Setup TWO = Toy.setup("hexhex:4", 2);

  private static Match.Factory thinking(int iterations) {
    return seed -> new BotContestant(SMALL, Limits.ofIterations(iterations), seed);
  }

  private static Tally match(Setup setup, int games, int threads) throws InterruptedException {
    Openings openings = new Openings(setup, 2, SMALL, 0);
    return new Match(openings, thinking(200), thinking(1), 9, null)
        .play(games, threads, match -> {});
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void thinkingWinsMoreThanItsShare(int players) throws InterruptedException {
    Tally tally = match(Toy.setup("hexhex:4", players), 24, 1);
    assertEquals(24, tally.games());
    assertTrue(tally.low() > 1.0 / players, "won " + tally.wins());
  }

  @Test
  void gamesFollowFromTheSeedOnAnyThreads() throws InterruptedException {
    assertEquals(match(TWO, 12, 1), match(TWO, 12, 2));
  }

  @Test
  void gamesAreRoundedUpToWholeRounds() throws InterruptedException {
    assertEquals(6, match(Toy.setup("hexhex:3", 3), 4, 1).games());
  }

  @Test
  void theTestStopsTheMatch() throws InterruptedException {
    Openings openings = new Openings(TWO, 2, SMALL, 0);
    Sprt sprt = new Sprt(0, 200, 0.05, 0.05);
    Tally tally =
        new Match(openings, thinking(200), thinking(1), 9, sprt).play(400, 1, match -> {});
    assertTrue(tally.games() < 400);
    assertEquals(Sprt.Verdict.ELO1, sprt.verdict(tally));
  }

  @Test
  void aContestantWhoBreaksOffEndsTheMatch() {
    Match.Factory broken =
        seed -> {
          throw new IllegalStateException("no seat");
        };
    Match match = new Match(new Openings(TWO, 2, SMALL, 0), thinking(1), broken, 1, null);
    assertThrows(IllegalStateException.class, () -> match.play(2, 2, running -> {}));
  }

  @Test
  void openingsAreRandomBalancedAndTheSameForASeed() {
    Setup setup = Games.ALL.setup("omega hexhex:5").orThrow();
    Openings openings = new Openings(setup, 4, SMALL, 300);
    List<Integer> first = openings.play(1).moves();
    assertEquals(8, first.size());
    assertEquals(first, openings.play(1).moves());
    assertNotEquals(first, openings.play(2).moves());
    Play play = openings.play(3);
    Search search = SMALL.search(play, 5);
    search.run(3000);
    Line best = search.report(1).lines().get(0);
    assertTrue(best.winChances().get(0) > 0.2 && best.winChances().get(0) < 0.8);
    assertFalse(play.isOver());
    assertTrue(play.moves().stream().allMatch(Moves::isPlace));
  }
}
