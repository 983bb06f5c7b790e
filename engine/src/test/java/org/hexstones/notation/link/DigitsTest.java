package org.hexstones.notation.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import org.hexstones.game.Rng;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DigitsTest {
  private static final int LARGEST = 1_000_000;

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 7, 8, 9, 15, 16, 63, 64, 71, 72, 73, 4095, 99_999, LARGEST})
  void countsOfAnySizeReadBack(int count) {
    DigitWriter writer = new DigitWriter();
    assertEquals(count, writer.count(count, LARGEST));
    writer.digit(2, 3);
    DigitReader reader = new DigitReader(writer.number());
    assertFalse(reader.isAtEnd());
    assertEquals(count, reader.count(0, LARGEST));
    assertFalse(reader.isAtEnd(), "a digit is left");
    assertEquals(2, reader.digit(0, 3));
    assertTrue(reader.isAtEnd());
    assertThrows(Digits.Damaged.class, () -> reader.digit(0, 3));
  }

  @Test
  void aCountBeyondWhatMayBeIsDamage() {
    DigitWriter writer = new DigitWriter();
    writer.count(LARGEST, LARGEST);
    DigitReader reader = new DigitReader(writer.number());
    assertThrows(Digits.Damaged.class, () -> reader.count(0, LARGEST / 100));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 7, 8, 71, 72, 511})
  void theLargestCountThatMayBeIsReadAndNoLarger(int most) {
    DigitWriter writer = new DigitWriter();
    writer.count(most, LARGEST);
    assertEquals(most, new DigitReader(writer.number()).count(0, most));
    DigitWriter larger = new DigitWriter();
    larger.count(most + 1, LARGEST);
    DigitReader reader = new DigitReader(larger.number());
    assertThrows(Digits.Damaged.class, () -> reader.count(0, most));
  }

  /** As deep as a link is long, it would be more than a stack holds. */
  @Test
  void aCountWithoutAnEndIsDamage() {
    DigitWriter writer = new DigitWriter();
    for (int i = 0; i < 12_000; i++) {
      writer.digit(7, 8);
      writer.rare(true, 2);
    }
    DigitReader reader = new DigitReader(writer.number());
    assertThrows(Digits.Damaged.class, () -> reader.count(0, LARGEST));
  }

  @Test
  void anyMixtureReadsBack() {
    Rng rng = new Rng(4);
    for (int round = 0; round < 50; round++) {
      int many = 1 + rng.below(600);
      int[] values = new int[many];
      int[] radices = new int[many];
      DigitWriter writer = new DigitWriter();
      for (int i = 0; i < many; i++) {
        boolean rare = rng.below(2) == 0;
        radices[i] = rare ? -2 - rng.below(60) : 1 + rng.below(Limbs.MAX_SMALL);
        values[i] = rng.below(rare ? 2 : radices[i]);
        if (rare) {
          assertEquals(values[i] == 1, writer.rare(values[i] == 1, -radices[i]));
        } else {
          assertEquals(values[i], writer.digit(values[i], radices[i]));
        }
      }
      DigitReader reader = new DigitReader(writer.number());
      for (int i = 0; i < many; i++) {
        if (radices[i] < 0) {
          assertEquals(values[i] == 1, reader.rare(false, -radices[i]));
        } else {
          assertEquals(values[i], reader.digit(0, radices[i]));
        }
      }
      assertTrue(reader.isAtEnd());
    }
  }

  @Test
  void limbsAreTheLibrarysLargeNumbers() {
    Rng rng = new Rng(6);
    Limbs limbs = new Limbs(1);
    BigInteger number = BigInteger.ONE;
    assertTrue(limbs.isOne());
    for (int step = 0; step < 3000; step++) {
      int small = 1 + rng.below(Limbs.MAX_SMALL);
      if (rng.below(5) < 3) {
        int addend = rng.below(Limbs.MAX_SMALL);
        limbs.multiplyAdd(small, addend);
        number = number.multiply(BigInteger.valueOf(small)).add(BigInteger.valueOf(addend));
      } else {
        BigInteger[] parts = number.divideAndRemainder(BigInteger.valueOf(small));
        assertEquals(parts[1].intValue(), limbs.divide(small));
        number = parts[0];
      }
      assertEquals(number.signum() == 0, limbs.isZero());
      assertEquals(number.equals(BigInteger.ONE), limbs.isOne());
    }
  }
}
