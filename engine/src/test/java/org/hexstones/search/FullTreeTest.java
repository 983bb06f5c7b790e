package org.hexstones.search;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.registry.Games;
import org.hexstones.tools.players.Players;
import org.junit.jupiter.api.Test;

/** A search goes on when its tree is full: it finds what a search with a large tree finds. */
final class FullTreeTest {
  private static final int ITERATIONS = 100_000;
  private static final int POSITIONS = 5;

  @Test
  void aFullTreeFindsNearlyWhatALargeOneFinds() {
    double difference = 0;
    for (int i = 0; i < POSITIONS; i++) {
      Play play = position(i);
      double small = chance("hexstones:exact=0,nodes=8192", play);
      difference += Math.abs(small - chance("hexstones:exact=0", play)) / POSITIONS;
    }
    // It was 0.17 when a full tree stayed as it was.
    assertTrue(difference < 0.07, "" + difference);
  }

  private static double chance(String player, Play play) {
    Search search = Players.byName(player).orThrow().search(play, 5);
    search.run(ITERATIONS);
    return search.report(1).lines().get(0).winChances().get(play.mover());
  }

  private static Play position(int number) {
    Rng rng = new Rng(77 + 31 * number);
    Play play = Play.begin(Games.ALL.setup("omega hexhex:4").orThrow());
    int free = 18 + rng.below(8);
    Bot bot = new Bot(Players.byName("level:5").orThrow(), () -> 0, rng.next());
    while (play.position().freeCells() > free) {
      play.playAll(bot.turn(play, Limits.ofIterations(200))).orThrow();
    }
    return play;
  }
}
