package org.hexstones.web.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Map;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.Theme;
import org.junit.jupiter.api.Test;

final class PreferencesTest {
  private static final Settings CHOSEN =
      Settings.of(Language.JAPANESE, Theme.DARK).with(Settings.Switch.SOUND, true);
  private static final List<OwnBoard> BOARDS = List.of(new OwnBoard("Mine", "hexhex:3", "a1"));

  private final FakePorts here = new FakePorts();
  private final Preferences preferences = of(here);

  private static Preferences of(FakePorts place) {
    return new Preferences(Preferences.LAST, place, List.of("fr", "es-MX", "ja"));
  }

  private void keepAll() {
    preferences.keep(CHOSEN);
    preferences.keep(PreferencesCodecTest.FORM);
    preferences.keep(BOARDS);
    preferences.keepSolved("1 2");
  }

  private static void assertAllThere(Preferences later) {
    assertEquals(CHOSEN, later.settings());
    assertEquals(PreferencesCodecTest.FORM, later.form());
    assertEquals(BOARDS, later.boards());
    assertEquals("1 2", later.solved());
  }

  private static void assertNothingThere(Preferences later) {
    assertEquals(Settings.of(Language.SPANISH, Theme.AUTO), later.settings());
    assertNull(later.form());
    assertEquals(List.of(), later.boards());
    assertEquals("", later.solved());
    assertEquals(Map.of(), later.oldMatches());
  }

  @Test
  void newcomersGetWhatSuitsTheirBrowser() {
    assertNothingThere(preferences);
    assertNull(preferences.shown());
    assertEquals("", preferences.unfinished());
    assertEquals("", preferences.cameFrom());
    assertEquals("", preferences.placeIn("m"));
    assertEquals(-1, preferences.takeLook());
  }

  @Test
  void allTabsShareWhatIsChosen() {
    keepAll();
    assertAllThere(of(here.reload()));
    assertAllThere(of(here.otherTab()));
  }

  @Test
  void tabsKeepApartWhatTheyShow() {
    preferences.show("m");
    preferences.keepUnfinished("lesson 2");
    preferences.comeFrom("#g=1");
    preferences.notePlace("m", "0 1");
    Preferences later = of(here.reload());
    assertEquals("m", later.shown());
    assertEquals("lesson 2", later.unfinished());
    assertEquals("#g=1", later.cameFrom());
    assertEquals("0 1", later.placeIn("m"));
    assertEquals("", later.placeIn("other"));
    Preferences other = of(here.otherTab());
    assertNull(other.shown());
    assertEquals("", other.unfinished());
    assertEquals("", other.cameFrom());
    assertEquals("", other.placeIn("m"));
    later.keepUnfinished("");
    later.leave();
    assertEquals("", of(here).unfinished());
    assertNull(of(here).shown());
  }

  @Test
  void programsOfOneTabKeepApartWhichMatchTheyShow() {
    preferences.show("m");
    Preferences analysis = new Preferences("study", here, List.of());
    assertNull(analysis.shown());
    analysis.show("s");
    assertEquals("m", preferences.shown());
  }

  @Test
  void theStartOfTheAnalysisIsTakenOnce() {
    preferences.lookAt(12);
    assertEquals(12, preferences.takeLook());
    assertEquals(-1, preferences.takeLook());
  }

  @Test
  void corruptedValuesCountAsNone() {
    keepAll();
    for (String damage : List.of("", "\n", "99 nonsense", "\u0000\uffff", "=".repeat(30_000))) {
      here.browser.texts.replaceAll((key, text) -> key.equals("puzzles") ? "" : damage);
      here.tab.texts.put("look", damage);
      here.tab.texts.put("at", damage);
      assertNothingThere(of(here));
      assertEquals(-1, preferences.takeLook());
      assertEquals("", preferences.placeIn("m"));
    }
  }

  @Test
  void fullStorageKeepsWhatWasThere() {
    keepAll();
    preferences.show("m");
    here.browser.isFull = true;
    here.tab.isFull = true;
    preferences.keep(CHOSEN.withTheme(Theme.LIGHT));
    preferences.keep(List.of());
    preferences.keepSolved("1 2 3");
    preferences.show("n");
    assertAllThere(of(here));
    assertEquals("m", of(here).shown());
    here.tab.isFull = false;
    preferences.show("n");
    assertEquals("n", of(here).shown());
  }

  @Test
  void theMatchIsNotedOnceAndAgainAfterItWasLeft() {
    preferences.show("m");
    preferences.show("m");
    assertEquals(1, here.tab.writes);
    preferences.leave();
    preferences.show("m");
    assertEquals("m", of(here).shown());
  }

  @Test
  void theOldMatchThatWasPlayedLastComesLast() {
    here.browser.texts.putAll(
        Map.of("match.a", "A", "match.b", "B", "match.c", "C", Preferences.LAST, "a"));
    assertEquals(List.of("b", "c", "a"), List.copyOf(preferences.oldMatches().keySet()));
    preferences.forgetOld("c");
    assertEquals(Map.of("b", "B", "a", "A"), preferences.oldMatches());
  }
}
