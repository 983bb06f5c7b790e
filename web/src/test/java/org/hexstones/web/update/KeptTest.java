package org.hexstones.web.update;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.hexstones.web.model.Form;
import org.hexstones.web.model.Pace;
import org.hexstones.web.model.Seat;
import org.hexstones.web.model.Settings;
import org.hexstones.web.model.Theme;
import org.hexstones.web.model.TimeControl;
import org.hexstones.web.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class KeptTest {
  /** A form in which everything is chosen. */
  static final Form FORM =
      new Form(
          "omny",
          "hexhex:4",
          List.of(new Form.Option("stars", "a4,b4"), new Form.Option("misere", "on")),
          List.of(Seat.computer(3), Seat.PERSON),
          List.of("Ann", "", "", ""),
          TimeControl.fischer(300, 5));

  @Test
  void settingsAndFormComeBackAsTheyWere() {
    Settings settings =
        Settings.of(Language.JAPANESE, Theme.DARK)
            .with(Settings.Switch.SOUND, true)
            .with(Settings.Switch.SIZES, true)
            .withPace(Pace.SLOW);
    assertEquals(settings, Kept.readSettings(Kept.write(settings)));
    assertNull(Kept.readSettings("2 what comes later"));
    assertEquals(FORM, Kept.readForm(Kept.write(FORM)));
    assertNull(Kept.readForm("nothing"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "=", "==5", "…", "hexhex:", "balance=pie"})
  void aBoardThatCannotBeComesBackAsItWasTyped(String board) {
    Form form = new Form("sunder", board, List.of(new Form.Option("balance", "pie")), List.of());
    assertEquals(form, Kept.readForm(Kept.write(form)));
  }
}
