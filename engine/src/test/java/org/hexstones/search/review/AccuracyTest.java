package org.hexstones.search.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.registry.SampleGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class AccuracyTest {
  private static Setup setup(String text) {
    return SampleGames.ALL.setup(text).orThrow();
  }

  private static int of(Setup setup, List<int[]> turns) {
    Accuracy accuracy = new Accuracy(setup);
    int free = setup.board().size();
    for (int[] turn : turns) {
      accuracy.add(free, turn[0], turn[1]);
      free = Math.max(0, free - 2);
    }
    return accuracy.hundredths();
  }

  private static List<int[]> random(Rng rng) {
    List<int[]> turns = new ArrayList<>();
    int most = 1 + rng.below(100);
    for (int left = 1 + rng.below(60); left > 0; left--) {
      turns.add(new int[] {rng.below(101), rng.below(most + 1)});
    }
    return turns;
  }

  /** Whatever the comments of a stranger say. */
  @ParameterizedTest
  @MethodSource("org.hexstones.registry.SampleGames#setups")
  void isAShareOfAHundredAndFallsWithEveryLoss(String text) {
    Setup setup = setup(text);
    Rng rng = new Rng(5);
    for (int i = 0; i < 300; i++) {
      List<int[]> turns = random(rng);
      int before = of(setup, turns);
      assertTrue(before >= 0 && before <= 100);
      int[] worse = turns.get(rng.below(turns.size()));
      worse[1] = Math.min(100, worse[1] + 1 + rng.below(100));
      assertTrue(of(setup, turns) <= before);
    }
  }

  /** A game of few open turns proves little. */
  @ParameterizedTest
  @ValueSource(strings = {"omega hexhex:5", "y 9", "sunder 5"})
  void isExtremeOnlyAfterManyTurns(String text) {
    int none = new Accuracy(setup(text)).hundredths();
    assertTrue(none > 40 && none < 80, "nothing is known: " + none);
    int few = of(setup(text), List.of(new int[] {50, 0}, new int[] {100, 0}));
    assertTrue(few > none && few < 94, "few turns: " + few);
    int many = of(setup(text), Collections.nCopies(60, new int[] {50, 0}));
    assertEquals(100, many);
  }

  /** Where nothing is left to lose, keeping it proves nothing. */
  @Test
  void turnsOfADecidedGameDoNotCount() {
    Setup setup = setup("omega hexhex:5");
    Accuracy open = new Accuracy(setup);
    Accuracy decided = new Accuracy(setup);
    for (int turn = 0; turn < 15; turn++) {
      open.add(61 - 4 * turn, 50, 10);
      decided.add(61 - 4 * turn, 50, 10);
    }
    for (int turn = 0; turn < 15; turn++) {
      decided.add(1, 0, 0);
    }
    assertEquals(open.hundredths(), decided.hundredths());
  }

  /**
   * Reviewed games of two novices, of a novice and a high level, of middle levels, and of level 10,
   * near the middle of their kind, as the command {@code accuracy} writes them.
   */
  @Test
  void reviewedGamesHaveTheAccuracyThatWasMeasured() throws IOException {
    int beaten = 0;
    for (String line : games()) {
      String[] parts = line.split("; ", -1);
      Accuracy[] players = {new Accuracy(setup(parts[0])), new Accuracy(setup(parts[0]))};
      for (String turn : parts[4].split(", ", -1)) {
        int[] numbers = numbers(turn);
        players[numbers[0]].add(numbers[1], numbers[2], numbers[3]);
      }
      int[] expected = numbers(parts[3]);
      String[] seats = parts[1].split(" ", -1);
      for (int seat = 0; seat < 2; seat++) {
        assertEquals(expected[seat], players[seat].hundredths(), line);
        boolean isNovice = seats[seat].startsWith("novice");
        boolean isHighest = seats[seat].equals("level:10");
        assertTrue(!isNovice || expected[seat] < 57, line);
        assertTrue(!isHighest || expected[seat] > 65, line);
        beaten += isNovice && !seats[1 - seat].startsWith("novice") ? 1 : 0;
      }
    }
    assertEquals(3, beaten);
  }

  private static int[] numbers(String words) {
    return Arrays.stream(words.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
  }

  private static List<String> games() throws IOException {
    try (InputStream in = AccuracyTest.class.getResourceAsStream("games.txt")) {
      byte[] bytes = Objects.requireNonNull(in).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8).lines().toList();
    }
  }

  /** A game that was never measured has a scale too. */
  @Test
  void aGameWithoutItsOwnMeasureHasTheDefault() {
    Accuracy swell = new Accuracy(setup("swell hexhex:4"));
    swell.add(37, 50, 20);
    assertTrue(swell.hundredths() > 0 && swell.hundredths() < 100);
  }
}
