package org.hexstones.web.i18n;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Large numbers are rounded and not cut off. */
final class LargeNumbersTest {
  private static String rounded(String digits) {
    return TestCatalogs.messages(Language.ENGLISH).rounded(digits).replace('\u00a0', ' ');
  }

  @Test
  void largeNumbersAreRoundedToThreeDigits() {
    assertEquals("3.56 × 10¹⁷", rounded("355779876259553472"));
    assertEquals("3.55 × 10¹⁷", rounded("355479876259553472"));
    assertEquals("1.00 × 10⁸", rounded("99951234"));
    assertEquals("9.99 × 10⁷", rounded("99941234"));
  }

  @Test
  void numbersOfSevenDigitsAreWhole() {
    assertEquals("9 999 999", rounded("9999999"));
    assertEquals("0", rounded("0"));
  }
}
