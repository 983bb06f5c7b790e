package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
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
        "omega rhombus:4 players=4 pie=on",
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

  /** Notes when each stone is drawn. */
  private static final String WATCH =
      """
      window.drawnAt = [];
      new MutationObserver(changes => changes.forEach(change => {
        if (change.target.dataset.stone) drawnAt.push(performance.now());
      })).observe(document.querySelector('[role=grid]'),
        { subtree: true, attributeFilter: ['data-stone'] });
      """;

  @Test
  void computersStonesComeOneByOne() throws Exception {
    try (GamePage page = GamePage.open("#new=omega+hexhex:5+seats=person,computer:1")) {
      page.pressCell("e5");
      page.waitForStones(1);
      page.driver().executeScript(WATCH);
      page.pressCell("e6");
      page.waitForStones(4);
      double apart = apart(page, 1);
      assertTrue(apart >= 350, "too close: " + apart);
      page.driver()
          .executeCdpCommand(
              "Emulation.setEmulatedMedia",
              Map.of(
                  "features",
                  List.of(Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
      for (int stone = 4; stone < 6; stone++) {
        List<String> cells = new ArrayList<>(List.of("e1", "e2", "e3", "e4", "e7"));
        cells.removeAll(page.stones().keySet());
        page.pressCell(cells.get(0));
        page.waitForStones(stone == 4 ? 5 : 8);
      }
      apart = apart(page, 5);
      assertTrue(apart < 350, "nothing moves, and nothing waits: " + apart);
      assertEquals(List.of(), page.errors());
    }
  }

  /** The time between a stone that was drawn and the next, in milliseconds. */
  private static double apart(GamePage page, int first) {
    Object apart =
        page.driver()
            .executeScript(
                "return drawnAt[arguments[0] + 1] - drawnAt[arguments[0]] + 1e-9", first);
    return ((Number) Objects.requireNonNull(apart)).doubleValue();
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
