package org.hexstones.web.i18n;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class KnownNumbersTest {
  private final List<String> asked = new ArrayList<>();
  private final Numbers numbers =
      new KnownNumbers(
          new Numbers() {
            @Override
            public String format(Language language, String decimal) {
              asked.add(decimal);
              return language.tag() + decimal;
            }

            @Override
            public String date(Language language, double millis) {
              return language.tag() + millis;
            }
          });

  @Test
  void eachIsWrittenOnce() {
    assertEquals("en1000", numbers.format(Language.ENGLISH, "1000"));
    assertEquals("en1000", numbers.format(Language.ENGLISH, "1000"));
    assertEquals(List.of("1000"), asked);
  }

  /** They are the same everywhere. */
  @Test
  void shortNumbersNeedNoFormat() {
    assertEquals("999", numbers.format(Language.ENGLISH, "999"));
    assertEquals("0", numbers.format(Language.JAPANESE, "0"));
    assertEquals(List.of(), asked);
    assertEquals("en0.5", numbers.format(Language.ENGLISH, "0.5"));
    assertEquals("en-7", numbers.format(Language.ENGLISH, "-7"));
  }

  @Test
  void anotherLanguageWritesOtherwise() {
    numbers.format(Language.ENGLISH, "1000");
    assertEquals("es1000", numbers.format(Language.SPANISH, "1000"));
    assertEquals("en1000", numbers.format(Language.ENGLISH, "1000"));
  }

  @Test
  void manyAreNotRememberedForEver() {
    for (int i = 1000; i < 4000; i++) {
      assertEquals("ja" + i, numbers.format(Language.JAPANESE, String.valueOf(i)));
    }
    numbers.format(Language.JAPANESE, "1000");
    assertEquals(3001, asked.size());
  }
}
