package org.hexstones.web.i18n;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Numbers have the decimal sign, the groups and the minus of their language, by the patterns of
 * Unicode's CLDR, which browsers and the JDK share: those that are put into texts, and those that
 * stand in them.
 */
final class NumberPatternsTest {
  private static DecimalFormatSymbols signs(Language language) {
    return DecimalFormatSymbols.getInstance(Locale.forLanguageTag(language.tag()));
  }

  private static Messages messages(Language language) {
    Numbers patterns =
        new Numbers() {
          @Override
          public String format(Language asked, String decimal) {
            NumberFormat format = NumberFormat.getInstance(Locale.forLanguageTag(asked.tag()));
            return format.format(new BigDecimal(decimal));
          }

          @Override
          public String date(Language asked, double millis) {
            throw new UnsupportedOperationException();
          }
        };
    return new Messages(language, TestCatalogs.of(language), new KnownNumbers(patterns));
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void numbersFollowTheLanguagesPatterns(Language language) {
    Messages messages = messages(language);
    char point = signs(language).getDecimalSeparator();
    char group = signs(language).getGroupingSeparator();
    char minus = signs(language).getMinusSign();
    assertEquals("1" + group + "234" + group + "567", messages.number(1_234_567));
    assertEquals(minus + "12" + group + "345", messages.number(-12_345));
    assertEquals("2" + point + "5", messages.halves(5));
    assertEquals(minus + "0" + point + "5", messages.number("-0.5"));
    assertEquals("3" + point + "56\u00a0×\u00a010¹⁷", messages.rounded("355779876259553472"));
  }

  @Test
  void languagesDiffer() {
    assertEquals("1,234,567", messages(Language.ENGLISH).number(1_234_567));
    assertEquals("1.234.567", messages(Language.SPANISH).number(1_234_567));
    assertEquals("2,5", messages(Language.SPANISH).halves(5));
    assertEquals("2.5", messages(Language.JAPANESE).halves(5));
  }

  /** Except in refusals, which show how a number is typed, and where a list of cells is typed. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void writtenNumbersHaveTheDecimalSign(Language language) {
    char wrong = signs(language).getDecimalSeparator() == ',' ? '.' : ',';
    List<String> faults = new ArrayList<>();
    TestCatalogs.files(false)
        .forEach(
            (file, texts) -> {
              if (file.endsWith("/" + language.tag() + ".txt")) {
                texts
                    .lines()
                    .filter(line -> !line.substring(0, line.indexOf('.') + 1).endsWith("Problem."))
                    .filter(line -> line.contains(" = ") && hasDecimal(line, wrong))
                    .forEach(faults::add);
              }
            });
    assertEquals(List.of(), faults);
  }

  /** Whether a sign stands between two digits. */
  private static boolean hasDecimal(String line, char sign) {
    for (int i = line.indexOf(" = ") + 4; i < line.length() - 1; i++) {
      if (line.charAt(i) == sign
          && Character.isDigit(line.charAt(i - 1))
          && Character.isDigit(line.charAt(i + 1))) {
        return true;
      }
    }
    return false;
  }
}
