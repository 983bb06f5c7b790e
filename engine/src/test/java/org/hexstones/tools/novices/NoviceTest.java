package org.hexstones.tools.novices;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.registry.Games;
import org.hexstones.search.Bot;
import org.hexstones.search.Limits;
import org.hexstones.search.mcts.Level;
import org.hexstones.tools.players.Players;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class NoviceTest {
  @ParameterizedTest
  @EnumSource(Novice.class)
  void eachPlaysEveryGameToItsEnd(Novice novice) {
    assertEquals(novice.text(), Players.byName(novice.text()).orThrow().text());
    for (String setup :
        new String[] {
          "omega hexhex:3 players=3 pie=on", "y 4 balance=komi", "sunder 3 misere=on", "gyre 3"
        }) {
      Play play = Play.begin(Games.ALL.setup(setup).orThrow());
      Bot bot = new Bot(novice, () -> 0, 3);
      while (!play.isOver()) {
        for (int move : bot.turn(play, Limits.ofIterations(1))) {
          assertNull(play.refusal(move));
          play.play(move);
        }
      }
    }
    assertFalse(Players.byName("novice:clever").isOk());
  }

  /** The moves that a novice may make, by many seeds, after stones of the colours in order. */
  private static Set<Integer> choices(Novice novice, Board board, String setup, int... cells) {
    Play play = Play.begin(Games.ALL.setup(setup).orThrow());
    for (int cell : cells) {
      play.play(Moves.place(play.position().nextColour(), cell));
    }
    Set<Integer> chosen = new TreeSet<>();
    for (int seed = 1; seed <= 60; seed++) {
      chosen.add(novice.search(play, seed).bestMove());
    }
    assertEquals(board, play.setup().board());
    return chosen;
  }

  private static Board board(String setup) {
    return Games.ALL.setup(setup).orThrow().board();
  }

  @Test
  void greedyRaisesItsProduct() {
    String setup = "omega hexhex:4";
    Board board = board(setup);
    int white = board.cellAt(0, 0);
    int[] corners = {board.cellNamed("a4"), board.cellNamed("a7"), board.cellNamed("g1")};
    Set<Integer> beside = new TreeSet<>();
    for (int direction = 0; direction < Direction.COUNT; direction++) {
      beside.add(Moves.place(0, board.neighbour(white, direction)));
      beside.add(Moves.place(0, board.neighbour(corners[1], direction)));
    }
    Set<Integer> chosen =
        choices(Novice.GREEDY, board, setup, white, corners[0], corners[1], corners[2]);
    assertTrue(beside.containsAll(chosen), chosen.toString());
  }

  @Test
  void bridgeThatIsCutIsJoined() {
    String setup = "sunder 4";
    Board board = board(setup);
    int centre = board.cellAt(0, 0);
    int one = board.neighbour(centre, 0);
    int other = board.neighbour(centre, 1);
    int beyond = board.neighbour(one, 1);
    assertEquals(
        Set.of(Moves.place(Colour.BLACK.index(), other)),
        choices(Novice.BRIDGES, board, setup, centre, board.cellNamed("a4"), beyond, one));
  }

  /** The whole measurement is in docs/strength.md; this holds with a wide margin. */
  @ParameterizedTest
  @CsvSource({
    "omega hexhex:5, careful",
    "omega hexhex:5, apart",
    "y 9, path",
    "sunder 5, cut",
    "gyre 5, cut"
  })
  void noviceWithAPlanWinsAtTheFirstLevel(String setup, String novice) {
    int won = 0;
    for (int game = 0; game < 40; game++) {
      int seat = game % 2;
      Play play = Play.begin(Games.ALL.setup(setup).orThrow());
      Bot level = new Bot(Level.all().get(0), () -> 0, game);
      Bot person = new Bot(Players.byName("novice:" + novice).orThrow(), () -> 0, game);
      while (!play.isOver()) {
        Bot mover = play.mover() == seat ? person : level;
        mover.turn(play, Limits.ofIterations(1)).forEach(play::play);
      }
      won += play.outcome() != null && play.outcome().winner() == seat ? 1 : 0;
    }
    assertTrue(won >= 8 && won <= 36, won + " of 40");
  }
}
