package org.hexstones.omny.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.hexstones.game.CellSet;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.omny.Naive;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.omny.OmnySetup;
import org.hexstones.omny.Samples;
import org.hexstones.patterns.Neighbourhood;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Proofs in random games, against the rule in its own words: the owner wins when it has one cell of
 * each pair, whichever, and the opponent has all other free cells.
 */
final class PairingProofTest {
  @ParameterizedTest
  @CsvSource({
    "sunder 4, 500",
    "gyre 4, 500",
    "y 6, 500",
    "omny hexhex:4 stars=corners+centre, 500",
    "sunder 4 komi=3 balance=pie, 500",
    "omny rhombus:6 stars=corners komi=0.5, 500"
  })
  void oneCellOfEachPairIsEnough(String game, int games) {
    int proofs = 0;
    for (int seed = 0; seed < games; seed++) {
      proofs += checkGame(Samples.setup(game), new Rng(seed));
    }
    assertTrue(proofs > games / 2, "only " + proofs);
  }

  @Test
  void oneCellOfEachPairIsEnoughOnRandomBoards() {
    int proofs = 0;
    Rng rng = new Rng(9);
    for (int i = 0; i < 3000; i++) {
      OmnySetup setup = Samples.setup(rng, 40);
      boolean hasRaces = (setup.stars().size() + setup.twiceKomi()) % 2 == 0;
      if (!hasRaces && !setup.balance().namesKomi()) {
        proofs += checkGame(setup, rng);
      }
    }
    assertTrue(proofs > 300, "only " + proofs);
  }

  /** Checks all proofs of a random game and returns their number. */
  private static int checkGame(OmnySetup setup, Rng rng) {
    Play play = Play.begin(setup);
    OmnyPosition position = (OmnyPosition) play.position();
    PairingProof proof = new PairingProof(position, new Neighbourhood(position));
    int[] indices = new int[position.board().size()];
    for (int cell = 0; cell < indices.length; cell++) {
      indices[cell] = cell;
    }
    int[] legal = new int[position.maxLegalMoves()];
    int proofs = 0;
    while (!play.isOver()) {
      int move = legal[rng.below(position.legalMoves(legal))];
      play.play(move);
      CellSet carrier = new CellSet();
      boolean isOpen = Moves.isPlace(move) && !play.isOver();
      if (isOpen && proof.wins(Moves.cell(move), indices, carrier)) {
        proofs++;
        check(position, Moves.colour(move), pairs(proof, position, carrier));
      }
    }
    return proofs;
  }

  private static List<int[]> pairs(PairingProof proof, OmnyPosition position, CellSet carrier) {
    List<int[]> pairs = new ArrayList<>();
    for (int cell = 0; cell < position.board().size(); cell++) {
      int partner = proof.partner(cell);
      assertEquals(partner >= 0, carrier.contains(cell));
      if (partner > cell) {
        assertEquals(cell, proof.partner(partner));
        pairs.add(new int[] {cell, partner});
      }
    }
    return pairs;
  }

  private static void check(OmnyPosition position, int colour, List<int[]> pairs) {
    for (int choice = 0; choice < 1 << pairs.size(); choice++) {
      Set<Integer> own = new HashSet<>();
      for (int i = 0; i < pairs.size(); i++) {
        own.add(pairs.get(i)[choice >> i & 1]);
      }
      boolean wins =
          Naive.pieces(
                  position.board(), cell -> position.stoneAt(cell) == colour || own.contains(cell))
              .stream()
              .anyMatch(group -> Naive.wins(position.setup(), colour, position.twiceKomi(), group));
      assertTrue(wins, () -> position.setup().text() + " " + own);
    }
  }
}
