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

  /** How the number was made from its digits when the first links were written: one by one. */
  private static BigInteger oneByOne(int[] values, int[] radices) {
    BigInteger number = BigInteger.ONE;
    for (int i = values.length - 1; i >= 0; i--) {
      BigInteger radix = BigInteger.valueOf(Math.abs(radices[i]));
      BigInteger digit = BigInteger.valueOf(values[i]);
      if (radices[i] < 0 && values[i] == 0) {
        BigInteger[] parts = number.divideAndRemainder(radix.subtract(BigInteger.ONE));
        number = parts[0];
        digit = parts[1];
      } else if (radices[i] < 0) {
        digit = radix.subtract(BigInteger.ONE);
      }
      number = number.multiply(radix).add(digit);
    }
    return number;
  }

  @Test
  void digitsThatAreFoldedTogetherMakeTheSameNumber() {
    Rng rng = new Rng(5);
    for (int round = 0; round < 200; round++) {
      int many = rng.below(60);
      int[] values = new int[many];
      int[] radices = new int[many];
      DigitWriter writer = new DigitWriter();
      int largest = 1 + rng.below(1 << (1 + rng.below(15)));
      for (int i = 0; i < many; i++) {
        boolean rare = rng.below(3) > 0;
        radices[i] = rare ? -2 - rng.below(150) : 1 + rng.below(largest);
        values[i] = rng.below(rare ? 2 : radices[i]);
        if (rare) {
          writer.rare(values[i] == 1, -radices[i]);
        } else {
          writer.digit(values[i], radices[i]);
        }
      }
      Limbs number = writer.number();
      StringBuilder decimal = new StringBuilder();
      while (!number.isZero()) {
        decimal.append((char) ('0' + number.divide(10)));
      }
      assertEquals(oneByOne(values, radices).toString(), decimal.reverse().toString());
    }
  }

  @Test
  void textIsFoldedAndReadSeveralCharactersAtATime() {
    DigitWriter writer = new DigitWriter();
    for (int i = 0; i < 1000; i++) {
      writer.digit(i % 97, 97);
    }
    Limbs number = writer.number();
    assertTrue(number.steps() <= 1 + 1000 / 4, "folded in " + number.steps());
    int before = number.steps();
    DigitReader reader = new DigitReader(number);
    for (int i = 0; i < 1000; i++) {
      assertEquals(i % 97, reader.digit(0, 97));
    }
    assertTrue(reader.isAtEnd());
    assertTrue(reader.steps() - before <= 2 + 1000 / 4, "read in " + reader.steps());
  }

  /** A move is a comment, children and its kind, each the usual one, and a cell. */
  @Test
  void aUsualMoveIsTwoSteps() {
    DigitWriter writer = new DigitWriter();
    for (int i = 0; i < 300; i++) {
      writer.rare(false, 64);
      writer.rare(false, 64);
      writer.rare(false, 128);
      writer.digit(i, 400);
    }
    Limbs number = writer.number();
    assertTrue(number.steps() <= 2 + 300 * 2, "folded in " + number.steps());
    int before = number.steps();
    DigitReader reader = new DigitReader(number);
    for (int i = 0; i < 300; i++) {
      reader.expect(64 * 64 * 128 * 400);
      assertFalse(reader.rare(true, 64));
      assertFalse(reader.rare(true, 64));
      assertFalse(reader.rare(true, 128));
      assertEquals(i, reader.digit(0, 400));
    }
    assertTrue(reader.isAtEnd());
    assertTrue(reader.steps() - before <= 300 * 2, "read in " + reader.steps());
  }

  @Test
  void aWriterStopsAsSoonAsItsNumberIsTooLong() {
    DigitWriter writer = new DigitWriter(600);
    int taken = 0;
    try {
      while (taken < 1000) {
        writer.digit(0, 64);
        taken++;
      }
    } catch (DigitWriter.Full full) {
      assertEquals(100, taken);
    }
    assertEquals(100, writer.size());
  }

  @Test
  void limbsAreTheLibrarysLargeNumbers() {
    Rng rng = new Rng(6);
    Limbs limbs = new Limbs(1);
    BigInteger number = BigInteger.ONE;
    assertTrue(limbs.isOne());
    for (int step = 0; step < 3000; step++) {
      int small = 1 + rng.below(step % 2 == 0 ? Limbs.MAX_SMALL : Limbs.MAX_FACTOR);
      if (rng.below(5) < 3) {
        int addend = rng.below(Limbs.MAX_FACTOR);
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
