package org.hexstones.web.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class PlayerNamesTest {
  @Test
  void aNameIsOneLineOfWholeCharacters() {
    assertEquals("a b", PlayerNames.clean(" a\nb "));
    assertEquals("x".repeat(PlayerNames.LONGEST), PlayerNames.clean("x".repeat(50)));
    String face = Character.toString(0x1F600);
    assertEquals("x".repeat(39), PlayerNames.clean("x".repeat(39) + face));
    assertEquals("x".repeat(38) + face, PlayerNames.clean("x".repeat(38) + face + face));
    assertEquals("ab", PlayerNames.clean("a\ud83db\ude00"));
  }
}
