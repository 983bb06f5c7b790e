package org.hexstones.tools.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RegretTest {
  private static String run(int status, String... args) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    assertEquals(status, Regret.run(args, out, out));
    return bytes.toString(StandardCharsets.UTF_8);
  }

  /** Whoever thinks like the judge, and nearly as long, regrets less than who does not look. */
  @Test
  void aLongSearchIsRegrettedLessThanAShortOne() {
    String judge = "hexstones:exact=0,nodes=50000";
    String text =
        run(
            0,
            "--game",
            "omega hexhex:3",
            "--judge",
            judge,
            "--players",
            judge + ";" + judge + ",most=1,weight=0",
            "--iterations",
            "2000",
            "--deep",
            "4000",
            "--positions",
            "12",
            "--repeats",
            "1");
    List<String> rows = text.lines().toList();
    assertEquals(4, rows.size(), text);
    assertTrue(regret(rows.get(2)) < regret(rows.get(3)), text);
  }

  private static double regret(String row) {
    return Double.parseDouble(row.split("\\|", -1)[3].strip());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--game nothing", "--players nobody", "--deep 0", "--colour 3"})
  void refusesWhatCannotBe(String args) {
    assertTrue(run(2, args.split(" ", -1)).contains("usage:"));
  }
}
