package org.hexstones.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.hexstones.hex.Board;
import org.hexstones.hex.Shapes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MovesTest {
  private static final Board BOARD = Board.of(Shapes.parse("rhombus:20").orThrow());

  @Test
  void everyMoveIsAnotherIntAndReadsBack() {
    Set<Integer> seen = new HashSet<>();
    for (int colour = 0; colour < 4; colour++) {
      for (int cell = 0; cell < BOARD.size(); cell++) {
        int move = Moves.place(colour, cell);
        assertTrue(Moves.isPlace(move) && seen.add(move));
        assertEquals(colour, Moves.colour(move));
        assertEquals(cell, Moves.cell(move));
        assertEquals(move, MoveText.read(MoveText.write(move, BOARD), BOARD, colour).orThrow());
      }
    }
    for (int player = 0; player < 4; player++) {
      for (int move : new int[] {Moves.swap(player), Moves.resign(player), Moves.flag(player)}) {
        assertTrue(seen.add(move));
        assertEquals(player, Moves.player(move));
        assertEquals(move, MoveText.read(MoveText.write(move, BOARD), BOARD, 0).orThrow());
      }
      assertTrue(Moves.isWithdrawal(Moves.resign(player)));
      assertTrue(Moves.isWithdrawal(Moves.flag(player)));
      assertFalse(Moves.isWithdrawal(Moves.swap(player)));
    }
    assertTrue(seen.add(Moves.KEEP));
    assertEquals(Moves.KEEP, MoveText.read("keep", BOARD, 0).orThrow());
    assertTrue(seen.add(Moves.END_TURN));
    assertEquals("end", MoveText.write(Moves.END_TURN, BOARD));
    assertEquals(Moves.END_TURN, MoveText.read("end", BOARD, 0).orThrow());
    for (int twice = 0; twice < 400; twice++) {
      int move = Moves.komi(twice);
      assertTrue(Moves.isKomi(move) && seen.add(move));
      assertEquals(twice, Moves.twiceKomi(move));
      assertEquals(move, MoveText.read(MoveText.write(move, BOARD), BOARD, 0).orThrow());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ":",
        "swap",
        "swap:",
        "swap:E",
        "swap:a",
        "swap:AB",
        "keep:A",
        "komi",
        "komi:",
        "komi:x",
        "komi:2.25",
        "komi:-1",
        "komi:.5",
        "komi:512",
        "komi:512.5",
        "keep:",
        "end:",
        "end:A",
        "swap:@",
        "resign:@",
        "flag:E",
        ":A",
        "resign",
        "flag:",
        "e5:",
        "u1",
        "a21"
      })
  void otherWordsAreRefused(String word) {
    assertFalse(MoveText.read(word, BOARD, 0).isOk());
  }

  @Test
  void kindsOfMovesDiffer() {
    int lastSwap = Moves.swap(3);
    assertTrue(Moves.isSwap(Moves.swap(0)) && Moves.isSwap(lastSwap));
    assertFalse(Moves.isSwap(Moves.PLACEMENTS - 1) || Moves.isSwap(lastSwap + 1));
    assertTrue(Moves.isResign(Moves.resign(0)) && Moves.isResign(Moves.resign(3)));
    assertFalse(Moves.isResign(Moves.resign(0) - 1) || Moves.isResign(Moves.resign(3) + 1));
    assertTrue(Moves.isFlag(Moves.flag(0)) && Moves.isFlag(Moves.flag(3)));
    assertFalse(Moves.isFlag(Moves.flag(0) - 1) || Moves.isFlag(Moves.flag(3) + 1));
    int lastKomi = Moves.komi(Moves.MAX_TWICE_KOMI - 1);
    assertTrue(Moves.isKomi(Moves.komi(0)) && Moves.isKomi(lastKomi));
    assertFalse(Moves.isKomi(Moves.komi(0) - 1) || Moves.isKomi(lastKomi + 1));
    assertTrue(Moves.isNegotiation(Moves.swap(1)) && Moves.isNegotiation(Moves.KEEP));
    assertTrue(Moves.isNegotiation(Moves.komi(3)));
    assertFalse(Moves.isNegotiation(Moves.END_TURN) || Moves.isNegotiation(Moves.resign(0)));
    assertFalse(Moves.isWithdrawal(Moves.END_TURN) || Moves.isFlag(Moves.END_TURN));
    assertFalse(Moves.isPlace(Moves.END_TURN) || Moves.isNegotiation(Moves.place(1, 1)));
    assertFalse(Moves.isPlace(Moves.NONE) || Moves.isPlace(Moves.PLACEMENTS));
  }

  @Test
  void coloursHaveWords() {
    for (Colour colour : Colour.values()) {
      assertEquals(colour, Colour.ofWord(colour.word()));
      assertEquals(colour, Colour.of(colour.index()));
    }
    assertEquals("black", Colour.BLACK.word());
    assertNull(Colour.ofWord("green"));
    assertNull(Colour.ofWord(""));
  }

  @Test
  void komiAreWholeOrHalf() {
    assertEquals(0, MoveText.readKomi("0"));
    assertEquals(1, MoveText.readKomi("0.5"));
    assertEquals(1023, MoveText.readKomi("511.5"));
    assertEquals("0.5", MoveText.komi(1));
    assertEquals("2.5", MoveText.komi(5));
    assertEquals("3", MoveText.komi(6));
    assertEquals(6, MoveText.readKomi("3.0"));
  }

  @Test
  void randomNumbersStayInBoundsAndDependOnTheSeed() {
    Rng rng = new Rng(1);
    int[] counts = new int[7];
    for (int i = 0; i < 70_000; i++) {
      counts[rng.below(7)]++;
    }
    for (int count : counts) {
      assertTrue(count > 9_500 && count < 10_500, "about a seventh each: " + count);
    }
    assertNotEquals(new Rng(0).next(), new Rng(1).next());
    assertEquals(new Rng(5).next(), new Rng(5).next());
  }
}
