package org.hexstones.omny.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.hexstones.game.Moves;
import org.hexstones.game.Outcome;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.omny.OmnySetup;
import org.hexstones.omny.Samples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OmnyPlayoutsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "sunder 4",
        "sunder 4 komi=0.5",
        "sunder 4 komi=2.5 balance=pie",
        "sunder 3 balance=12*",
        "sunder 4 komi=1.5 balance=12* misere=on",
        "gyre 4 misere=on",
        "y 6",
        "free-y 4,4,4,5,3,5",
        "omny hexhex:4 stars=corners",
        "omny hexhex:4 stars=perimeter komi=2",
        "omny rhombus:5 stars=corners balance=12*",
        "omny hexagram:2 stars=perimeter+centre komi=0.5",
        "omny triangle:6 stars=perimeter+triangle",
        "omny cells:a1-6,b6,c6,d1-6 stars=a1,d1"
      })
  void aRandomGameEndsAsItWouldIfPlayed(String text) {
    checkPlayouts(Samples.setup(text), new Rng(7), 100);
  }

  @Test
  void alsoOnRandomBoards() {
    Rng rng = new Rng(11);
    for (int i = 0; i < 500; i++) {
      checkPlayouts(Samples.setup(rng, 40), rng, 3);
    }
  }

  /** From each moment of random games: plays the random game on, stone by stone. */
  private static void checkPlayouts(OmnySetup setup, Rng rng, int games) {
    OmnyPosition position = (OmnyPosition) setup.position();
    OmnyPlayouts playouts = new OmnyPlayouts(position);
    int[] legal = new int[position.maxLegalMoves()];
    int[] line = new int[setup.board().size()];
    for (int game = 0; game < games; game++) {
      while (!position.isOver()) {
        if (position.nextColour() != Position.NONE) {
          playouts.run(rng);
          checkPlayout(position, playouts, line);
        }
        position.play(legal[rng.below(position.legalMoves(legal))]);
      }
      while (position.plies() > 0) {
        position.undo();
      }
    }
  }

  private static void checkPlayout(OmnyPosition position, OmnyPlayouts playouts, int[] line) {
    int plies = position.plies();
    int stones = playouts.line(line);
    assertEquals(position.freeCells(), stones);
    for (int i = 0; i < stones && !position.isOver(); i++) {
      assertNull(position.refusal(line[i]));
      position.play(line[i]);
    }
    for (int i = 0; i < stones; i++) {
      assertEquals(Moves.colour(line[i]), playouts.colourAt(Moves.cell(line[i])));
    }
    Outcome outcome = position.outcome();
    assertNotNull(outcome, "a full board has a winner");
    assertEquals(1, playouts.reward(outcome.winner()));
    assertEquals(0, playouts.reward(1 - outcome.winner()));
    while (position.plies() > plies) {
      position.undo();
    }
  }

  @Test
  void beforeSidesAreChosenBothPlayersFareAlike() {
    OmnyPosition position = (OmnyPosition) Samples.setup("sunder 4 balance=komi").position();
    position.play(Moves.komi(30));
    OmnyPlayouts playouts = new OmnyPlayouts(position);
    Rng rng = new Rng(13);
    double wins = 0;
    for (int i = 0; i < 2000; i++) {
      playouts.run(rng);
      wins += playouts.reward(0);
    }
    assertTrue(wins > 900 && wins < 1100, "wins " + wins);
    position.play(Moves.KEEP);
    wins = 0;
    for (int i = 0; i < 2000; i++) {
      playouts.run(rng);
      wins += playouts.reward(0);
    }
    assertTrue(wins < 200, "black cannot give that much: " + wins);
  }
}
