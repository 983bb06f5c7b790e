package org.hexstones.web.feature.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.match.Cue;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.settings.Settings.Switch;
import org.hexstones.web.settings.SettingsEvent;
import org.junit.jupiter.api.Test;

final class CueUpdateTest {
  private static List<Cue> cues(PageOnJvm page) {
    List<Cue> cues = new ArrayList<>();
    for (Effect effect : page.effects()) {
      if (effect instanceof PlayEffect.PlayCue give) {
        cues.add(give.cue());
      }
    }
    return cues;
  }

  @Test
  void soundIsOnAndHasASwitch() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3");
    page.press("c3");
    assertEquals(List.of(new PlayEffect.PlayCue(Cue.STONE, 0, 1, true, true)), effects(page));
    page.act("more");
    assertEquals("true", page.find("button", "data-action", "cues").attribute("aria-pressed"));
    page.act("cues");
    page.press("c4");
    assertEquals(List.of(), effects(page));
    page.act("cues");
    page.press("a3");
    assertEquals(List.of(new PlayEffect.PlayCue(Cue.STONE, 0, 1, true, true)), effects(page));
  }

  private static List<Effect> effects(PageOnJvm page) {
    return page.effects().stream().filter(PlayEffect.PlayCue.class::isInstance).toList();
  }

  @Test
  void eachColourAndAJoinDiffer() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:4+players=4");
    page.press("d4", "a4", "b4", "c4", "d6", "a5", "b5", "c5");
    List<Integer> colours = new ArrayList<>();
    for (Effect effect : effects(page)) {
      colours.add(((PlayEffect.PlayCue) effect).colour());
    }
    assertEquals(List.of(0, 1, 2, 3, 0, 1, 2, 3), colours);
    page.press("d5");
    assertEquals(List.of(new PlayEffect.PlayCue(Cue.JOIN, 0, 3, true, true)), effects(page));
  }

  @Test
  void aStoneThatMakesAGroupLargerJoinsNone() {
    PageOnJvm page = PageOnJvm.at("#new=sunder+4+balance=none");
    page.press("d4", "a4", "d5");
    assertEquals(List.of(Cue.STONE, Cue.STONE, Cue.STONE), cues(page));
    page.press("a5", "d7", "b4", "d6");
    assertEquals(List.of(Cue.STONE, Cue.STONE, Cue.STONE, Cue.JOIN), cues(page));
  }

  @Test
  void stonesRefusalsAndTheEndAreHeard() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3");
    page.happens(new SettingsEvent.Switch(Switch.SOUND, true));
    page.press("c3");
    assertEquals(List.of(Cue.STONE), cues(page));
    page.press("c3");
    assertEquals(List.of(Cue.REFUSED), cues(page));
    page.happens(new MatchEvent.Undo());
    assertEquals(List.of(), cues(page));
    page.happens(new MatchEvent.Resign(0));
    assertEquals(List.of(Cue.END), cues(page));
    page.act("again");
    assertEquals(List.of(), cues(page));
  }

  @Test
  void aPersonHearsTheLastSecondsBegin() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3+clock=fischer:12:0");
    page.happens(new SettingsEvent.Switch(Switch.VIBRATION, true));
    page.tickAt(0);
    page.press("c3");
    cues(page);
    page.tickAt(1_000);
    assertEquals(List.of(), cues(page));
    page.tickAt(2_500);
    assertEquals(List.of(Cue.HURRY), cues(page));
    page.tickAt(3_500);
    assertEquals(List.of(), cues(page));
  }
}
