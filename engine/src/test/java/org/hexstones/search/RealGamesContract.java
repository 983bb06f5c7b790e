package org.hexstones.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.MoveText;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.registry.Games;
import org.hexstones.tools.players.Players;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The search on the games there are: it keeps their rules, and what it proves is true. */
abstract class RealGamesContract {
  private final Player small;

  RealGamesContract(String name) {
    small = Players.byName(name + ":nodes=20000").orThrow();
  }

  private static Play begin(String setup) {
    return Play.begin(Games.ALL.setup(setup).orThrow());
  }

  private static int randomMove(Position position, Rng rng) {
    int[] legal = new int[position.maxLegalMoves()];
    return legal[rng.below(position.legalMoves(legal))];
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "omega hexhex:4",
        "omega hexhex:4 pie=on",
        "omega hexhex:4 players=3 pie=on",
        "omega hexhex:5 players=4 pie=on",
        "omega hexhex:4 players=4",
        "omega hexagram:2 players=3",
        "omega cells:a1-9,c1-9",
        "omny hexhex:4",
        "omny hexhex:4 balance=pie",
        "omny hexhex:4 balance=komi",
        "omny hexhex:4 balance=komi+pie",
        "omny hexhex:4 balance=12*",
        "omny hexhex:4 komi=2.5 misere=on",
        "omny triangle:6 stars=corners balance=pie misere=on",
        "omny rhombus:5 stars=perimeter+centre",
        "gyre 4 balance=komi",
        "sunder 4 balance=12* misere=on"
      })
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
  @ValueSource(
      strings = {
        "omega hexhex:3",
        "omega hexhex:3 players=3",
        "omega hexhex:4 players=4 pie=on",
        "omny hexhex:4",
        "omny hexhex:4 balance=12*",
        "omny triangle:6 stars=corners",
        "gyre 4 balance=pie",
        "sunder 4 komi=1.5"
      })
  void takesEveryWinInOnePly(String setup) {
    int met = 0;
    for (int seed = 0; seed < 30; seed++) {
      Rng rng = new Rng(seed);
      Play play = begin(setup);
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
    }
    assertTrue(met > 0, "no such win in all games");
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
  @ValueSource(
      strings = {
        "omega hexhex:3",
        "omega triangle:6",
        "omega hexhex:4 players=3",
        "omega hexhex:4 players=4",
        "omny hexhex:3",
        "omny hexhex:3 balance=12*",
        "omny hexhex:3 misere=on",
        "omny triangle:5 stars=corners",
        "sunder 3 komi=0.5"
      })
  void whatIsProvenIsTrue(String setup) {
    int proven = 0;
    for (int seed = 0; seed < 40; seed++) {
      Rng rng = new Rng(seed);
      Play play = begin(setup);
      List<Integer> moves = new ArrayList<>();
      while (!play.isOver()) {
        moves.add(randomMove(play.position(), rng));
        play.play(moves.get(moves.size() - 1));
      }
      for (int i = 0; i < 4; i++) {
        play.undo();
      }
      Search search = small.search(play, seed);
      if (!search.run(2000)) {
        proven++;
        int winner = search.report(1).lines().get(0).provenWinner();
        assertEquals(solve(play.position()), winner, "seed " + seed);
      }
    }
    assertTrue(proven > 20, "proven " + proven);
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

  @Test
  void aFewIterationsBeatNone() {
    for (String setup : List.of("omega hexhex:4", "sunder 4")) {
      int wins = 0;
      for (int game = 0; game < 20; game++) {
        Play play = begin(setup);
        Bot bot = new Bot(small, () -> 0, game);
        Rng rng = new Rng(game);
        while (!play.isOver()) {
          if (play.mover() == game % 2) {
            play.playAll(bot.turn(play, Limits.ofIterations(300))).orThrow();
          } else {
            play.play(randomMove(play.position(), rng));
          }
        }
        Outcome outcome = play.outcome();
        wins += outcome != null && outcome.winner() == game % 2 ? 1 : 0;
      }
      assertTrue(wins >= 19, setup + ": " + wins);
    }
  }
}
