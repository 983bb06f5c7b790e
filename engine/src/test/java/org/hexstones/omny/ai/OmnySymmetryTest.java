package org.hexstones.omny.ai;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import org.hexstones.game.Image;
import org.hexstones.game.Moves;
import org.hexstones.game.Rng;
import org.hexstones.hex.Board;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.omny.Samples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game and its image on a symmetric board go the same way, and the symmetries are found. */
final class OmnySymmetryTest {
  private static final List<String> OPTIONS =
      List.of("", " komi=0.5", " balance=12*", " balance=komi+pie", " misere=on balance=pie");

  @Test
  void mirrors() {
    for (String board : List.of("sunder 4", "gyre 4", "y 6", "omny rhombus:5", "omny hexagram:2")) {
      check(board, (q, r) -> r, (q, r) -> q);
    }
  }

  @Test
  void turns() {
    check("sunder 4", (q, r) -> -r, (q, r) -> q + r);
    check("gyre 4", (q, r) -> -r, (q, r) -> q + r);
    check("omny hexagram:2", (q, r) -> -r, (q, r) -> q + r);
    check("y 6", (q, r) -> r, (q, r) -> 5 - q - r);
    check("omny rhombus:5", (q, r) -> 4 - q, (q, r) -> 4 - r);
  }

  private static void check(String text, IntBinaryOperator toQ, IntBinaryOperator toR) {
    for (String options : OPTIONS) {
      OmnyPosition game = (OmnyPosition) Samples.setup(text + options).position();
      OmnyPosition image = (OmnyPosition) Samples.setup(text + options).position();
      Image symmetry = new Image(game.board(), toQ, toR);
      OmnyFeatures features = new OmnyFeatures(game);
      OmnyFeatures imageFeatures = new OmnyFeatures(image);
      Rng rng = new Rng(text.length() + options.length());
      int[] moves = new int[game.maxLegalMoves()];
      while (!game.isOver()) {
        int move = moves[rng.below(game.legalMoves(moves))];
        int moved = symmetry.of(move);
        assertNull(image.refusal(moved));
        game.play(move);
        image.play(moved);
        assertEquals(game.mover(), image.mover());
        assertEquals(game.scoreText(), image.scoreText());
        for (int colour = 0; colour < 2; colour++) {
          assertEquals(game.standing(colour).worst(), image.standing(colour).worst());
          assertEquals(size(game, colour), size(image, colour));
        }
        features.look();
        imageFeatures.look();
        for (int i = game.legalMoves(moves) - 1; i >= 0; i--) {
          if (Moves.isPlace(moves[i])) {
            assertArrayEquals(seen(features, moves[i]), seen(imageFeatures, symmetry.of(moves[i])));
          }
        }
      }
      assertEquals(game.outcome(), image.outcome());
    }
  }

  /** The features of a stone, in order. */
  private static int[] seen(OmnyFeatures features, int move) {
    int[] found = new int[features.mostOfMove()];
    int count = features.of(move, found);
    int[] all = Arrays.copyOf(found, count);
    Arrays.sort(all);
    return all;
  }

  private static int size(OmnyPosition position, int colour) {
    return position.standing(colour).cells().size();
  }

  /**
   * A board's turns and mirrors, without the one that moves nothing; stars and stones break them.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sunder 3 | '' | 11",
        "gyre 4 | '' | 11",
        "y 4 | '' | 5",
        "omny rhombus:3 | '' | 3",
        "omny hexagram:1 | '' | 11",
        "omny hexagon:2,3,2,3,2,3 | '' | 5",
        "omny hexhex:3 stars=a3,e3 | '' | 3",
        "omny hexhex:3 stars=a3 | '' | 1",
        "omny hexhex:3 stars=a3,a4 | '' | 0",
        "sunder 3 | c3 | 11",
        "sunder 3 | a3 | 1",
        "sunder 3 | a3 e3 | 1",
        "sunder 3 | a3 a4 | 0",
        "sunder 3 | c3 b2 | 1",
        "omny cells:a1 | '' | 0"
      })
  void asManySymmetriesAsTheBoardHas(String setup, String stones, int number) {
    OmnyPosition position = (OmnyPosition) Samples.setup(setup).position();
    for (String name : stones.isEmpty() ? List.<String>of() : List.of(stones.split(" ", -1))) {
      position.play(Moves.place(position.nextColour(), position.board().cellNamed(name)));
    }
    int[] free =
        IntStream.range(0, position.board().size())
            .filter(cell -> position.stoneAt(cell) < 0)
            .toArray();
    int[][] found = new Symmetries(position).among(free);
    assertEquals(number, found.length);
    int[] same = IntStream.range(0, free.length).toArray();
    Set<List<Integer>> all = new HashSet<>();
    for (int[] places : found) {
      assertTrue(all.add(Arrays.stream(places).boxed().toList()), "found twice");
      int[] sorted = places.clone();
      Arrays.sort(sorted);
      assertArrayEquals(same, sorted, "a permutation");
      assertKeepsNeighbours(position.board(), free, places);
    }
  }

  private static void assertKeepsNeighbours(Board board, int[] free, int[] places) {
    for (int i = 0; i < free.length; i++) {
      for (int j = 0; j < free.length; j++) {
        assertEquals(
            areNeighbours(board, free[i], free[j]),
            areNeighbours(board, free[places[i]], free[places[j]]));
      }
    }
  }

  private static boolean areNeighbours(Board board, int one, int other) {
    int q = board.q(other) - board.q(one);
    int r = board.r(other) - board.r(one);
    return Math.max(Math.max(Math.abs(q), Math.abs(r)), Math.abs(q + r)) == 1;
  }
}
