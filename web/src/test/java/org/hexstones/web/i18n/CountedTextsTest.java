package org.hexstones.web.i18n;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Texts whose number can be 1. */
final class CountedTextsTest {
  private static String of(Language language, MessageKey key, int number, String... arguments) {
    return TestCatalogs.messages(language).count(key, number, arguments);
  }

  @Test
  void numbersFitTheirNouns() {
    assertEquals("1 cell", of(Language.ENGLISH, PageKey.BOARD_OF, 1, "1"));
    assertEquals("2 cells", of(Language.ENGLISH, PageKey.BOARD_OF, 2, "2"));
    assertEquals("1 casilla", of(Language.SPANISH, PageKey.BOARD_OF, 1, "1"));
    assertEquals("0 casillas", of(Language.SPANISH, PageKey.BOARD_OF, 0, "0"));
    assertEquals("1マス", of(Language.JAPANESE, PageKey.BOARD_OF, 1, "1"));
    assertEquals("1 game simulated", of(Language.ENGLISH, PageKey.PLAYOUTS, 1, "1"));
  }

  /** Two numbers in one text stand behind their nouns. */
  @Test
  void textOfTwoNumbersNeedsNoForms() {
    String drawn = TestCatalogs.messages(Language.ENGLISH).say(PlayKey.DRAWN, "1", "1");
    assertTrue(drawn.endsWith(": 1"), drawn);
  }
}
