package org.hexstones.web.omega;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.TestCatalogs;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FactorTextTest {
  @ParameterizedTest
  @CsvSource({
    "0.004, 0",
    "0.07, 0.07",
    "0.1, 0.1",
    "0.583, 0.58",
    "0.999, 1",
    "1, 1",
    "1.44, 1.4",
    "8.04, 8",
    "9.97, 10",
    "16.6, 17",
    "99.7, 100",
    "447, 450"
  })
  void factorsHaveTwoDigits(double factor, String text) {
    assertEquals(text, FactorText.of(TestCatalogs.messages(Language.ENGLISH), Math.log(factor)));
  }
}
