package org.hexstones.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.registry.SampleGames;
import org.hexstones.tools.players.Players;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches that tell each other what they find. */
final class TeamTest {
  private static Play begun(String setup) {
    return Play.begin(SampleGames.ALL.setup(setup).orThrow());
  }

  private static Search search(Play play, int seed) {
    Search search = Players.byName("hexstones").orThrow().search(play, seed);
    // The first time there is no news.
    assertEquals(RootStatistics.NONE, search.news());
    return search;
  }

  private static int visits(RootStatistics statistics) {
    return statistics.moves().stream().mapToInt(RootStatistics.OfMove::visits).sum();
  }

  private static int raveVisits(RootStatistics statistics) {
    return statistics.moves().stream().mapToInt(RootStatistics.OfMove::raveVisits).sum();
  }

  @ParameterizedTest
  @MethodSource("org.hexstones.registry.SampleGames#setups")
  void newsIsReportedOnceAndAddsUp(String setup) {
    Play play = begun(setup);
    boolean stones = play.position().nextColour() != Position.NONE;
    Search one = search(play, 1);
    one.run(300);
    RootStatistics first = one.news();
    assertEquals(300, visits(first));
    assertEquals(stones, raveVisits(first) > 300);
    for (RootStatistics.OfMove of : first.moves()) {
      assertEquals(of.visits(), of.wins().stream().mapToInt(Integer::intValue).sum());
      assertTrue(of.reward() <= RootStatistics.PARTS * of.visits(), of.toString());
      assertTrue(of.raveReward() <= RootStatistics.PARTS * of.raveVisits(), of.toString());
    }
    assertEquals(RootStatistics.NONE, one.news());
    one.run(100);
    assertEquals(100, visits(one.news()));
  }

  @Test
  void learntResultsCountOnce() {
    Play play = begun("omega hexhex:5");
    Search one = search(play, 1);
    Search other = search(play, 2);
    one.run(500);
    other.run(300);
    other.learn(one.news());
    assertEquals(800, other.report(1).iterations());
    assertEquals(300, visits(other.news()));
    assertEquals(RootStatistics.NONE, other.news());
  }

  /** Two who tell each other everything know the same of each move. */
  @Test
  void bothKnowTheSameThen() {
    Play play = begun("sunder 5");
    Search one = search(play, 1);
    Search other = search(play, 2);
    one.run(400);
    other.run(400);
    RootStatistics ofOne = one.news();
    one.learn(other.news());
    other.learn(ofOne);
    List<Line> here = one.report(5).lines();
    List<Line> there = other.report(5).lines();
    for (int i = 0; i < here.size(); i++) {
      assertEquals(here.get(i).visits(), there.get(i).visits());
      assertEquals(here.get(i).winChances().get(0), there.get(i).winChances().get(0), 1e-9);
    }
  }

  @Test
  void newsOfAnotherPositionOrGameIsPassedOver() {
    Search omega = search(begun("omega hexhex:5"), 1);
    omega.run(100);
    omega.learn(
        new RootStatistics(
            List.of(
                new RootStatistics.OfMove(Moves.NONE, 1, List.of(1, 0), 1000, 1, 1000),
                new RootStatistics.OfMove(Moves.place(0, 399), 1, List.of(1, 0), 1000, 1, 1000),
                new RootStatistics.OfMove(Moves.place(0, 3), 1, List.of(1, 0, 0), 1000, 1, 1000))));
    assertEquals(100, omega.report(1).iterations());
  }

  @Test
  void afterAMoveAllBeginsAnew() {
    Search one = search(begun("omega hexhex:5"), 1);
    one.run(500);
    one.advance(one.bestMove());
    assertEquals(RootStatistics.NONE, one.news());
    one.run(50);
    assertEquals(50, visits(one.news()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"omega hexhex:3", "sunder 4", "swell hexhex:3"})
  void aTeamPlaysAGameToItsEnd(String setup) {
    Play play = begun(setup);
    Search team = Players.byName("team:3").orThrow().search(play, 5);
    while (!play.isOver()) {
      team.run(16);
      team.run(64);
      int move = team.bestMove();
      play.play(move);
      team.advance(move);
    }
    assertEquals(Moves.NONE, team.bestMove());
  }
}
