package org.hexstones.e2e;

import static org.hexstones.e2e.LivePages.place;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Outcome;
import org.hexstones.game.Position;
import org.hexstones.registry.Games;

/** Turns of live games in browsers, followed on a position of the engine's own. */
final class LiveTurns {
  private LiveTurns() {}

  static Position begin(String setup) {
    return Games.ALL.setup(setup).orThrow().position();
  }

  /**
   * Whole turns on free cells until the game is over for the engine, and then on all pages.
   *
   * @param pages those of the players, in their order
   */
  static void playToTheEnd(List<GamePage> pages, Position position) {
    while (!position.isOver()) {
      playTurn(pages, position);
    }
    Outcome outcome = position.outcome();
    assertNotNull(outcome);
    for (GamePage page : pages) {
      page.wait(page::isOver);
      assertEquals(Colour.of(position.colourOf(outcome.winner())).word(), page.winner());
    }
  }

  static void playTurn(List<GamePage> pages, Position position) {
    int mover = position.mover();
    GamePage page = pages.get(mover);
    page.wait(() -> page.driver().getTitle().startsWith("Your turn"));
    Random random = new Random(position.plies());
    List<String> cells = new ArrayList<>();
    while (position.mover() == mover) {
      int cell = free(position, random.nextInt(position.freeCells()));
      position.play(Moves.place(position.nextColour(), cell));
      cells.add(position.board().name(cell));
    }
    place(pages, mover, cells.toArray(new String[0]));
    assertShown(pages, position);
  }

  /** The free cell before which there are that many others. */
  private static int free(Position position, int others) {
    int cell = -1;
    for (int left = others; left >= 0; left--) {
      cell++;
      while (position.stoneAt(cell) != Position.NONE) {
        cell++;
      }
    }
    return cell;
  }

  static void assertShown(List<GamePage> pages, Position position) {
    Map<String, String> stones = new TreeMap<>();
    for (int cell = 0; cell < position.board().size(); cell++) {
      int colour = position.stoneAt(cell);
      if (colour != Position.NONE) {
        stones.put(position.board().name(cell), Colour.of(colour).word());
      }
    }
    for (GamePage page : pages) {
      page.waitForStones(stones.size());
      assertEquals(stones, page.stones());
    }
  }
}
