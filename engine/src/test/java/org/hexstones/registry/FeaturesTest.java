package org.hexstones.registry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.hexstones.game.MoveFeatures;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.SearchSupport;
import org.hexstones.game.Setup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game's features keep within what they promise, and the weights are as many. */
final class FeaturesTest {
  @ParameterizedTest
  @MethodSource("org.hexstones.registry.SampleGames#setups")
  void featuresAreInRange(String text) {
    Setup setup = SampleGames.ALL.setup(text).orThrow();
    SearchSupport support = setup.game().searchSupport(setup);
    Position position = Play.begin(setup).position();
    // The same in all games: what was seen in an earlier one must not be mistaken for the present.
    MoveFeatures features = support.moveFeatures(position);
    assertNotNull(features);
    float[] weights = features.weights();
    assertEquals(features.count(), weights.length);
    for (int seed = 0; seed < 5; seed++) {
      Rng rng = new Rng(seed);
      int[] moves = new int[position.maxLegalMoves()];
      int[] found = new int[features.mostOfMove()];
      while (!position.isOver()) {
        int count = support.candidates(position, moves);
        int next = moves[rng.below(count)];
        int rated = withFeaturesFirst(support, moves, count);
        features.look();
        for (int i = 0; i < rated; i++) {
          int of = features.of(moves[i], found);
          for (int f = 0; f < of; f++) {
            assertTrue(found[f] >= 0 && found[f] < features.count(), "feature " + found[f]);
          }
        }
        checkSums(features, moves, rated, weights);
        position.play(next);
      }
      while (position.plies() > 0) {
        position.undo();
      }
    }
  }

  /** Brings the moves of which features speak to the front, and answers how many there are. */
  private static int withFeaturesFirst(SearchSupport support, int[] moves, int count) {
    int rated = 0;
    for (int i = 0; i < count; i++) {
      if (!support.isRareChoice(moves[i])) {
        moves[rated++] = moves[i];
      }
    }
    return rated;
  }

  /** A move's worth, however it is found, is the sum over its features. */
  private static void checkSums(MoveFeatures features, int[] moves, int count, float[] weights) {
    float[] sums = new float[count];
    features.rate(moves, 0, count, weights, sums);
    int[] found = new int[features.mostOfMove()];
    for (int i = 0; i < count; i++) {
      float sum = 0;
      for (int f = features.of(moves[i], found) - 1; f >= 0; f--) {
        sum += weights[found[f]];
      }
      assertEquals(sum, sums[i], 1e-4f);
    }
  }
}
