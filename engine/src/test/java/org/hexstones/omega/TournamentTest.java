package org.hexstones.omega;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.hexstones.game.Position;
import org.hexstones.parse.Reason;
import org.junit.jupiter.api.Test;

final class TournamentTest {
  /** White 2, black 2. */
  private static final String EVEN = "a1 b1 a2 b2";

  /** White 1, black 2: the two corners that do not touch are white's. */
  private static final String BLACKS = "a1 a2 b2 b1";

  /** White 2, black 1. */
  private static final String WHITES = "a2 a1 b1 b2";

  @Test
  void eachPlayerHasWhiteOnce() {
    Tournament tournament = Tournament.of(game(WHITES), game(BLACKS)).orThrow();
    assertEquals(List.of(Product.of(4), Product.of(2)), tournament.sums());
    assertEquals(0, tournament.winner());
    assertEquals(1, Tournament.of(game(BLACKS), game(WHITES)).orThrow().winner());
  }

  @Test
  void equalSumsAreATie() {
    assertEquals(Position.NONE, Tournament.of(game(EVEN), game(EVEN)).orThrow().winner());
    assertEquals(Position.NONE, Tournament.of(game(WHITES), game(WHITES)).orThrow().winner());
  }

  @Test
  void refusals() {
    Reason unfinished = Tournament.of(game(EVEN), game("a1 a2")).reason();
    assertEquals(
        OmegaProblem.TOURNAMENT_UNFINISHED, unfinished == null ? null : unfinished.problem());
    for (String setup : List.of("rhombus:3", "rhombus:2 pie=on")) {
      Reason reason = Tournament.of(Omega.position(setup), game(EVEN)).reason();
      assertEquals(OmegaProblem.TOURNAMENT_SETUP, reason == null ? null : reason.problem());
    }
    OmegaPosition three = Omega.position("rhombus:3 players=3");
    Reason reason = Tournament.of(three, three).reason();
    assertEquals(OmegaProblem.TOURNAMENT_SETUP, reason == null ? null : reason.problem());
  }

  private static OmegaPosition game(String moves) {
    OmegaPosition position = Omega.position("rhombus:2");
    Omega.play(position, moves);
    return position;
  }
}
