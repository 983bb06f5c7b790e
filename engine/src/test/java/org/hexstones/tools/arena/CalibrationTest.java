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

final class CalibrationTest {
  private static String run(int status, String args) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    assertEquals(status, Calibration.run(args.split("/", -1), out, out));
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private static String small(String level) {
    return "--games/omega hexhex:4;sunder 4/--count/3/--review/300/--iterations/300/--from/"
        + level
        + "/--to/"
        + level;
  }

  @Test
  void randomPlayIsLessAccurateThanALevel() {
    List<String> random = run(0, small("0")).lines().toList();
    List<String> level = run(0, small("8")).lines().toList();
    assertEquals(4, random.size());
    for (int row = 2; row < random.size(); row++) {
      assertTrue(accuracy(random.get(row)) < accuracy(level.get(row)), random + " " + level);
    }
    assertEquals(random, run(0, small("0")).lines().toList(), "the same seed gives the same");
  }

  private static double accuracy(String row) {
    return Double.parseDouble(row.split("\\|", -1)[6].strip());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--games/nothing", "--to/11", "--from/3/--to/2", "--colour/3"})
  void refusesWhatCannotBe(String args) {
    assertTrue(run(2, args).contains("usage:"));
  }
}
