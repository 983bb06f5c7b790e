package org.hexstones.web.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.hexstones.web.i18n.Language;
import org.hexstones.web.storage.PreferencesCodec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class StunServerTest {
  private static final Settings NONE = Settings.of(Language.ENGLISH, Theme.AUTO);

  @ParameterizedTest
  @ValueSource(strings = {"stun:a", "stun:stun.example.org", "stun:10.0.0.1:3478", "stun:a-b.c:1"})
  void aServerIsAHostAndPerhapsAPort(String text) {
    assertTrue(StunServer.isValid(text));
    Settings settings = NONE.withStun(text);
    assertEquals(text, settings.stunServer());
    assertEquals(settings, PreferencesCodec.readSettings(PreferencesCodec.write(settings)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "stun:",
        "stuns:a",
        "turn:a",
        "turn:a:1",
        "https://a",
        "STUN:a",
        "stun://a",
        "stun:a:",
        "stun:a:0",
        "stun:a:65536",
        "stun:a:99999999999",
        "stun:a:1:2",
        "stun:a?transport=tcp",
        "stun:a/b",
        "stun:.a",
        "stun:a.",
        "stun:a..b",
        "stun:-a",
        "stun:u@a",
        "stun:[::1]",
        "stun:é"
      })
  void anythingElseIsNone(String text) {
    assertFalse(StunServer.isValid(text));
    Settings settings = NONE.withStun(text);
    assertEquals("", settings.stunServer());
    Settings read = PreferencesCodec.readSettings(PreferencesCodec.write(settings));
    assertEquals("", read == null ? null : read.stunServer());
  }

  @Test
  void thereIsNoneBeforeOneIsTyped() {
    assertEquals("", NONE.stun());
    assertEquals("", NONE.stunServer());
  }

  @Test
  void typedAddressesAreBounded() {
    assertTrue(StunServer.clean("stun:" + "a".repeat(100_000)).length() <= 120);
    assertEquals("stun:a", StunServer.clean(" stun:a\n"));
  }

  @Test
  void storedAddressesAreChecked() {
    for (String text : new String[] {"turn:evil.example", "stun:" + "a".repeat(10_000)}) {
      Settings read = PreferencesCodec.readSettings("1 en auto stun=" + text);
      assertEquals("", read == null ? null : read.stunServer());
    }
  }
}
