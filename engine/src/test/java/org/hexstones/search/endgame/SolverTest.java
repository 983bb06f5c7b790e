package org.hexstones.search.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.registry.Games;
import org.hexstones.registry.SampleGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SolverTest {
  @ParameterizedTest
  @CsvSource({"2,8,400", "3,8,300", "4,8,300"})
  void agreesWithBruteForceOnEndingsOfOmega(int players, int mostFree, int games) {
    String[] boards = {"hexhex:3", "hexhex:4", "rhombus:5", "hexagram:2", "cells:a1-5,c1-5,e2-9"};
    Rng rng = new Rng(players);
    for (int i = 0; i < games; i++) {
      // With more players a round of the pie rule is all there is on some of these boards.
      String pie = players == 2 && rng.below(2) == 0 ? " pie=on" : "";
      String text = "omega " + boards[i % boards.length] + " players=" + players + pie;
      Play play = endgame(text, 1 + rng.below(mostFree), rng);
      Solution solution = solved(play);
      BruteForce brute = new BruteForce(play.position());
      assertEquals(brute.winner(), solution.winner());
      BruteForce.Value best = brute.maxN();
      assertEquals(best.leads(), solution.leads());
      playOut(play, solution);
    }
  }

  @Test
  void agreesWithBruteForceOnEndingsOfOmny() {
    List<String> games =
        List.of(
            "sunder 3",
            "sunder 3 komi=2.5",
            "gyre 3 balance=pie",
            "gyre 3 misere=on",
            "y 5",
            "y 5 balance=12*",
            "omny hexhex:3 stars=corners",
            "omny hexhex:3 stars=perimeter komi=1 balance=12*",
            "omny rhombus:4 balance=komi+pie",
            "omny hexhex:3 stars=corners misere=on balance=12*",
            "sunder 3 komi=1 misere=on");
    Rng rng = new Rng(5);
    for (int i = 0; i < 1000; i++) {
      Play play = endgame(games.get(i % games.size()), 3 + rng.below(6), rng);
      Solution solution = solved(play);
      assertEquals(new BruteForce(play.position()).winner(), solution.winner());
      assertTrue(solution.leads().isEmpty());
      playOut(play, solution);
    }
  }

  /** Whoever has an endgame agrees; a turn may be ended in some, which is no stone. */
  @ParameterizedTest
  @MethodSource("org.hexstones.registry.SampleGames#ids")
  void agreesWithBruteForceOnEndingsOfEveryGame(String game) {
    Rng rng = new Rng(7);
    int solved = 0;
    for (Setup setup : SampleGames.small(game)) {
      for (int i = 0; i < 20; i++) {
        Play play = endgame(setup, 2 + rng.below(5), rng);
        Solution solution = solved(play);
        BruteForce brute = new BruteForce(play.position());
        assertEquals(brute.winner(), solution.winner());
        if (!solution.leads().isEmpty()) {
          assertEquals(brute.maxN().leads(), solution.leads());
        }
        playOut(play, solution);
        checkAnswers(play, brute.winner());
        solved++;
      }
    }
    assertTrue(solved >= 20);
  }

  /** A win that the mover has is kept by each of the answers, and by no other first move. */
  private static void checkAnswers(Play play, int winner) {
    if (play.setup().players() != 2 || winner != play.mover()) {
      return;
    }
    List<List<Integer>> answers = Objects.requireNonNull(Answers.winning(play, 1, 99, 10_000_000));
    Position position = play.position();
    int[] legal = new int[position.maxLegalMoves()];
    int count = position.legalMoves(legal);
    for (int i = 0; i < count; i++) {
      boolean inOrder = !Moves.isPlace(legal[i]) || Moves.colour(legal[i]) == position.nextColour();
      position.play(legal[i]);
      boolean keeps = new BruteForce(position).canForce(winner);
      position.undo();
      if (inOrder) {
        assertEquals(keeps, answers.contains(List.of(legal[i])), "move " + legal[i]);
      }
    }
  }

  /** A position of random play with at most so many free cells, or some more where it must be. */
  private static Play endgame(String setup, int wanted, Rng rng) {
    return endgame(Games.ALL.setup(setup).orThrow(), wanted, rng);
  }

  private static Play endgame(Setup setup, int wanted, Rng rng) {
    for (int free = wanted; ; free++) {
      Play play = Play.begin(setup);
      int[] legal = new int[play.position().maxLegalMoves()];
      while (!play.isOver() && (play.position().freeCells() > free || Solver.of(play) == null)) {
        play.play(legal[rng.below(play.position().legalMoves(legal))]);
      }
      if (!play.isOver()) {
        return play;
      }
    }
  }

  private static Solution solved(Play play) {
    Solver solver = Objects.requireNonNull(Solver.of(play));
    while (solver.run(7)) {}
    return Objects.requireNonNull(solver.solution());
  }

  /** The line is legal, leads to the end, and ends as was said. */
  private static void playOut(Play play, Solution solution) {
    Play end = Play.begin(play.setup(), play.start()).orThrow();
    end.playAll(play.moves()).orThrow();
    end.playAll(solution.moves()).orThrow();
    assertTrue(end.isOver());
    if (solution.winner() != Position.NONE) {
      assertEquals(solution.winner(), Objects.requireNonNull(end.outcome()).winner());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "all",
        "perimeter",
        "corners",
        "perimeter+centre",
        "corners+centre",
        "perimeter+triangle",
        "corners+triangle"
      })
  void solvesTheSmallestHexagonFromTheEmptyBoard(String stars) {
    Play play = Play.begin(Games.ALL.setup("omny hexhex:3 stars=" + stars).orThrow());
    Solution solution = solved(play);
    assertEquals(0, solution.winner());
    playOut(play, solution);
  }

  @Test
  void solvesSixteenFreeCellsOfOmega() {
    Play play = endgame("omega hexhex:5", 16, new Rng(1));
    assertEquals(16, play.position().freeCells());
    Solver solver = Objects.requireNonNull(Solver.of(play));
    while (!solver.knowsWinner()) {
      solver.run(1000);
    }
    while (solver.run(1000)) {}
    Solution solution = Objects.requireNonNull(solver.solution());
    assertEquals(solver.winner(), solution.winner());
    playOut(play, solution);
  }

  @Test
  void knowsTheMoveOfAProvenWinAtOnce() {
    Rng rng = new Rng(4);
    int wins = 0;
    for (int i = 0; i < 40; i++) {
      Play play = endgame("sunder 5", 22, rng);
      Solver solver = Objects.requireNonNull(Solver.of(play));
      while (!solver.knowsWinner()) {
        solver.run(100);
      }
      if (solver.winner() == play.mover()) {
        wins++;
        int before = solver.positions();
        while (solver.winningMove() == Moves.NONE) {
          solver.run(1);
        }
        int more = solver.positions() - before;
        assertTrue(more < 5, more + " more positions");
      }
    }
    assertTrue(wins > 10);
  }

  @Test
  void hasNothingToSayWhereMoreIsToBeChosenThanCells() {
    assertNull(Solver.of(Play.begin(Games.ALL.setup("sunder 3 balance=komi").orThrow())));
    assertNull(Solver.of(Play.begin(Games.ALL.setup("omega hexhex:3 pie=on").orThrow())));
    assertNull(Solver.of(Play.begin(Games.ALL.setup("sunder 5").orThrow())));
  }

  @Test
  void leaversCannotWin() {
    Rng rng = new Rng(3);
    for (int i = 0; i < 50; i++) {
      Play play = endgame("omega hexhex:4 players=3", 6, rng);
      Solution before = solved(play);
      if (before.winner() != Position.NONE) {
        play.play(Moves.resign(before.winner()));
        Solution after = solved(play);
        assertFalse(after.winner() == before.winner());
      }
    }
  }

  @Test
  void ofATieTheLaterColourWins() {
    Play play =
        Play.begin(
                Games.ALL.setup("omega cells:a1-4 players=2").orThrow(),
                new Start(List.of(), Colour.WHITE))
            .orThrow();
    Solution solution = solved(play);
    assertEquals(List.of(0.0, 0.0), solution.leads());
    assertEquals(1, solution.winner());
  }
}
