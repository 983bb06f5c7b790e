package org.hexstones.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameContract;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.hex.Board;
import org.hexstones.parse.Reason;
import org.hexstones.tools.players.Players;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the player does on a game small enough to see through. */
final class MctsSearchTest {
  private final Player player = Players.byName("hexstones:nodes=100000").orThrow();
  private final Player small = Players.byName("hexstones:nodes=4096,expand=1").orThrow();

  /** A clock that goes on by a millisecond whenever it is looked at. */
  private static Clock ticking() {
    double[] now = {0};
    return () -> now[0]++;
  }

  private static Play toy(String board, int players, String... cells) {
    Play play = Play.begin(Toy.setup(board, players));
    for (String cell : cells) {
      place(play, cell);
    }
    return play;
  }

  private static void place(Play play, String cell) {
    int move = at(play, cell);
    assertNull(play.refusal(move));
    play.play(move);
  }

  private static int at(Play play, String cell) {
    Board board = play.setup().board();
    return Moves.place(play.position().nextColour(), board.cellNamed(cell));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void theToyKeepsTheContract(int players) {
    GameContract.check(Toy.setup("hexhex:3", players), 1, position -> {});
  }

  @Test
  void takesAWinAtOnce() {
    Play play = toy("hexhex:5", 2, "a5", "i5", "b5", "h5");
    Search search = player.search(play, 1);
    assertFalse(search.run(1000), "nothing is left to find out");
    assertEquals(at(play, "c5"), search.bestMove());
    Line best = search.report(1).lines().get(0);
    assertEquals(0, best.provenWinner());
    assertEquals(List.of(1.0, 0.0), best.winChances());
  }

  @Test
  void stopsTheEnemysWin() {
    // White threatens c5 only: a5 is on the rim.
    Play play = toy("hexhex:5", 2, "a5", "i5", "b5");
    Search search = player.search(play, 1);
    search.run(4000);
    assertEquals(at(play, "c5"), search.bestMove());
  }

  @Test
  void provesAWinInThree() {
    // After a second stone in the middle, two open ends cannot both be stopped.
    Play play = toy("hexhex:5", 2, "e5", "a5");
    Search search = player.search(play, 1);
    assertFalse(search.run(50_000), "proven before all iterations are spent");
    Line best = search.report(1).lines().get(0);
    assertEquals(0, best.provenWinner());
    search.advance(best.move());
    assertFalse(search.run(1), "the proof is kept");
    assertEquals(0, search.report(1).lines().get(0).provenWinner());
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void playsWholeGamesLegally(int players) {
    Play play = Play.begin(Toy.setup("hexhex:4", players));
    Bot bot = new Bot(small, ticking(), players);
    while (!play.isOver()) {
      for (int move : bot.turn(play, Limits.ofIterations(200))) {
        assertNull(play.refusal(move));
        play.play(move);
      }
    }
    assertTrue(bot.turn(play, Limits.ofIterations(200)).isEmpty());
    assertEquals(Moves.NONE, bot.move(play, Limits.ofIterations(200)));
  }

  @Test
  void sameSeedSameMoves() {
    List<List<Integer>> games = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      Play play = Play.begin(Toy.setup("hexhex:4", 2));
      Bot bot = new Bot(player, ticking(), 7);
      while (!play.isOver()) {
        play.play(bot.move(play, Limits.ofIterations(300)));
      }
      games.add(play.moves());
    }
    assertEquals(games.get(0), games.get(1));
  }

  @Test
  void searchesOnWhenMemoryIsFull() {
    Play play = toy("hexhex:6", 2);
    Search search = small.search(play, 3);
    search.run(20_000);
    assertEquals(20_000, search.report(1).iterations());
    assertNull(play.refusal(search.bestMove()));
  }

  @Test
  void advancingKeepsWhatIsKnown() {
    Play play = toy("hexhex:4", 2);
    Search search = player.search(play, 5);
    search.run(5000);
    while (!play.isOver()) {
      Line before = search.report(1).lines().get(0);
      search.advance(before.move());
      play.play(before.move());
      if (play.isOver()) {
        break;
      }
      Report after = search.report(1);
      assertEquals(before.visits(), after.iterations());
      Line best = after.lines().get(0);
      if (before.moves().size() > 1 && best.provenWinner() == Position.NONE) {
        assertEquals(before.moves().subList(1, before.moves().size()), best.moves());
      }
      search.run(500);
    }
    assertEquals(0, search.report(3).lines().size());
  }

  @Test
  void followsTheGameWhereverItGoes() {
    Play play = toy("hexhex:4", 2, "a4", "b4");
    Search search = player.search(play, 5);
    search.run(2000);
    play.play(search.bestMove());
    search.follow(play);
    assertTrue(search.report(1).iterations() > 0, "the game went on");
    play.undo();
    place(play, "g4");
    search.follow(play);
    assertEquals(0, search.report(1).iterations(), "another game");
    assertEquals(play.moves().size(), search.position().plies());
    Play other = toy("hexhex:3", 3);
    search.follow(other);
    search.run(100);
    assertNull(other.refusal(search.bestMove()));
    assertEquals(3, search.report(1).lines().get(0).winChances().size());
  }

  @Test
  void leaversCannotWin() {
    Play play = toy("hexhex:4", 3, "a4", "b4");
    play.play(Moves.resign(1));
    Search search = player.search(play, 5);
    search.run(500);
    for (Line line : search.report(9).lines()) {
      assertEquals(0.0, line.winChances().get(1));
    }
    play.play(Moves.flag(0));
    search.follow(play);
    assertFalse(search.run(1));
    assertEquals(Moves.NONE, search.bestMove());
  }

  @Test
  void keepsToTheClock() {
    Play play = toy("hexhex:4", 2);
    Bot bot = new Bot(player, ticking(), 1);
    bot.turn(play, new Limits(10, 1_000_000));
    int iterations = bot.searchAt(play).report(1).iterations();
    assertEquals(0, iterations, "the caller has not played the turn: it is searched anew");
    bot.move(play, Limits.ofMillis(10));
    assertEquals(160, bot.searchAt(play).report(1).iterations());
  }

  @Test
  void stopsWhenTold() {
    Play play = toy("hexhex:4", 2);
    Bot[] bot = new Bot[1];
    Clock clock =
        () -> {
          bot[0].stop();
          return 0;
        };
    bot[0] = new Bot(player, clock, 1);
    int move = bot[0].move(play, Limits.ofMillis(1));
    assertNull(play.refusal(move));
    assertTrue(bot[0].searchAt(play).report(1).iterations() < 100);
  }

  @Test
  void aNodeBudgetHoldsForEverySetUp() {
    Setup large = Toy.setup("hexhex:12", 4);
    Search search = small.search(Play.begin(large), 1);
    search.run(3);
    assertNull(large.position().refusal(search.bestMove()));
  }

  @Test
  void playersAreReadAndWritten() {
    String name = "hexstones";
    for (String parameters : List.of("", ":k=500", ":c=0.25,expand=9")) {
      assertEquals(name + parameters, Players.byName(name + parameters).orThrow().text());
    }
    for (String text :
        List.of("nobody", "nobody:k=1", name + ":x=1", name + ":k=", name + ":k=-1")) {
      Reason reason = Players.byName(text).reason();
      assertTrue(reason != null && !reason.english().isEmpty(), text);
    }
    Reason reason = Players.byName(name + ":k=5,nodes=1").reason();
    assertEquals(name.length() + 5, reason == null ? -1 : reason.at());
  }
}
