package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Outcome;
import org.hexstones.game.Position;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games of OMNY against the worker, followed on a position of the engine's own. */
final class OmnyIT {
  @ParameterizedTest
  @ValueSource(strings = {"sunder 4", "y 5 balance=pie", "gyre 3 balance=12* misere=on"})
  void aWholeGameAgainstTheComputer(String setup) throws Exception {
    Position position = Games.ALL.setup(setup).orThrow().position();
    Map<String, String> stones = new HashMap<>();
    String address = "#new=" + setup.replace(' ', '+') + "+seats=person,computer";
    try (GamePage page = GamePage.open(address)) {
      int person = 0;
      while (!position.isOver()) {
        if (position.mover() == person) {
          page.pressCell(firstFree(position));
        }
        page.wait(() -> !page.stones().equals(stones) || swapped(page, position));
        if (page.stones().equals(stones)) {
          position.play(Moves.swap(0));
        }
        follow(page.stones(), stones, position);
      }
      Outcome outcome = position.outcome();
      assertNotNull(outcome);
      page.wait(page::isOver);
      assertEquals(word(position.colourOf(outcome.winner())), page.winner());
      assertEquals(List.of(), page.errors());
    }
  }

  /** Whether the computer has taken the other side instead of placing its first stone. */
  private static boolean swapped(GamePage page, Position position) {
    return position.refusal(Moves.swap(0)) == null
        && position.mover() == 1
        && page.has("[data-ply='" + (position.plies() + 1) + "']")
        && page.stones().size() == position.board().size() - position.freeCells();
  }

  private static String firstFree(Position position) {
    int cell = 0;
    while (position.stoneAt(cell) != Position.NONE) {
      cell++;
    }
    return position.board().name(cell);
  }

  /** Plays what is new on the page; where two stones are, in the order that is legal. */
  private static void follow(
      Map<String, String> now, Map<String, String> before, Position position) {
    for (int tries = 0; tries < 4 && !now.equals(before); tries++) {
      for (Map.Entry<String, String> stone : now.entrySet()) {
        Colour colour = Colour.ofWord(stone.getValue());
        assertNotNull(colour);
        int cell = position.board().cellNamed(stone.getKey());
        int move = Moves.place(colour.index(), cell);
        if (!before.containsKey(stone.getKey()) && position.refusal(move) == null) {
          position.play(move);
          before.put(stone.getKey(), stone.getValue());
        }
      }
    }
    assertEquals(before, now, "every stone was legal");
  }

  private static String word(int colour) {
    return Colour.of(colour).word();
  }

  @Test
  void aKomiIsNamedAndASideChosen() throws Exception {
    try (GamePage page = GamePage.open("#new=omny+hexhex:3+balance=komi")) {
      page.press("[data-action=komi]");
      page.press("[data-action=swap]");
      page.pressCell("c3");
      page.waitForStones(1);
      assertEquals(Map.of("c3", "black"), page.stones());
      assertEquals("white", page.turn());
      assertFalse(page.isOver());
    }
  }
}
