package org.hexstones.web.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class NamesTest {
  @Test
  void aNameIsOneLineOfWholeCharacters() {
    assertEquals("a b", Names.clean(" a\nb "));
    assertEquals("x".repeat(Names.LONGEST), Names.clean("x".repeat(50)));
    String face = Character.toString(0x1F600);
    assertEquals("x".repeat(39), Names.clean("x".repeat(39) + face));
    assertEquals("x".repeat(38) + face, Names.clean("x".repeat(38) + face + face));
  }
}
