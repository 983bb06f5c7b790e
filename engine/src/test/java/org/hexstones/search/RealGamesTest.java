package org.hexstones.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.game.MoveText;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.registry.SampleGames;
import org.hexstones.tools.players.Players;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The search on the games there are: it keeps their rules, and what it proves is true. */
final class RealGamesTest {
  /** With more of them, trying everything would take too long. */
  private static final int MOST_FREE = 8;

  private final Player small = Players.byName("hexstones:nodes=20000").orThrow();

  private static Play begin(String setup) {
    return Play.begin(SampleGames.ALL.setup(setup).orThrow());
  }

  private static int randomMove(Position position, Rng rng) {
    int[] legal = new int[position.maxLegalMoves()];
    return legal[rng.below(position.legalMoves(legal))];
  }

  @ParameterizedTest
  @MethodSource("org.hexstones.registry.SampleGames#setups")
  void playsLegallyFromAnywhereToTheEnd(String setup) {
    for (int seed = 0; seed < 6; seed++) {
      Rng rng = new Rng(seed);
      Play play = begin(setup);
      Bot bot = new Bot(small, () -> 0, seed);
      for (int i = 4 * seed; i > 0 && !play.isOver(); i--) {
        play.play(randomMove(play.position(), rng));
      }
      while (!play.isOver()) {
        int mover = play.mover();
        List<Integer> turn = bot.turn(play, Limits.ofIterations(40));
        for (int move : turn) {
          assertEquals(mover, play.mover());
          assertNull(play.refusal(move), () -> MoveText.write(move, play.setup().board()));
          play.play(move);
        }
        assertTrue(play.isOver() || play.position().isTurnStart());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("org.hexstones.registry.SampleGames#ids")
  void takesEveryWinInOnePly(String game) {
    int met = 0;
    for (Setup setup : SampleGames.small(game)) {
      for (int seed = 0; seed < 20; seed++) {
        met += winsInOneOfAGame(setup, seed);
      }
    }
    assertTrue(met > 0, "no such win in all games");
  }

  private int winsInOneOfAGame(Setup setup, int seed) {
    int met = 0;
    Rng rng = new Rng(seed);
    Play play = Play.begin(setup);
    while (!play.isOver()) {
      int mover = play.mover();
      if (winsInOne(play)) {
        met++;
        Search search = small.search(play, seed);
        assertFalse(search.run(1), "nothing is left to find out");
        Line best = search.report(1).lines().get(0);
        assertEquals(mover, best.provenWinner());
        assertEquals(best.move(), search.bestMove());
        play.play(best.move());
        Outcome outcome = play.outcome();
        assertNotNull(outcome);
        assertEquals(mover, outcome.winner());
      } else {
        play.play(randomMove(play.position(), rng));
      }
    }
    return met;
  }

  private static boolean winsInOne(Play play) {
    Position position = play.position();
    int[] legal = new int[position.maxLegalMoves()];
    int count = position.legalMoves(legal);
    int mover = position.mover();
    boolean wins = false;
    for (int i = 0; i < count && !wins; i++) {
      position.play(legal[i]);
      Outcome outcome = position.outcome();
      wins = outcome != null && outcome.winner() == mover;
      position.undo();
    }
    return wins;
  }

  @ParameterizedTest
  @MethodSource("org.hexstones.registry.SampleGames#ids")
  void provenResultsAreTrue(String game) {
    int proven = 0;
    int asked = 0;
    for (Setup setup : SampleGames.small(game)) {
      for (int seed = 0; seed < 20; seed++) {
        Play play = nearTheEnd(setup, seed);
        if (play.position().freeCells() > MOST_FREE) {
          continue;
        }
        Search search = small.search(play, seed);
        asked++;
        if (!search.run(2000)) {
          proven++;
          int winner = search.report(1).lines().get(0).provenWinner();
          assertEquals(solve(play.position()), winner, "seed " + seed);
        }
      }
    }
    assertTrue(asked > 0 && 2 * proven > asked, "proven " + proven + " of " + asked);
  }

  /** Four plies before the end of a random game. */
  private static Play nearTheEnd(Setup setup, int seed) {
    Rng rng = new Rng(seed);
    Play play = Play.begin(setup);
    while (!play.isOver()) {
      play.play(randomMove(play.position(), rng));
    }
    for (int i = 0; i < 4 && play.size() > 0; i++) {
      play.undo();
    }
    return play;
  }

  /** The winner by force over all legal moves, or NONE where that is for others to choose. */
  private static int solve(Position position) {
    Outcome outcome = position.outcome();
    if (outcome != null) {
      return outcome.winner();
    }
    int[] legal = new int[position.maxLegalMoves()];
    int count = position.legalMoves(legal);
    int mover = position.mover();
    int common = -2;
    for (int i = 0; i < count; i++) {
      position.play(legal[i]);
      int winner = solve(position);
      position.undo();
      if (winner == mover) {
        return mover;
      }
      common = common == -2 || common == winner ? winner : Position.NONE;
    }
    return common;
  }

  @ParameterizedTest
  @MethodSource("org.hexstones.registry.SampleGames#ids")
  void aFewIterationsBeatNone(String game) {
    Setup setup = SampleGames.small(game).get(0);
    int wins = 0;
    for (int seed = 0; seed < 20; seed++) {
      Play play = Play.begin(setup);
      Bot bot = new Bot(small, () -> 0, seed);
      Rng rng = new Rng(seed);
      while (!play.isOver()) {
        if (play.mover() == seed % 2) {
          play.playAll(bot.turn(play, Limits.ofIterations(600))).orThrow();
        } else {
          play.play(randomMove(play.position(), rng));
        }
      }
      Outcome outcome = play.outcome();
      wins += outcome != null && outcome.winner() == seed % 2 ? 1 : 0;
    }
    assertTrue(wins >= 19, setup.text() + ": " + wins);
  }
}
