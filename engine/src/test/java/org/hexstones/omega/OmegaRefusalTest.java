package org.hexstones.omega;

import static org.hexstones.game.MoveProblem.ALREADY_PLACED;
import static org.hexstones.game.MoveProblem.GAME_OVER;
import static org.hexstones.game.MoveProblem.NOT_A_MOVE;
import static org.hexstones.game.MoveProblem.NOT_NOW;
import static org.hexstones.game.MoveProblem.NOT_YOUR_COLOUR;
import static org.hexstones.game.MoveProblem.NO_SUCH_CELL;
import static org.hexstones.game.MoveProblem.NO_SUCH_PLAYER;
import static org.hexstones.game.MoveProblem.OCCUPIED;
import static org.hexstones.game.MoveProblem.OPTION_BAD_VALUE;
import static org.hexstones.game.MoveProblem.OPTION_UNKNOWN;
import static org.hexstones.game.MoveProblem.START_CELL_TWICE;
import static org.hexstones.game.MoveProblem.START_COLOUR;
import static org.hexstones.game.MoveProblem.START_OVER;
import static org.hexstones.omega.OmegaProblem.START_TOO_FULL;
import static org.hexstones.omega.OmegaProblem.SWAP_EARLIER_ONLY;
import static org.hexstones.omega.OmegaProblem.TOO_FEW_CELLS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Start;
import org.hexstones.hex.BoardProblem;
import org.hexstones.parse.Problem;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What OMEGA refuses, and what it says. */
final class OmegaRefusalTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hexhex:5 players=2 pie=off | omega hexhex:5",
        "hexhex:5 pie=on players=3  | omega hexhex:5 players=3 pie=on",
        "rhombus:4 players=4        | omega rhombus:4 players=4",
        "cells:b2,b3,d5,d6          | omega cells:a1-2,c4-5",
      })
  void setupsAreWrittenWithoutDefaults(String read, String written) {
    assertEquals(written, Omega.setup(read).text());
  }

  @Test
  void setups() {
    assertRefused(TOO_FEW_CELLS, Omega.read("triangle:2").reason());
    assertRefused(TOO_FEW_CELLS, Omega.read("triangle:3 players=3").reason());
    assertRefused(TOO_FEW_CELLS, Omega.read("triangle:5 players=4").reason());
    assertEquals(
        "a game of 4 players needs at least 16 cells; this board has 15: choose a larger one",
        english(Omega.read("triangle:5 players=4").reason()));
    assertRefused(OPTION_BAD_VALUE, Omega.read("hexhex:5 players=5").reason());
    assertRefused(OPTION_BAD_VALUE, Omega.read("hexhex:5 pie=yes").reason());
    assertRefused(OPTION_UNKNOWN, Omega.read("hexhex:5 komi=2").reason());
    assertRefused(BoardProblem.SIZE_OUT_OF_RANGE, Omega.read("hexhex:13").reason());
  }

  @Test
  void moves() {
    OmegaPosition position = Omega.position("hexhex:3 pie=on");
    assertRefused(NOT_YOUR_COLOUR, position.refusal(Moves.place(2, 0)));
    assertRefused(NO_SUCH_CELL, position.refusal(Moves.place(1, 19)));
    assertRefused(NOT_NOW, position.refusal(Moves.swap(0)));
    assertRefused(NOT_NOW, position.refusal(Moves.KEEP));
    assertRefused(NOT_NOW, position.refusal(Moves.komi(3)));
    assertRefused(NOT_A_MOVE, position.refusal(Moves.NONE));
    position.play(Moves.place(0, 0));
    assertRefused(ALREADY_PLACED, position.refusal(Moves.place(0, 1)));
    assertRefused(OCCUPIED, position.refusal(Moves.place(1, 0)));
    assertEquals(
        "there is a stone on a3 already: choose a free cell",
        english(position.refusal(Moves.place(1, 0))));
    position.play(Moves.place(1, 1));
    assertRefused(SWAP_EARLIER_ONLY, position.refusal(Moves.swap(1)));
    assertRefused(NO_SUCH_PLAYER, position.refusal(Moves.swap(2)));
    position.play(Moves.place(0, 2));
    assertRefused(NOT_NOW, position.refusal(Moves.swap(0)));
  }

  @Test
  void anythingOnceOver() {
    OmegaPosition position = Omega.position("rhombus:2");
    Omega.play(position, "a1 a2 b1 b2");
    assertRefused(GAME_OVER, position.refusal(Moves.place(0, 0)));
    assertRefused(GAME_OVER, position.refusal(Moves.swap(0)));
  }

  @Test
  void starts() {
    assertStart(NOT_A_MOVE, new Start(List.of(Moves.swap(0)), null));
    assertStart(NO_SUCH_CELL, new Start(List.of(Moves.place(0, 4)), null));
    assertStart(START_COLOUR, new Start(List.of(Moves.place(2, 0)), null));
    assertStart(START_COLOUR, new Start(List.of(), Colour.RED));
    assertStart(START_OVER, stones(0));
    assertStart(START_TOO_FULL, new Start(stones(0, 1, 2).stones(), Colour.BLACK));
    assertStart(START_CELL_TWICE, stones(1, 1));
    assertTrue(setup().position(new Start(stones(0, 1).stones(), Colour.BLACK)).isOk());
  }

  @Test
  void aStartLeavesNoPie() {
    OmegaSetup setup = Omega.setup("hexhex:3 pie=on");
    OmegaPosition position =
        (OmegaPosition) setup.position(new Start(List.of(), Colour.BLACK)).orThrow();
    assertRefused(NOT_NOW, position.refusal(Moves.swap(0)));
    assertEquals(1, position.mover());
  }

  private static OmegaSetup setup() {
    return Omega.setup("rhombus:2");
  }

  private static Start stones(int... cells) {
    return new Start(Arrays.stream(cells).mapToObj(cell -> Moves.place(0, cell)).toList(), null);
  }

  private static void assertStart(Problem problem, Start start) {
    assertRefused(problem, setup().position(start).reason());
  }

  private static void assertRefused(Problem problem, @Nullable Reason reason) {
    assertEquals(problem, reason == null ? null : reason.problem());
  }

  private static String english(@Nullable Reason reason) {
    return reason == null ? "" : reason.english();
  }
}
