package org.hexstones.search.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.registry.SampleGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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

  @ParameterizedTest
  @MethodSource("org.hexstones.registry.SampleGames#setups")
  void isWholeWhereNothingWasLost(String text) {
    assertEquals(100, new Accuracy(setup(text)).hundredths());
    assertEquals(100, of(setup(text), List.of(new int[] {50, 0}, new int[] {100, 0})));
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
   * Reviewed games of random play and of levels 1, 4, 8 and 10, near the mean of their kind. A line
   * holds the set-up, the level, the accuracy of each player, and of each turn the player, the free
   * cells, the chance and the loss.
   */
  @Test
  void reviewedGamesHaveTheAccuracyThatWasMeasured() throws IOException {
    String setup = "";
    int below = 0;
    for (String line : games()) {
      String[] parts = line.split("; ", -1);
      Accuracy[] players = {new Accuracy(setup(parts[0])), new Accuracy(setup(parts[0]))};
      for (String turn : parts[3].split(", ", -1)) {
        int[] numbers = numbers(turn);
        players[numbers[0]].add(numbers[1], numbers[2], numbers[3]);
      }
      int[] expected = numbers(parts[2]);
      assertEquals(expected[0], players[0].hundredths(), line);
      assertEquals(expected[1], players[1].hundredths(), line);
      int sum = expected[0] + expected[1];
      assertTrue(!setup.equals(parts[0]) || sum > below, "a higher level is more accurate");
      assertTrue(parts[1].equals("0") ? sum < 30 : parts[1].equals("10") ? sum > 190 : sum > 60);
      setup = parts[0];
      below = sum;
    }
    assertEquals("y 11", setup);
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
