package org.hexstones.tools.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.hexstones.parse.Words;
import org.hexstones.parse.Words.Word;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ArenaTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String arguments) {
    String[] args = Words.words(arguments).stream().map(Word::text).toArray(String[]::new);
    return run(args);
  }

  private int run(String... args) {
    return Arena.run(
        args,
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  @Test
  void printsTheResultAndWhatItMeans() {
    assertEquals(
        0,
        run(
            "--game",
            "omega hexhex:3",
            "--a",
            "hexstones:nodes=9999",
            "--b",
            "hexstones:nodes=9998",
            "--iterations-a",
            "50",
            "--iterations-b",
            "1",
            "--games",
            "30",
            "--judge",
            "0",
            "--openings",
            "1",
            "--elo0",
            "0"));
    String[] lines = out.toString(StandardCharsets.UTF_8).split("\\R", -1);
    assertEquals(
        "A: hexstones:nodes=9999   B: hexstones:nodes=9998   game: omega hexhex:3", lines[0]);
    assertTrue(lines[1].matches("\\d+ games, A won \\d+: .*% .*Elo .*"), lines[1]);
    assertTrue(lines[2].startsWith("a turn took A "), lines[2]);
    assertTrue(lines[3].startsWith("sequential test: "), lines[3]);
  }

  @ParameterizedTest
  @CsvSource({
    "--gaems 3, unknown option --gaems",
    "games 3, expected --name value",
    "--games, expected --name value",
    "--games 0, --games must be a number from 1",
    "--games 1.5, --games must be a whole number",
    "--games 1 --games 2, --games is given twice",
    "--time soon, --time must be a number from 0",
    "--a nobody, unknown player",
    "--b hexstones:z=1, no parameter",
    "--b baseline, an older build as an outside program",
    "--judged-by baseline:k=500, an older build as an outside program",
    "--elo0 5 --elo1 5, --elo0 must be below --elo1",
  })
  void impossibleMatchesAreRefused(String arguments, String reason) {
    assertEquals(2, run(arguments));
    String said = err.toString(StandardCharsets.UTF_8);
    assertTrue(said.contains(reason), said);
    assertTrue(said.contains("usage: "));
    assertEquals("", out.toString(StandardCharsets.UTF_8));
  }

  @Test
  void anUnknownGameIsRefused() {
    assertEquals(2, run("--game", "chess hexhex:5"));
    assertTrue(err.toString(StandardCharsets.UTF_8).startsWith("unknown game"));
  }
}
