package org.hexstones.tools.gtp;

import static org.hexstones.tools.gtp.Engines.ask;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.hexstones.registry.Games;
import org.hexstones.search.Clock;
import org.hexstones.search.mcts.MctsPlayer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class GenmoveTest {
  private static final int MOST_COMMANDS = 500;

  /** Plays a whole game by itself, and again on another engine from what it answered. */
  @ParameterizedTest
  @MethodSource("org.hexstones.registry.SampleGames#setups")
  void answersAreLegal(String game) {
    GtpEngine engine = Engines.engine();
    GtpEngine other = Engines.engine();
    ask(engine, "set_game " + game);
    ask(other, "set_game " + game);
    int commands = 0;
    for (; engine.respond("final_score").startsWith("?"); commands++) {
      String toMove = ask(engine, "to_move");
      String who = toMove.substring(0, toMove.indexOf(' '));
      ask(other, "play " + who + " " + ask(engine, "genmove " + who));
      assertEquals(ask(engine, "record"), ask(other, "record"));
      assertTrue(commands < MOST_COMMANDS);
    }
    assertEquals(ask(engine, "final_score"), ask(other, "final_score"));
    for (; commands > 0; commands--) {
      ask(engine, "undo");
    }
    assertEquals("? cannot undo\n\n", engine.respond("undo"));
  }

  @Test
  void aSeedAndIterationsMakeItRepeatable() {
    assertEquals(twoMoves("5"), twoMoves("5"));
  }

  private static String twoMoves(String seed) {
    GtpEngine engine = Engines.engine();
    ask(engine, "seed " + seed);
    return ask(engine, "genmove white") + " " + ask(engine, "genmove black");
  }

  @Test
  void aClockIsKept() {
    GtpEngine engine = Engines.engine();
    ask(engine, "move_iterations 0");
    ask(engine, "time_settings 1 0 0");
    ask(engine, "time_left white 1 0");
    ask(engine, "genmove white");
  }

  @ParameterizedTest
  @ValueSource(strings = {"genmove white", "hint", "analyze"})
  void noCommandSpendsTheTimeOfTheWholeGame(String command) {
    double[] now = {0};
    Clock clock = () -> now[0] += 1;
    GtpEngine engine = new GtpEngine(Games.ALL, MctsPlayer.STANDARD, clock, new Bench(clock, 1, 1));
    ask(engine, "time_settings 40 0 0");
    ask(engine, command);
    assertTrue(now[0] < 40_000.0 / 5, "milliseconds: " + now[0]);
  }
}
