package org.hexstones.search.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.Effort;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
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

  private int called;
  private int checked;
  private final List<String> wrong = new ArrayList<>();

  @Test
  void nothingFalseIsCalledDecisive() {
    Rng rng = new Rng(5);
    for (int i = 0; i < GAMES; i++) {
      Play game = PlayedGames.numbered(i, rng);
      int winner = Objects.requireNonNull(game.outcome()).winner();
      int whose = rng.below(2) == 0 ? -1 : (winner + 1) % game.setup().players();
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
    int player = Solved.at(game, found.begin()).mover();
    int after = Solved.winner(Solved.at(game, end), SOLVED);
    int better =
        Solved.winner(Solved.at(game, found.begin()).playAll(found.better()).orThrow(), SOLVED);
    boolean isTrue = after != player && (better == player || better == Solved.UNSOLVED);
    // Of several players perhaps nobody can force a win.
    isTrue |= after != player && better == Position.NONE && !found.proved();
    checked += after == Solved.UNSOLVED || better == Solved.UNSOLVED ? 0 : 1;
    if (!isTrue) {
      wrong.add(game.setup().text() + " " + game.moves() + " " + found);
    }
  }
}
