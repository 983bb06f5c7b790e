package org.hexstones.tools.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.hexstones.parse.Words;
import org.hexstones.registry.SampleGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SoakTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String arguments) {
    return Soak.run(
        SampleGames.ALL,
        arguments.split(" ", -1),
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  @Test
  void someGamesOfEveryKindHold() {
    assertEquals(
        0, run("--random 30 --searched 1 --iterations 5"), err.toString(StandardCharsets.UTF_8));
    assertEquals(kinds(), out.toString(StandardCharsets.UTF_8).lines().count());
  }

  /** As many as there are keywords of samples with their numbers of players. */
  private static long kinds() {
    return SampleGames.setups()
        .map(text -> Words.words(text).get(0).text() + players(text))
        .distinct()
        .count();
  }

  private static int players(String text) {
    return SampleGames.ALL.setup(text).orThrow().players();
  }

  @Test
  void oneKindAndALaterGameMayBeAskedFor() {
    assertEquals(0, run("--random 9 --first 6 --searched 0 --kind 2"));
    assertEquals(
        "omega, 3 players: 9 random and 0 searched games hold",
        out.toString(StandardCharsets.UTF_8).strip());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"--random x", "--kind 99", "--games 3", "--game chess", "--player nobody", "10"})
  void unknownCommandsAreRefused(String arguments) {
    assertEquals(2, run(arguments));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains("usage: "));
  }
}
