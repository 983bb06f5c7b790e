package org.hexstones.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.registry.SampleGames;
import org.hexstones.tools.players.Players;
import org.junit.jupiter.api.Test;

/** The search of a game with an evaluation, and the settings that games choose. */
final class MctsEvaluationTest {
  /** An evaluation can prove a leaf, of which no move has been searched, before it is the root. */
  @Test
  void aRootThatWasAProvenLeafIsSearched() {
    int proven = 0;
    for (int seed = 0; seed < 10; seed++) {
      Rng rng = new Rng(seed);
      Play play = begin("y 7");
      Search search = Players.byName("hexstones:exact=0").orThrow().search(play, seed);
      int[] legal = new int[play.position().maxLegalMoves()];
      while (!play.isOver()) {
        search.follow(play);
        search.run(300);
        Line best = search.report(1).lines().get(0);
        assertTrue(best.visits() > 0 || best.provenWinner() != Position.NONE);
        proven += best.provenWinner() == Position.NONE ? 0 : 1;
        boolean any = rng.below(3) == 0;
        int count = play.position().legalMoves(legal);
        play.play(any ? legal[rng.below(count)] : search.bestMove());
      }
    }
    assertTrue(proven > 10, "only " + proven);
  }

  @Test
  void withoutAnEvaluationTheSearchIsAnother() {
    Play play = begin("y 7");
    assertEquals(report(play, "hexstones"), report(play, "hexstones:eval=0.5"));
    assertNotEquals(report(play, "hexstones"), report(play, "hexstones:eval=0"));
  }

  @Test
  void settingsLeftOutAreTheGamesOwn() {
    Play y = begin("y 7");
    assertEquals(report(y, "hexstones"), report(y, "hexstones:c=0.3,k=100,bias=0.05"));
    Play sunder = begin("sunder 4");
    assertEquals(report(sunder, "hexstones"), report(sunder, "hexstones:k=1000,bias=0.05"));
    assertNotEquals(report(sunder, "hexstones"), report(sunder, "hexstones:c=0.3,k=100"));
  }

  @Test
  void aSearchThatFollowsAnotherGameTakesItsValues() {
    Play y = begin("y 7");
    Search search = Players.byName("hexstones:exact=0").orThrow().search(begin("sunder 4"), 1);
    search.follow(y);
    search.run(500);
    Search fresh = Players.byName("hexstones:exact=0").orThrow().search(y, 1);
    fresh.run(500);
    assertEquals(fresh.report(5), search.report(5));
  }

  private static Play begin(String setup) {
    return Play.begin(SampleGames.ALL.setup(setup).orThrow());
  }

  private static Report report(Play play, String player) {
    Search search = Players.byName(player).orThrow().search(play, 1);
    search.run(500);
    return search.report(5);
  }
}
