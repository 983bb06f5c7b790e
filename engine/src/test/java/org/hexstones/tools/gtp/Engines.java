package org.hexstones.tools.gtp;

import org.hexstones.registry.SampleGames;
import org.hexstones.search.Clock;
import org.hexstones.search.mcts.MctsPlayer;

/** Engines for tests: their clock moves on a little whenever it is read. */
final class Engines {
  private Engines() {}

  static GtpEngine engine() {
    double[] now = {0};
    Clock clock = () -> now[0] += 1;
    GtpEngine engine =
        new GtpEngine(SampleGames.ALL, MctsPlayer.STANDARD, clock, new Bench(clock, 1, 1));
    engine.respond("move_iterations 20");
    return engine;
  }

  /** What a command that must succeed answers, without the sign before it. */
  static String ask(GtpEngine engine, String command) {
    String response = engine.respond(command);
    if (!response.startsWith("=") || !response.endsWith("\n\n")) {
      throw new AssertionError(command + " answers " + response);
    }
    return response.substring(1).trim();
  }
}
