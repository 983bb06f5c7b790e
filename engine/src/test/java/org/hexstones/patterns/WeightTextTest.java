package org.hexstones.patterns;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

final class WeightTextTest {
  @Test
  void weightsReadBackToTheStep() {
    float[] weights = {0, 1, -1, 0.5f, -8, 7.99f, 0.00390625f};
    assertArrayEquals(weights, WeightText.read(WeightText.write(weights), 7), 1 / 256f);
  }

  @Test
  void weightsOutOfRangeAreClamped() {
    assertArrayEquals(
        new float[] {-8, 8 - 1 / 256f},
        WeightText.read(WeightText.write(new float[] {-99, 99}), 2));
  }

  @Test
  void nothingLearntIsAllNought() {
    assertArrayEquals(new float[3], WeightText.read("", 3));
    assertThrows(IllegalArgumentException.class, () -> WeightText.read("ab", 2));
  }
}
