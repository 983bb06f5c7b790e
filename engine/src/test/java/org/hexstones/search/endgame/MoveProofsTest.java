package org.hexstones.search.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.registry.SampleGames;
import org.hexstones.search.Line;
import org.hexstones.search.Report;
import org.hexstones.search.Search;
import org.hexstones.search.mcts.MctsPlayer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class MoveProofsTest {
  /** What brute force reaches. */
  private static final int MOST_FREE = 6;

  @ParameterizedTest
  @MethodSource("org.hexstones.registry.SampleGames#ids")
  void everyMoveIsProvedAsBruteForceSays(String game) {
    Rng rng = new Rng(3);
    int checked = 0;
    for (Setup setup : SampleGames.small(game)) {
      for (int i = 0; i < 10; i++) {
        Play play = random(setup, 2 + rng.below(5), rng);
        boolean isSmall = play.position().freeCells() <= MOST_FREE;
        int winner = isSmall ? new BruteForce(play.position()).winner() : Position.NONE;
        if (winner != Position.NONE && Solver.of(play) != null) {
          check(play, winner, proved(play, i));
          checked++;
        }
      }
    }
    assertTrue(checked >= 10);
  }

  /** Far more positions than brute force reaches: a solver of its own for each move agrees. */
  @Test
  void everyMoveIsProvedAsASolverOfItsOwnSays() {
    Rng rng = new Rng(9);
    for (String text : List.of("omega hexhex:4", "sunder 4", "y 6", "y 5 balance=12*")) {
      Setup setup = SampleGames.ALL.setup(text).orThrow();
      for (int i = 0; i < 6; i++) {
        Play play = random(setup, 12, rng);
        int winner = winner(play);
        if (winner != Position.NONE) {
          check(play, winner, proved(play, i));
        }
      }
    }
  }

  private static Play random(Setup setup, int free, Rng rng) {
    Play play = Play.begin(setup);
    int[] legal = new int[play.position().maxLegalMoves()];
    while (play.position().freeCells() > free && !play.isOver()) {
      play.play(legal[rng.below(play.position().legalMoves(legal))]);
    }
    while (play.isOver()) {
      play.undo();
    }
    return play;
  }

  private static Report proved(Play play, int seed) {
    Search search = MctsPlayer.STANDARD.search(play, seed);
    search.proveEveryMove();
    int runs = 0;
    while (search.run(10)) {
      assertTrue(++runs < 100_000, "it ends");
    }
    return search.report(1);
  }

  private static int winner(Play play) {
    if (play.isOver()) {
      return Objects.requireNonNull(play.outcome()).winner();
    }
    Solver solver = Objects.requireNonNull(Solver.of(play));
    while (solver.run(1000)) {}
    return solver.winner();
  }

  private static void check(Play play, int winner, Report report) {
    int mover = play.mover();
    TreeSet<Integer> moves = new TreeSet<>();
    int won = 0;
    for (Line line : report.lines()) {
      moves.add(line.move());
      play.play(line.move());
      int expected =
          play.position().freeCells() > MOST_FREE || play.isOver()
              ? winner(play)
              : new BruteForce(play.position()).winner();
      play.undo();
      assertEquals(expected, line.provenWinner(), () -> play.setup().text() + " " + play.moves());
      assertEquals(line.provenWinner() == mover, won < wins(report, mover), "won moves come first");
      won += line.provenWinner() == mover ? 1 : 0;
      checkLine(play, line);
    }
    assertEquals(winner == mover, won > 0);
    assertEquals(inOrder(play.position()), new ArrayList<>(moves));
  }

  private static int wins(Report report, int mover) {
    return (int) report.lines().stream().filter(line -> line.provenWinner() == mover).count();
  }

  private static void checkLine(Play play, Line line) {
    Play end = Play.begin(play.setup(), play.start()).orThrow().playAll(play.moves()).orThrow();
    end.playAll(line.moves()).orThrow();
    if (end.isOver() && line.provenWinner() != Position.NONE) {
      assertEquals(line.provenWinner(), Objects.requireNonNull(end.outcome()).winner());
    }
  }

  private static List<Integer> inOrder(Position position) {
    int[] legal = new int[position.maxLegalMoves()];
    int count = position.legalMoves(legal);
    TreeSet<Integer> moves = new TreeSet<>();
    for (int i = 0; i < count; i++) {
      if (!Moves.isPlace(legal[i]) || Moves.colour(legal[i]) == position.nextColour()) {
        moves.add(legal[i]);
      }
    }
    return new ArrayList<>(moves);
  }
}
