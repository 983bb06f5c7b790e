package org.hexstones.omega;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Outcome;
import org.hexstones.game.Rng;
import org.hexstones.game.Start;
import org.hexstones.hex.Board;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rule sheets' examples, and what they say of endings, ties and markers. */
final class OmegaRulesTest {
  /** The sheets' end of a game, side 5 and four players; the stones lie where they may. */
  @Test
  void sheetsEndOfAGame() {
    OmegaSetup setup = Omega.setup("hexhex:5 players=4");
    Start start =
        Omega.start(
            setup.board(),
            Colour.BLUE,
            "b5 c3 c4 d8 e3 e4 e7 f6 g6 i1 i4",
            "d9 e2 e6 e8 e9 f1 f3 f8 g1 g2 g3",
            "a5 a6 a7 b6 d3 e5 f4 g7 h4 h5 h6",
            "a8 b4 b8 b9 c5 c7 c9 d4 d6 g4 g5");
    OmegaPosition position = (OmegaPosition) setup.position(start).orThrow();
    assertFalse(position.isOver());
    assertEquals(3, position.mover());
    Omega.play(position, "i5 h1 i3 h3");
    assertTrue(position.isOver());
    assertEquals(13, position.freeCells());
    assertArrayEquals(new int[] {1, 2, 2, 3, 4}, position.groupSizes(0));
    assertArrayEquals(new int[] {1, 4, 7}, position.groupSizes(1));
    assertArrayEquals(new int[] {1, 2, 4, 5}, position.groupSizes(2));
    assertArrayEquals(new int[] {1, 2, 3, 6}, position.groupSizes(3));
    assertEquals(List.of(48, 28, 40, 36), scores(position));
    assertEquals(List.of(0, 2, 3, 1), ranking(position));
  }

  /** The sheets' example of the pie rule for four players. */
  @Test
  void sheetsPieRule() {
    OmegaPosition position = Omega.position("hexhex:5 players=4 pie=on");
    Omega.play(position, "a5 a6 a7 a8");
    Omega.play(position, "swap:A");
    assertEquals(List.of(1, 0, 2, 3), colours(position));
    Omega.play(position, "e1 e2 e3 e4");
    Omega.play(position, "swap:B");
    assertEquals(List.of(1, 3, 2, 0), colours(position));
    assertEquals(2, position.mover());
    assertEquals(53, position.freeCells());
    Omega.play(position, "i1 i2 i3 i4");
    assertEquals(1, position.mover(), "blue, whose marker is B's");
    Omega.play(position, "h1 h2 h3 h4");
    assertEquals(3, position.mover(), "white, whose marker is D's");
  }

  /**
   * Who moves after the pie rule's round. {@code p} plays, a letter is the player swapped with;
   * then the colour and the player to move.
   */
  @ParameterizedTest
  @CsvSource({
    "pp, 0, 0",
    "pA, 1, 0",
    "ppp, 0, 0",
    "pAp, 2, 2",
    "ppA, 2, 0",
    "ppB, 2, 1",
    "pAA, 1, 2",
    "pAB, 1, 0",
    "pppp, 0, 0",
    "pApp, 3, 3",
    "pppA, 3, 0",
    "pppC, 3, 2",
    "pAAA, 1, 2",
    "ppAC, 2, 0",
    "pApB, 2, 2",
  })
  void afterThePieRulesRound(String round, int colour, int player) {
    OmegaPosition position = Omega.position("hexhex:5 players=" + round.length() + " pie=on");
    for (int i = 0; i < round.length(); i++) {
      assertEquals(i, position.mover());
      assertEquals(i, position.colourOf(i));
      if (round.charAt(i) == 'p') {
        playAnyTurn(position);
      } else {
        Omega.play(position, "swap:" + round.charAt(i));
      }
    }
    assertEquals(player, position.mover());
    assertEquals(colour, position.colourOf(player));
    assertTrue(position.refusal(Moves.swap(0)) != null);
  }

  @Test
  void withoutPieTheColoursTakeTurns() {
    OmegaPosition position = Omega.position("rhombus:5 players=3");
    for (int turn = 0; turn < 6; turn++) {
      assertEquals(turn % 3, position.mover());
      assertTrue(position.isTurnStart());
      playAnyTurn(position);
    }
    assertTrue(position.isOver(), "7 cells are free and a round takes 9");
    assertEquals(7, position.freeCells());
  }

