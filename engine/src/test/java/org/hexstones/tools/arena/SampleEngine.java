package org.hexstones.tools.arena;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import org.hexstones.registry.SampleGames;
import org.hexstones.search.mcts.MctsPlayer;
import org.hexstones.tools.gtp.GtpEngine;
import org.hexstones.tools.gtp.GtpLoop;

/** Our own program, with the game of the tests beside the others. */
final class SampleEngine {
  private static final double NANOS_PER_MILLI = 1e6;

  private SampleEngine() {}

  public static void main(String[] args) throws IOException {
    GtpEngine engine =
        new GtpEngine(
            SampleGames.ALL, MctsPlayer.STANDARD, () -> System.nanoTime() / NANOS_PER_MILLI);
    new GtpLoop(engine)
        .run(
            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
            new OutputStreamWriter(System.out, StandardCharsets.UTF_8));
  }
}
