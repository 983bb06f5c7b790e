package org.hexstones.tools.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SoakTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String arguments) {
    return Soak.run(
        arguments.split(" ", -1),
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  @Test
  void someGamesOfEveryKindHold() {
    assertEquals(
        0, run("--random 30 --searched 1 --iterations 5"), err.toString(StandardCharsets.UTF_8));
    assertEquals(7, out.toString(StandardCharsets.UTF_8).lines().count());
  }

  @Test
  void oneKindAndALaterGameMayBeAskedFor() {
    assertEquals(0, run("--random 9 --first 6 --searched 0 --kind 2"));
    assertEquals(
        "OMEGA, three players: 9 random and 0 searched games hold",
        out.toString(StandardCharsets.UTF_8).strip());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"--random x", "--kind 8", "--games 3", "--game chess", "--player nobody", "10"})
  void whatItDoesNotKnowIsRefused(String arguments) {
    assertEquals(2, run(arguments));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains("usage: "));
  }
}
