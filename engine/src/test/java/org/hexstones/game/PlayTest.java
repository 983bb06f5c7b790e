package org.hexstones.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PlayTest {
  private static Setup setup(String text) {
    return Games.ALL.setup(text).orThrow();
  }

  private static List<Integer> ranking(Play play) {
    return Objects.requireNonNull(play.outcome()).ranking();
  }

  private static MoveProblem problem(Play play, int move) {
    Reason reason = Objects.requireNonNull(play.refusal(move));
    return (MoveProblem) reason.problem();
  }

  private static void fill(Play play) {
    int[] legal = new int[play.position().maxLegalMoves()];
    while (!play.isOver()) {
      play.position().legalMoves(legal);
      play.play(legal[0]);
    }
  }

  @Test
  void lastPlayerLeftHasWon() {
    Play play = Play.begin(setup("omega hexhex:3"));
    assertFalse(play.isOver());
    assertNull(play.outcome());
    assertEquals(0, play.mover());
    play.play(Moves.resign(0));
    assertTrue(play.isOver());
    assertEquals(List.of(1, 0), ranking(play));
    assertEquals(Position.NONE, play.mover());
    assertEquals(MoveProblem.GAME_OVER, problem(play, Moves.place(0, 0)));
    assertEquals(MoveProblem.GAME_OVER, problem(play, Moves.resign(1)));
    play.undo();
    assertFalse(play.isOver());
    assertNull(play.outcome());
    assertNull(play.refusal(Moves.place(0, 0)));
    assertEquals(0, play.mover());
  }

  @Test
  void leaversRankBehindThoseWhoStay() {
    Play play = Play.begin(setup("omega hexhex:4 players=3"));
    play.play(Moves.flag(1));
    assertTrue(play.hasWithdrawn(1));
    assertFalse(play.hasWithdrawn(0));
    assertFalse(play.hasWithdrawn(2));
    assertFalse(play.isOver(), "two remain");
    assertEquals(MoveProblem.ALREADY_WITHDRAWN, problem(play, Moves.flag(1)));
    assertEquals(MoveProblem.ALREADY_WITHDRAWN, problem(play, Moves.resign(1)));
    assertEquals(MoveProblem.NO_SUCH_PLAYER, problem(play, Moves.resign(3)));
    assertNull(play.refusal(Moves.resign(2)));
    fill(play);
    List<Integer> byRules = Objects.requireNonNull(play.position().outcome()).ranking();
    List<Integer> ranking = ranking(play);
    assertEquals(1, ranking.get(2));
    assertEquals(byRules.stream().filter(player -> player != 1).toList(), ranking.subList(0, 2));
  }

  @Test
  void ofThoseWhoLeftTheLastRanksFirst() {
    Play play = Play.begin(setup("omega hexhex:4 players=4"));
    play.play(Moves.resign(3));
    play.play(Moves.flag(0));
    play.play(Moves.resign(1));
    assertEquals(List.of(2, 1, 0, 3), ranking(play));
  }

  @Test
  void leavingLosesAWonGame() {
    Play play = Play.begin(setup("sunder 3 balance=none"));
    play.play(Moves.resign(1));
    play.undo();
    fill(play);
    int winner = ranking(play).get(0);
    Play left = Play.begin(setup("sunder 3 balance=none"));
    left.play(Moves.resign(winner));
    assertEquals(1 - winner, Objects.requireNonNull(left.outcome()).winner());
  }

  @Test
  void movesAndLeavingAreTakenBackInTurn() {
    Play play = Play.begin(setup("omega hexhex:4 players=3"));
    int place = Moves.place(0, 7);
    play.play(place);
    play.play(Moves.resign(2));
    assertEquals(List.of(place, Moves.resign(2)), play.moves());
    assertEquals(2, play.size());
    assertEquals(place, play.moveAt(0));
    assertEquals(1, play.position().plies(), "leaving is no ply");
    play.undo();
    assertFalse(play.hasWithdrawn(2));
    assertEquals(1, play.position().plies());
    play.undo();
    assertEquals(0, play.position().plies());
    assertEquals(List.of(), play.moves());
  }

  @Test
  void aLineIsPlayedUpToItsFirstRefusal() {
    Play play = Play.begin(setup("omega hexhex:3"));
    List<Integer> line = List.of(Moves.place(0, 1), Moves.place(1, 1), Moves.place(1, 2));
    Reason reason = Objects.requireNonNull(play.playAll(line).reason());
    assertEquals(MoveProblem.OCCUPIED, reason.problem());
    Play other = Play.begin(setup("omega hexhex:3"));
    assertSame(other, other.playAll(line.subList(0, 1)).orThrow());
    assertEquals(1, other.size());
  }

  @Test
  void aGameBeginsFromStonesOrSaysWhyNot() {
    Setup setup = setup("omega hexhex:3");
    Start start = new Start(List.of(Moves.place(0, 3)), Colour.BLACK);
    Play play = Play.begin(setup, start).orThrow();
    assertSame(start, play.start());
    assertSame(setup, play.setup());
    assertEquals(0, play.position().stoneAt(3));
    assertEquals(Start.EMPTY, Play.begin(setup).start());
    Parsed<Play> twice =
        Play.begin(setup, new Start(List.of(Moves.place(0, 3), Moves.place(1, 3)), null));
    assertEquals(MoveProblem.START_CELL_TWICE, Objects.requireNonNull(twice.reason()).problem());
  }

  @ParameterizedTest
  @ValueSource(strings = {"omega hexhex:3", "sunder 3 balance=none", "omny hexhex:3 komi=0.5"})
  void illegalMovesAreRefusedInPlay(String text) {
    Play play = Play.begin(setup(text));
    assertNotNull(play.refusal(Moves.NONE));
    assertNotNull(play.refusal(Moves.KEEP));
    fill(play);
    assertEquals(MoveProblem.GAME_OVER, problem(play, Moves.resign(0)));
    assertEquals(play.position().outcome(), play.outcome());
  }
}
