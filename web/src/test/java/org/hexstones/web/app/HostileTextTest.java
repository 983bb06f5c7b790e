package org.hexstones.web.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.hexstones.Hostile;
import org.hexstones.registry.Games;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.route.Address;
import org.hexstones.web.settings.Pace;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.Theme;
import org.hexstones.web.settings.ThinkingTime;
import org.hexstones.web.storage.PreferencesCodec;
import org.hexstones.web.storage.PreferencesCodecTest;
import org.junit.jupiter.api.Test;

/**
 * Small texts that come from outside, the address and what a store has kept, damaged in any way:
 * they are read whole or not at all, and what was read reads back as it is.
 */
final class HostileTextTest {
  private static final String LETTERS = "01 9=\t\n+%,:;#aZ\0é-\uD800…";
  private static final int ROUNDS = 4000;

  /** Hands over texts near a good one, those that are kept, and some that are too long. */
  private static void damaged(String entry, String good, int seed, Consumer<String> read) {
    Random random = new Random(seed);
    for (int round = 0; round < ROUNDS; round++) {
      StringBuilder text = new StringBuilder(good);
      for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
        int at = random.nextInt(text.length() + 1);
        char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
        switch (random.nextInt(3)) {
          case 0 -> text.insert(at, letter);
          case 1 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(5)));
          default -> text.replace(at, Math.min(text.length(), at + 1), String.valueOf(letter));
        }
      }
      Hostile.read(entry, text.toString(), read);
    }
    Hostile.readKept(entry, read);
    read.accept(good + " ".repeat(1_000_000));
    read.accept(good.repeat(20_000));
  }

  @Test
  void settings() {
    Settings good =
        Settings.of(Language.SPANISH, Theme.DARK)
            .with(Settings.Switch.SOUND, true)
            .withPace(Pace.SLOW)
            .withThinking(ThinkingTime.LONG);
    damaged(
        "settings",
        PreferencesCodec.write(good),
        1,
        text -> {
          Settings read = PreferencesCodec.readSettings(text);
          if (read != null) {
            assertEquals(read, PreferencesCodec.readSettings(PreferencesCodec.write(read)), text);
          }
        });
    assertNull(PreferencesCodec.readSettings(PreferencesCodec.write(good) + " ".repeat(1_000_000)));
  }

  @Test
  void forms() {
    damaged(
        "form",
        PreferencesCodec.write(PreferencesCodecTest.FORM),
        2,
        text -> {
          GameForm read = PreferencesCodec.readForm(text);
          if (read != null) {
            assertEquals(read, PreferencesCodec.readForm(PreferencesCodec.write(read)), text);
          }
        });
  }

  @Test
  void boards() {
    String good =
        PreferencesCodec.write(
            List.of(
                new OwnBoard("Mine", "hexhex:4", "a4,b4"), new OwnBoard("b", "triangle:6", "")));
    damaged(
        "boards",
        good,
        3,
        text -> {
          List<OwnBoard> read = PreferencesCodec.readBoards(text);
          assertEquals(read, PreferencesCodec.readBoards(PreferencesCodec.write(read)), text);
        });
  }

  @Test
  void addresses() {
    damaged(
        "address",
        "#new=omega+hexhex:5+players=3+pie=on+seats=person,computer:7,person+clock=fischer:300:5",
        4,
        text -> Address.read(text).route(Games.ALL::setup));
  }
}
