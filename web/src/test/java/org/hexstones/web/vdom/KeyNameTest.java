package org.hexstones.web.vdom;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keys of all layouts. */
final class KeyNameTest {
  @ParameterizedTest
  @CsvSource({
    // Russian, Greek, Hebrew, Arabic, Persian, Thai
    "я, KeyZ, z",
    "Я, KeyZ, z",
    "ζ, KeyZ, z",
    "ש, KeyA, a",
    "ش, KeyA, a",
    "١, Digit1, 1",
    "۵, Numpad5, 5",
    "๐, Digit0, 0",
    // Full-width signs, and keys that an input method has taken
    "ａ, KeyQ, a",
    "５, Digit5, 5",
    "？, Slash, ?",
    "Process, KeyE, e",
    "Process, Digit5, 5",
  })
  void aKeyOfAnotherScriptIsTheOneOfLatinLayouts(String key, String code, String name) {
    assertEquals(name, KeyName.of(key, code));
  }

  @ParameterizedTest
  @CsvSource({
    // French, German, Dvorak, Turkish, Czech
    "a, KeyQ",
    "1, Digit1",
    "é, Digit2",
    "z, KeyY",
    "., KeyE",
    "ı, KeyI",
    "ě, Digit2",
    "Dead, KeyE",
    "Enter, Enter",
    "ArrowLeft, ArrowLeft",
    "Process, Enter",
    "я, ''",
    "ю, Period",
  })
  void anyOtherKeyIsWhatItWrites(String key, String code) {
    assertEquals(key, KeyName.of(key, code));
  }

  @Test
  void theSpaceOfAnInputMethodIsASpace() {
    assertEquals(" ", KeyName.of("　", "Space"));
  }
}
