package org.hexstones.tools.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.registry.Games;
import org.hexstones.registry.SampleGames;
import org.hexstones.search.Limits;
import org.hexstones.search.mcts.MctsPlayer;
import org.hexstones.tools.cli.Main;
import org.hexstones.tools.players.Players;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class GtpContestantTest {
  private static final Limits FEW = Limits.ofIterations(20);
  private static final double SOON_MILLIS = 3000;

  /** Our own program at one seat, which receives every kind of move that a record can hold. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "omega hexhex:4",
        "omega hexhex:4 players=3 pie=on",
        "omny hexhex:4 balance=komi",
        "omny hexhex:4 balance=komi+pie",
        "sunder 4 balance=12*",
        "swell hexhex:4"
      })
  void playsAgainstAProgram(String setup) throws InterruptedException {
    Openings openings =
        new Openings(SampleGames.ALL.setup(setup).orThrow(), 1, MctsPlayer.STANDARD, 0);
    try (GtpPrograms programs = new GtpPrograms(FakeProgram.java(SampleEngine.class, "gtp"), FEW)) {
      Match match =
          new Match(
              openings,
              programs,
              seed ->
                  new BotContestant(Players.byName("hexstones:nodes=9999").orThrow(), FEW, seed),
              1,
              null);
      Tally tally = match.play(1, 1, running -> {});
      assertEquals(openings.setup().players(), tally.games());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "refuses, unknown game",
    "illegal, z99",
    "leaves, has ended",
    "silent, has not answered in time",
    "endless, without an end",
  })
  void misbehavingProgramIsReported(String misbehaviour, String said) {
    Play play = Play.begin(Games.ALL.setup("omega hexhex:4").orThrow());
    try (Contestant program =
        started(new GtpProgram(FakeProgram.command(misbehaviour), FEW, SOON_MILLIS))) {
      RuntimeException reported = assertThrows(RuntimeException.class, () -> program.turn(play));
      assertTrue(String.valueOf(reported.getMessage()).contains(said), reported::toString);
    }
    assertEquals(0, play.size(), "nothing has changed");
  }

  /** Of three, so that the game goes on; the resigned seat is played on. */
  @Test
  void programHearsWhichPlayerLeaves() {
    Play play = Play.begin(Games.ALL.setup("omega hexhex:4 players=3").orThrow());
    try (Contestant program = started(new GtpProgram(FakeProgram.java(Main.class, "gtp"), FEW))) {
      play.playAll(program.turn(play)).orThrow();
      play.play(Moves.resign(2));
      for (int turn = 0; turn < 3; turn++) {
        assertEquals((1 + turn) % 3, play.mover());
        play.playAll(program.turn(play)).orThrow();
      }
    }
  }

  @Test
  void aProgramThatIsNotThereIsRefused() {
    assertThrows(
        RuntimeException.class, () -> new GtpPrograms(List.of("/no/such/program"), FEW).make(1));
  }

  /** A new process each game would be at a disadvantage: a Java program is slow at first. */
  @Test
  void aProgramGoesOnFromGameToGame() {
    try (GtpPrograms programs = new GtpPrograms(FakeProgram.java(Main.class, "gtp"), FEW)) {
      Contestant first = programs.make(1);
      Contestant beside = programs.make(2);
      assertNotEquals(programOf(first), programOf(beside));
      Play play = Play.begin(Games.ALL.setup("omega hexhex:4").orThrow());
      play.playAll(first.turn(play)).orThrow();
      first.close();
      Contestant next = programs.make(3);
      assertEquals(programOf(first), programOf(next));
      Play other = Play.begin(Games.ALL.setup("y 5").orThrow());
      other.playAll(next.turn(other)).orThrow();
      next.close();
      beside.close();
    }
  }

  private static GtpProgram programOf(Contestant contestant) {
    return ((GtpContestant) contestant).program;
  }

  private static Contestant started(GtpProgram program) {
    return new GtpContestant(program, 1, GtpProgram::close);
  }
}
