package org.hexstones.search.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Objects;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.registry.SampleGames;
import org.hexstones.search.Line;
import org.hexstones.search.Search;
import org.hexstones.search.mcts.MctsPlayer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ProvingSearchTest {
  private static final int ENOUGH = 100_000;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "omega hexhex:4",
        "omega hexhex:4 players=3",
        "sunder 3",
        "y 5 balance=12*",
        "swell triangle:4"
      })
  void aProvedWinIsNeverGivenAway(String setup) {
    Rng rng = new Rng(11);
    for (int i = 0; i < 8; i++) {
      Play play = Play.begin(SampleGames.ALL.setup(setup).orThrow());
      int[] legal = new int[play.position().maxLegalMoves()];
      while (!play.isOver() && play.position().freeCells() > 12) {
        play.play(legal[rng.below(play.position().legalMoves(legal))]);
      }
      int proved = -1;
      Search search = MctsPlayer.STANDARD.search(play, i);
      while (!play.isOver()) {
        search.follow(play);
        search.run(ENOUGH);
        Line best = search.report(2).lines().get(0);
        assertEquals(search.bestMove(), best.move());
        if (proved >= 0) {
          assertEquals(proved, best.provenWinner());
        }
        if (best.provenWinner() >= 0) {
          proved = best.provenWinner();
          assertEquals(1.0, best.winChances().get(proved));
        }
        // Who is proved to win plays well, the others anything.
        play.play(
            play.mover() == proved
                ? search.bestMove()
                : legal[rng.below(play.position().legalMoves(legal))]);
      }
      if (proved >= 0) {
        assertEquals(proved, Objects.requireNonNull(play.outcome()).winner());
      } else {
        assertTrue(play.setup().players() > 2);
      }
    }
  }
}
