package org.hexstones.omny;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.hexstones.Effort;
import org.hexstones.game.Colour;
import org.hexstones.game.GameContract;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.Start;
import org.hexstones.parse.Parsed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OmnyContractTest {
  private static final List<String> BOARDS =
      List.of(
          "hexhex:3",
          "hexhex:4",
          "triangle:1",
          "triangle:5",
          "triangle:6",
          "rhombus:5",
          "rhombus:4",
          "hexagon:3,4,3,4,3,4",
          "hexagon:2,4,3,3,3,4",
          "hexagram:1",
          "hexagram:2",
          "cells:a1-6,b6,c6,d1-6");

  private static final List<String> OPTIONS =
      List.of(
          "",
          " misere=on",
          " komi=0.5",
          " komi=1 balance=pie",
          " balance=pie misere=on",
          " balance=12*",
          " komi=0.5 balance=12* misere=on",
          " balance=komi",
          " balance=komi misere=on",
          " balance=komi+pie");

  /** Every board with every named star set it has, and the options in turn. */
  static Stream<String> setups() {
    List<String> setups = new ArrayList<>();
    int next = 0;
    for (String board : BOARDS) {
      for (StarSet.Named stars : StarSet.Named.values()) {
        String text = "omny " + board + " stars=" + stars.word();
        String whole = text + OPTIONS.get(next++ % OPTIONS.size());
        setups.add(Samples.parse(whole).isOk() ? whole : text);
      }
    }
    setups.removeIf(text -> !Samples.parse(text).isOk());
    for (String options : OPTIONS) {
      setups.add("sunder 5" + options);
      setups.add("gyre 4" + options);
      setups.add("y 7" + (options.contains("komi=1") ? "" : options));
      setups.add("free-y 4,4,4,5,3,5" + options);
      setups.add("omny hexhex:4 stars=d4,a4,g1" + (options.contains("komi=1") ? "" : options));
    }
    return setups.stream().distinct();
  }

  @ParameterizedTest
  @MethodSource("setups")
  void everySetupKeepsTheContract(String text) {
    OmnySetup setup = Samples.setup(text);
    GameContract.check(setup, 1, Naive::recount);
  }

  @Test
  void soDoRandomSetups() {
    Rng rng = new Rng(2);
    for (int seed = 0; seed < Effort.of(150); seed++) {
      GameContract.check(Samples.setup(rng, 40), seed, Naive::recount);
    }
  }

  @Test
  void andGamesFromStonesPlacedByHand() {
    Rng rng = new Rng(3);
    int played = 0;
    for (int seed = 0; seed < Effort.of(200); seed++) {
      OmnySetup setup = Samples.setup(rng, 40);
      List<Integer> stones = new ArrayList<>();
      for (int cell = 0; cell < setup.board().size(); cell++) {
        if (rng.below(3) == 0) {
          stones.add(Moves.place(rng.below(2), cell));
        }
      }
      Start start = new Start(stones, rng.below(2) == 0 ? null : Colour.WHITE);
      Parsed<Position> position = setup.position(start);
      if (position.isOk()) {
        GameContract.checkFrom(setup, start, seed, Naive::recountGroups);
        played++;
      }
    }
    assertTrue(played > Effort.of(200) / 4, "played " + played);
  }
}
