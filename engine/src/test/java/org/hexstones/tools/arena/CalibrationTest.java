package org.hexstones.tools.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CalibrationTest {
  private static String run(int status, String args) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    assertEquals(status, Calibration.run(args.split("\\|", -1), out, out));
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private static String small(String more) {
    return "--games|omega hexhex:4;sunder 4|--count|2|--review|100|--iterations|300" + more;
  }

  @Test
  void randomPlayIsLessAccurateThanALevel() {
    String players = "|--players|novice:random;level:9";
    List<String> rows = run(0, small(players)).lines().toList();
    assertEquals(6, rows.size());
    for (int row = 2; row < rows.size(); row += 2) {
      assertTrue(median(rows.get(row)) < median(rows.get(row + 1)), rows.toString());
    }
    List<String> alone = run(0, small(players + "|--threads|1")).lines().toList();
    assertEquals(rows, alone, "the same seed gives the same, on any number of threads");
  }

  private static int median(String row) {
    return Integer.parseInt(row.split("\\|", -1)[5].strip());
  }

  @Test
  void writesEachGameAsALine(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("games.txt");
    run(0, small("|--players|level:2|--turns|" + file));
    List<String> lines = Files.readAllLines(file);
    assertEquals(4, lines.size());
    assertTrue(lines.get(0).startsWith("omega hexhex:4; level:2 level:2; "), lines.get(0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--games|nothing", "--players|level:11", "--review|0", "--colour|3"})
  void refusesWhatCannotBe(String args) {
    assertTrue(run(2, args).contains("usage:"));
  }
}
