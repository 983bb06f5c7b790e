package org.hexstones.web.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.settings.Pace;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.Theme;
import org.hexstones.web.settings.ThinkingTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

public final class PreferencesCodecTest {
  /** A form in which everything is chosen. */
  public static final GameForm FORM =
      new GameForm(
          "omny",
          "hexhex:4",
          List.of(new GameForm.Option("stars", "a4,b4"), new GameForm.Option("misere", "on")),
          List.of(Seat.computer(3), Seat.PERSON),
          List.of("Ann", "", "", ""),
          TimeControl.fischer(300, 5));

  /** Who has settings from before sound was on at first has not switched it on. */
  @Test
  void switchedOffDefaultsStayOff() {
    Settings old = PreferencesCodec.readSettings("1 en auto toured pace=medium");
    assertNotNull(old);
    assertFalse(old.cues());
    Settings chosen =
        Settings.of(Language.ENGLISH, Theme.AUTO)
            .with(Settings.Switch.SOUND, false)
            .with(Settings.Switch.SIZES, false);
    assertEquals(chosen, PreferencesCodec.readSettings(PreferencesCodec.write(chosen)));
    assertFalse(chosen.sizes(true));
    assertTrue(chosen.with(Settings.Switch.SIZES, true).sizes(false));
  }

  @Test
  void settingsAndFormComeBackAsTheyWere() {
    Settings settings =
        Settings.of(Language.JAPANESE, Theme.DARK)
            .with(Settings.Switch.SOUND, true)
            .with(Settings.Switch.SIZES, true)
            .withPace(Pace.SLOW)
            .withThinking(ThinkingTime.LONG);
    assertEquals(settings, PreferencesCodec.readSettings(PreferencesCodec.write(settings)));
    assertNull(PreferencesCodec.readSettings("2 what comes later"));
    assertEquals(FORM, PreferencesCodec.readForm(PreferencesCodec.write(FORM)));
    assertNull(PreferencesCodec.readForm("nothing"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "=", "==5", "…", "hexhex:", "balance=pie"})
  void aBoardThatCannotBeComesBackAsItWasTyped(String board) {
    GameForm form =
        new GameForm("sunder", board, List.of(new GameForm.Option("balance", "pie")), List.of());
    assertEquals(form, PreferencesCodec.readForm(PreferencesCodec.write(form)));
  }
}
