package org.hexstones.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.hexstones.parse.Words.Word;
import org.junit.jupiter.api.Test;

class WordsTest {
  @Test
  void splitsAtEverySeparator() {
    assertEquals(
        List.of(new Word("a", 0), new Word("", 2), new Word("bc", 3), new Word("", 6)),
        Words.split("a,,bc,", ','));
    assertEquals(List.of(new Word("", 0)), Words.split("", ','));
  }

  @Test
  void findsWordsBetweenAnyWhiteSpace() {
    assertEquals(List.of(new Word("a", 2), new Word("bc", 5)), Words.words("  a \tbc \n"));
    assertEquals(List.of(), Words.words(" "));
  }

  @Test
  void readsPlainNumbersOnly() {
    assertEquals(0, Words.number("0"));
    assertEquals(999999999, Words.number("999999999"));
    for (String text : new String[] {"", "-1", "+1", " 1", "1000000000", "1.0", "x", "１"}) {
      assertEquals(-1, Words.number(text), text);
    }
  }

  @Test
  void fillsASentence() {
    assertEquals("a b {2} {", Reason.fill("{0} {1} {2} {", List.of("a", "b")));
  }
}
