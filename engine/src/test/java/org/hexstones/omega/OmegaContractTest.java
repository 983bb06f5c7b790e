package org.hexstones.omega;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.GameContract;
import org.hexstones.game.Moves;
import org.hexstones.game.Rng;
import org.hexstones.game.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random games on every kind of board, compared ply by ply with the naive rules. */
public final class OmegaContractTest {
  static List<OmegaSetup> setups() {
    return Omega.setups();
  }

  @ParameterizedTest
  @MethodSource("setups")
  void keepsTheContract(OmegaSetup setup) {
    for (int seed = 1; seed <= 3; seed++) {
      GameContract.check(
          setup,
          seed,
          position -> NaiveOmega.of(position, Start.EMPTY).assertSame((OmegaPosition) position));
    }
  }

  @ParameterizedTest
  @MethodSource("setups")
  void keepsTheContractFromAHandMadeStart(OmegaSetup setup) {
    Rng rng = new Rng(setup.text().length());
    for (int i = 0; i < 3; i++) {
      Start start = randomStart(setup, rng);
      GameContract.checkFrom(
          setup,
          start,
          i,
          position -> NaiveOmega.of(position, start).assertSame((OmegaPosition) position));
    }
  }

  @Test
  void meetsTranspositions() {
    OmegaSetup setup = Omega.setup("hexhex:5 pie=on");
    assertTrue(GameContract.checkTranspositions(setup, Start.EMPTY, 1) > 0);
  }

  /** Any stones of any colours that leave room for the rest of a round. */
  public static Start randomStart(OmegaSetup setup, Rng rng) {
    int toMove = rng.below(setup.players());
    int needed = (setup.players() - toMove) * setup.players();
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < setup.board().size(); cell++) {
      cells.add(rng.below(cell + 1), cell);
    }
    List<Integer> stones = new ArrayList<>();
    int count = rng.below(setup.board().size() - needed + 1);
    for (int cell : cells.subList(0, count)) {
      stones.add(Moves.place(rng.below(setup.players()), cell));
    }
    Collections.sort(stones);
    return new Start(stones, Colour.of(toMove));
  }
}
