package org.hexstones.search.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.Effort;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.registry.Games;
import org.hexstones.search.endgame.Solver;
import org.hexstones.search.mcts.MctsPlayer;
import org.junit.jupiter.api.Test;

/**
 * Plays games of every kind and solves what is called decisive in them, as far as a solver without
 * limits reaches. {@code -Dhexstones.games=N} plays more games.
 */
final class DecisiveTruthTest {
  private static final int FEW = 16;
  private static final int GAMES = Integer.getInteger("hexstones.games", Effort.of(FEW));

  /** The free cells up to which positions are solved here. */
  private static final int SOLVED = 18;

  private static final int STEPS = 30_000_000;

  private static final int UNSOLVED = -2;

  private int called;
  private int checked;
  private final List<String> wrong = new ArrayList<>();

  @Test
  void nothingFalseIsCalledDecisive() {
    List<String> setups = PlayedGames.SETUPS;
    Rng rng = new Rng(5);
    for (int i = 0; i < GAMES; i++) {
      // The kinds of players change more slowly than the set-ups.
      Setup setup = Games.ALL.setup(setups.get(i * 7 % setups.size())).orThrow();
      Play game = PlayedGames.played(setup, i / setups.size() + i, rng);
      int winner = Objects.requireNonNull(game.outcome()).winner();
      int whose = rng.below(2) == 0 ? -1 : (winner + 1) % setup.players();
      DecisiveTurn search = new DecisiveTurn(MctsPlayer.UNSOLVED, game, whose);
      while (search.run()) {}
      DecisiveTurn.Found found = search.found();
      if (found != null) {
        called++;
        check(game, found);
      }
    }
    if (GAMES > Effort.of(FEW)) {
      System.out.println(GAMES + " games, " + called + " called decisive, " + checked + " solved");
    }
    assertEquals(List.of(), wrong);
  }

  private void check(Play game, DecisiveTurn.Found found) {
    List<Integer> begins = Review.begins(game);
    boolean last = found.number() == begins.size();
    int end = last ? game.size() : begins.get(found.number());
    int player = at(game, found.begin()).mover();
    int after = winner(at(game, end));
    int better = winner(at(game, found.begin()).playAll(found.better()).orThrow());
    boolean isTrue = after != player && (better == player || better == UNSOLVED);
    // Of several players perhaps nobody can force a win.
    isTrue |= after != player && better == Position.NONE && !found.proved();
    checked += after == UNSOLVED || better == UNSOLVED ? 0 : 1;
    if (!isTrue) {
      wrong.add(game.setup().text() + " " + game.moves() + " " + found);
    }
  }

  private static Play at(Play game, int moves) {
    return Play.begin(game.setup()).playAll(game.moves().subList(0, moves)).orThrow();
  }

  private static int winner(Play play) {
    if (play.isOver()) {
      return Objects.requireNonNull(play.outcome()).winner();
    }
    Solver solver = play.position().freeCells() > SOLVED ? null : Solver.of(play, 0);
    for (int steps = 0; solver != null && steps < STEPS && !solver.knowsWinner(); steps += 1000) {
      solver.run(1000);
    }
    return solver == null || !solver.knowsWinner() ? UNSOLVED : solver.winner();
  }
}