  @Test
  void aTurnPlacesItsColoursInAnyOrder() {
    OmegaPosition position = Omega.position("hexhex:3 players=3");
    position.play(Moves.place(2, 0));
    assertEquals(0, position.nextColour());
    position.play(Moves.place(0, 1));
    assertEquals(1, position.nextColour());
    assertEquals(0, position.mover());
    position.play(Moves.place(1, 2));
    assertEquals(1, position.mover());
    assertEquals(0, position.nextColour());
  }

  @Test
  void theLastOfTheTiedColoursWins() {
    OmegaPosition two = Omega.position("rhombus:2");
    Omega.play(two, "a1 b1 a2 b2");
    assertEquals(List.of(2, 2), scores(two));
    assertEquals(List.of(1, 0), ranking(two));

    OmegaPosition three = Omega.position("rhombus:3 players=3");
    Omega.play(three, "a1 b1 c1  a2 b2 c2  a3 b3 c3");
    assertEquals(List.of(3, 3, 3), scores(three));
    assertEquals(List.of(2, 1, 0), ranking(three));
  }

  @Test
  void ofATieTheColourDecidesNotThePlayer() {
    OmegaPosition position = Omega.position("rhombus:2 pie=on");
    Omega.play(position, "a1 b1 swap:A a2 b2");
    assertTrue(position.isOver());
    assertEquals(List.of(2, 2), scores(position));
    assertEquals(List.of(0, 1), ranking(position), "player A holds black now");
  }

  @Test
  void scoresAreExactBeyondALong() {
    OmegaSetup setup = Omega.setup("hexhex:12");
    Board board = setup.board();
    List<Integer> stones = new ArrayList<>();
    int groups = 0;
    for (int cell = 0; cell < board.size(); cell++) {
      boolean whole = board.cellAt(board.q(cell), board.r(cell) + 2) != Board.NO_CELL;
      if (board.q(cell) % 2 == 0 && Math.floorMod(board.r(cell), 4) == 0 && whole) {
        groups++;
        for (int i = 0; i < 3; i++) {
          stones.add(Moves.place(0, board.cellAt(board.q(cell), board.r(cell) + i)));
        }
      }
    }
    OmegaPosition position = (OmegaPosition) setup.position(new Start(stones, null)).orThrow();
    BigInteger score = BigInteger.valueOf(3).pow(groups);
    assertEquals(score.toString(), position.score(0).toString());
    assertTrue(score.bitLength() > 63);
    assertEquals(groups * Math.log(3), position.logScore(0), 1e-9);
    assertEquals(Product.ONE, position.score(1), "the empty product");
  }

  private static void playAnyTurn(OmegaPosition position) {
    int[] moves = new int[position.maxLegalMoves()];
    do {
      int count = position.legalMoves(moves);
      position.play(moves[count - 1]);
    } while (!position.isTurnStart());
  }

  private static List<Integer> scores(OmegaPosition position) {
    List<Integer> scores = new ArrayList<>();
    for (int colour = 0; colour < position.setup().players(); colour++) {
      scores.add(Integer.valueOf(position.score(colour).toString()));
    }
    return scores;
  }

  private static List<Integer> colours(OmegaPosition position) {
    List<Integer> colours = new ArrayList<>();
    for (int player = 0; player < position.setup().players(); player++) {
      colours.add(position.colourOf(player));
    }
    return colours;
  }

  private static List<Integer> ranking(OmegaPosition position) {
    Outcome outcome = position.outcome();
    return outcome == null ? List.of() : outcome.ranking();
  }

  /** Counted by playing on at random to the end. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "hexhex:3",
        "hexhex:3 players=3 pie=on",
        "hexhex:4 players=4",
        "triangle:6 pie=on"
      })
  void roundsAreCountedDown(String text) {
    OmegaPosition position = Omega.position(text);
    Rng rng = new Rng(8);
    int[] legal = new int[position.maxLegalMoves()];
    int first = position.roundsLeft();
    int size = position.board().size();
    int ofRound = position.setup().stonesOfRound();
    assertEquals(size / ofRound, first);
    while (!position.isOver()) {
      int before = position.roundsLeft();
      assertTrue(before >= 1);
      int move = legal[rng.below(position.legalMoves(legal))];
      if (!Moves.isPlace(move)) {
        continue;
      }
      position.play(move);
      int placed = size - position.freeCells();
      assertEquals(placed % ofRound == 0 ? before - 1 : before, position.roundsLeft());
    }
    assertEquals(0, position.roundsLeft());
  }
}
