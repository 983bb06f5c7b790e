package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.hexstones.game.Colour;
import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.game.Outcome;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.omega.OmegaPosition;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games of OMEGA at one screen; after every move the page must show what the rules say. */
final class OmegaIT {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "omega hexhex:3",
        "omega triangle:5 players=3 pie=on",
        "omega rhombus:5 players=4 pie=on",
      })
  void aWholeGameShowsWhatTheRulesSay(String setup) throws Exception {
    Position position = Games.ALL.setup(setup).orThrow().position();
    Rng rng = new Rng(setup.length());
    try (GamePage page = GamePage.open("#new=" + setup.replace(' ', '+'))) {
      assertEquals("OMEGA – Hexstones", page.driver().getTitle());
      while (!position.isOver()) {
        int move = randomMove(position, rng);
        position.play(move);
        if (Moves.isPlace(move)) {
          page.pressCell(MoveText.write(move, position.board()));
          page.waitForStones(position.board().size() - position.freeCells());
        } else {
          page.press("[data-action=swap][data-player=" + letter(Moves.player(move)) + "]");
        }
        check(page, position);
      }
      Outcome outcome = Objects.requireNonNull(position.outcome());
      assertEquals(word(position.colourOf(outcome.winner())), page.winner());
      assertEquals(List.of(), page.errors());
    }
  }

  /** A move as the page offers them: the stones of a turn in colour order, or a swap. */
  private static int randomMove(Position position, Rng rng) {
    int[] moves = new int[position.maxLegalMoves()];
    int count = position.setup().game().searchSupport(position.setup()).candidates(position, moves);
    boolean swaps = Moves.isSwap(moves[0]) && rng.below(2) == 0;
    return swaps ? moves[0] : moves[count - 1 - rng.below(position.freeCells())];
  }

  private static void check(GamePage page, Position position) {
    Map<String, String> stones = new TreeMap<>();
    for (int cell = 0; cell < position.board().size(); cell++) {
      if (position.stoneAt(cell) != Position.NONE) {
        stones.put(position.board().name(cell), word(position.stoneAt(cell)));
      }
    }
    assertEquals(stones, page.stones());
    for (int colour = 0; colour < position.setup().players(); colour++) {
      String score = ((OmegaPosition) position).score(colour).toString();
      assertEquals(score, page.score(word(colour)), word(colour));
    }
    if (position.isOver()) {
      page.wait(page::isOver);
    } else {
      assertFalse(page.isOver());
      String colour = word(position.colourOf(position.mover()));
      page.wait(() -> page.turn().equals(colour));
    }
  }

  private static String word(int colour) {
    return Colour.of(colour).word();
  }

  private static char letter(int player) {
    return MoveText.letter(player);
  }

  @Test
  void stonesAreTakenBackAndPutAgain() throws Exception {
    try (GamePage page = GamePage.open("#new=omega+hexhex:5")) {
      page.pressCell("e5");
      page.pressCell("e6");
      page.pressCell("e7");
      page.waitForStones(3);
      assertEquals("black", page.turn());
      page.press("[data-action=undo]");
      page.waitForStones(2);
      page.press("[data-action=undo]");
      page.waitForStones(1);
      assertEquals("white", page.turn());
      page.press("[data-action=redo]");
      page.waitForStones(2);
      assertEquals(Map.of("e5", "white", "e6", "black"), page.stones());
    }
  }

  @Test
  void anotherColourCanBePlacedFirst() throws Exception {
    try (GamePage page = GamePage.open("#new=omega+hexhex:5+players=3")) {
      page.press("[data-action=colour][data-colour=red]");
      page.pressCell("e5");
      page.pressCell("a5");
      page.pressCell("b5");
      page.waitForStones(3);
      assertEquals(Map.of("e5", "red", "a5", "white", "b5", "black"), page.stones());
    }
  }

  @Test
  void aReloadKeepsEveryStone() throws Exception {
    try (GamePage page = GamePage.open("")) {
      page.go("#new=omega+hexhex:5");
      page.pressCell("e5");
      page.pressCell("c4");
      page.pressCell("g3");
      page.waitForStones(3);
      Map<String, String> before = page.stones();
      page.driver().navigate().refresh();
      page.waitForStones(3);
      assertEquals(before, page.stones());
      assertTrue(page.turn().equals("black"));
    }
  }

  @Test
  void aReloadKeepsEvenAStoneThatWasNotPaintedYet() throws Exception {
    try (GamePage page = GamePage.open("#new=omega+hexhex:5+seats=person,person")) {
      page.pressCell("e5");
      page.wait(() -> page.has("[data-kept='1']"));
      for (String cell : List.of("c4", "g3", "d4", "f3")) {
        page.driver()
            .executeScript(
                "document.querySelector('[data-cell=\"' + arguments[0] + '\"]')"
                    + ".dispatchEvent(new MouseEvent('click', { bubbles: true }));"
                    + "location.reload();",
                cell);
        page.wait(() -> page.stones().containsKey(cell));
      }
      assertEquals(Set.of("e5", "c4", "g3", "d4", "f3"), page.stones().keySet());
      assertEquals(List.of(), page.errors());
    }
  }
}
