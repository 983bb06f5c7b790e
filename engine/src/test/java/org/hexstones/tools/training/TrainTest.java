package org.hexstones.tools.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.hexstones.tools.arena.Ladder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TrainTest {
  private static final PrintStream NOWHERE =
      new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);

  @TempDir Path folder;

  private String learnt(String game, int seed, String... more) throws IOException {
    Path file = folder.resolve("Weights.java");
    Files.writeString(file, "class Weights { static final String TEXT = \"\"; }");
    String[] args = {
      "--games",
      game,
      "--iterations",
      "30",
      "--count",
      "14",
      "--passes",
      "2",
      "--player",
      "hexstones:nodes=5000",
      "--seed",
      "" + seed,
      "--out",
      file.toString()
    };
    String[] all = Arrays.copyOf(args, args.length + more.length);
    System.arraycopy(more, 0, all, args.length, more.length);
    assertEquals(0, Train.run(all, NOWHERE, NOWHERE));
    return Files.readString(file);
  }

  @ParameterizedTest
  @ValueSource(strings = {"omega hexhex:3;omega hexhex:3 players=3", "sunder 3;y 5"})
  void theSameSeedLearnsTheSame(String games) throws IOException {
    String learnt = learnt(games, 1);
    assertTrue(learnt.startsWith("class Weights { static final String TEXT =\n"), learnt);
    assertTrue(learnt.endsWith("; }"), learnt);
    assertEquals(learnt, learnt(games, 1));
    assertNotEquals(learnt, learnt(games, 2));
  }

  @Test
  void anEvaluationIsLearnt() throws IOException {
    String learnt = learnt("y 5;y 6", 1, "--learn", "evaluation");
    assertTrue(learnt.length() > 8000, learnt);
    assertEquals(learnt, learnt("y 5;y 6", 1, "--learn", "evaluation"));
    assertNotEquals(learnt, learnt("y 5;y 6", 2, "--learn", "evaluation"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--learn nothing",
        "--learn evaluation",
        "--games nothing",
        "--player nobody",
        "--count 0",
        "--weights 3"
      })
  void refusesWhatCannotBe(String args) {
    assertEquals(2, Train.run(args.split(" ", -1), NOWHERE, NOWHERE));
  }

  @Test
  void theLevelsArePrintedAsATable() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    String[] args = {"--game", "omega hexhex:3", "--games", "4", "--iterations", "20", "--to", "3"};
    assertEquals(0, Ladder.run(args, new PrintStream(out, true, StandardCharsets.UTF_8), NOWHERE));
    String[] lines = out.toString(StandardCharsets.UTF_8).split("\\R", -1);
    assertTrue(lines[2].startsWith("| 1 | `hexstones:most=1,"), lines[2]);
    assertTrue(lines[4].contains(" of 4, "), lines[4]);
    assertEquals(2, Ladder.run(new String[] {"--to", "11"}, NOWHERE, NOWHERE));
  }
}
