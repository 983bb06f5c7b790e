package org.hexstones.web.feature.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.BoardInputEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.match.Cue;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.route.Route;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.storage.StoreEffect;
import org.hexstones.web.vdom.Element;
import org.junit.jupiter.api.Test;

/** The computers' stones are shown one after another. The record has them at once. */
final class UnshownTest {
  private static final String TWO = "omega+hexhex:4+seats=person,computer";
  private static final String THREE = "omega+hexhex:4+players=3+seats=person,computer,computer";

  /** A page at a game in which a computer is to move. */
  private static PageOnJvm thinking(String game, String... cells) {
    PageOnJvm page = PageOnJvm.at("#new=" + game);
    page.move();
    page.setTime(10_000);
    page.press(cells);
    page.effects();
    return page;
  }

  private static void answer(PageOnJvm page, double time, int colour, String cell) {
    page.setTime(time);
    int number = page.shown().record().setup().board().cellNamed(cell);
    Played.answer(page, Moves.place(colour, number));
  }

  private static void showNext(PageOnJvm page, double time, int ply) {
    page.setTime(time);
    page.happens(new SearchEvent.ShowNext(ply));
  }

  private static <E extends Effect> List<E> effects(PageOnJvm page, Class<E> type) {
    List<E> found = new ArrayList<>();
    for (Effect effect : page.effects()) {
      if (type.isInstance(effect)) {
        found.add(type.cast(effect));
      }
    }
    return found;
  }

  private static String text(PageOnJvm page) {
    return PageOnJvm.text(page.draw());
  }

  private static boolean has(PageOnJvm page, String cell, String css) {
    Element stone =
        PageOnJvm.first(
            page.find("g", "data-cell", cell),
            e -> String.valueOf(e.attribute("class")).startsWith("stone"));
    assertNotNull(stone);
    return List.of(String.valueOf(stone.attribute("class")).split(" ", -1)).contains(css);
  }

  @Test
  void computersStonesAreSeenOneAfterAnother() {
    PageOnJvm page = thinking(TWO, "d4", "d5");
    answer(page, 10_025, 0, "a4");
    assertEquals("white", page.stone("a4"), "the first stone waits for nothing");
    page.effects();
    answer(page, 10_050, 1, "b4");
    assertNull(page.stone("b4"));
    assertTrue(text(page).contains("Black is thinking"), text(page));
    List<Effect> effects = page.effects();
    assertTrue(effects.contains(new PlayEffect.ShowLater(3, 375)), effects.toString());
    assertTrue(
        effects.stream()
            .anyMatch(e -> e instanceof StoreEffect.Save save && save.match().cursor() == 4),
        "it is saved at once");
    showNext(page, 10_425, 3);
    assertEquals("black", page.stone("b4"));
    assertTrue(text(page).contains("Your turn"), text(page));
    assertEquals(List.of(), effects(page, PlayEffect.ShowLater.class));
  }

  @Test
  void severalStonesOfComputersWaitInARow() {
    PageOnJvm page = thinking(THREE, "d4", "d5", "d6");
    answer(page, 10_020, 0, "a4");
    answer(page, 10_040, 1, "b4");
    answer(page, 10_060, 2, "c4");
    answer(page, 10_080, 0, "a5");
    assertEquals(7, page.shown().cursor());
    assertEquals(
        List.of(new PlayEffect.ShowLater(4, 380)), effects(page, PlayEffect.ShowLater.class));
    showNext(page, 10_420, 4);
    assertEquals("black", page.stone("b4"));
    assertNull(page.stone("c4"));
    assertEquals(
        List.of(new PlayEffect.ShowLater(5, 400)), effects(page, PlayEffect.ShowLater.class));
    showNext(page, 10_430, 4);
    assertNull(page.stone("c4"), "a timer that comes twice shows nothing");
    showNext(page, 10_820, 5);
    showNext(page, 11_220, 6);
    assertEquals("white", page.stone("a5"));
  }

  @Test
  void slowStonesWaitForNothing() {
    PageOnJvm page = thinking(TWO, "d4", "d5");
    answer(page, 11_000, 0, "a4");
    answer(page, 12_000, 1, "b4");
    assertEquals("black", page.stone("b4"));
  }

  @Test
  void playingOnShowsAllAndLosesNoStone() {
    for (boolean ahead : List.of(true, false)) {
      PageOnJvm page = thinking(TWO, "d4", "d5");
      page.happens(new SettingsEvent.Switch(Settings.Switch.NO_AHEAD, !ahead));
      answer(page, 10_025, 0, "a4");
      answer(page, 10_050, 1, "b4");
      page.press("c5");
      assertEquals("black", page.stone("b4"));
      assertEquals("white", page.stone("c5"));
      assertEquals(5, page.shown().cursor());
      showNext(page, 10_425, 3);
      assertEquals(5, page.shown().cursor());
    }
  }

  @Test
  void typedNameIsPlayedAtOnce() {
    PageOnJvm page = thinking(TWO, "d4", "d5");
    answer(page, 10_025, 0, "a4");
    answer(page, 10_050, 1, "b4");
    page.happens(new BoardInputEvent.Name("c5"));
    assertEquals("white", page.stone("c5"));
  }

  @Test
  void personsTogetherLoseNoStone() {
    PageOnJvm page =
        thinking("omega+hexhex:4+players=3+seats=person,person,computer", "d4", "d5", "d6");
    page.press("e4", "e5", "e6");
    answer(page, 10_020, 0, "a4");
    answer(page, 10_040, 1, "b4");
    answer(page, 10_060, 2, "c4");
    assertNull(page.stone("c4"));
    page.press("c5");
    assertEquals("white", page.stone("c5"));
  }

  @Test
  void afterAStoneAheadNothingWaits() {
    PageOnJvm page = thinking(TWO, "d4", "d5");
    answer(page, 10_025, 0, "a4");
    page.press("c5");
    answer(page, 10_050, 1, "b4");
    assertEquals("black", page.stone("b4"));
  }

  @Test
  void undoAndTheWayOutMeetTheWholeTurn() {
    PageOnJvm page = thinking(TWO, "d4", "d5");
    answer(page, 10_025, 0, "a4");
    answer(page, 10_050, 1, "b4");
    page.act("undo");
    assertEquals(1, page.shown().cursor());
    page.act("redo");
    assertEquals("black", page.stone("b4"), "what was undone comes back at once");
    page = thinking(TWO, "d4", "d5");
    answer(page, 10_025, 0, "a4");
    answer(page, 10_050, 1, "b4");
    page.happens(new Route.Start());
    page.happens(new Route.Continue());
    assertEquals("black", page.stone("b4"));
  }

  @Test
  void hiddenStonesAreNotHeardYet() {
    PageOnJvm page = thinking(TWO, "d4", "d5");
    answer(page, 10_025, 0, "a4");
    page.effects();
    answer(page, 10_050, 1, "b4");
    assertEquals(List.of(), effects(page, PlayEffect.PlayCue.class));
    showNext(page, 10_425, 3);
    assertEquals(
        List.of(new PlayEffect.PlayCue(Cue.STONE, 1, 1, true, true)),
        effects(page, PlayEffect.PlayCue.class));
  }

  @Test
  void clocksAndWatchersHaveTheirOwnPace() {
    PageOnJvm page = thinking(TWO + "+clock=fischer:300:5", "d4", "d5");
    answer(page, 10_025, 0, "a4");
    answer(page, 10_050, 1, "b4");
    assertEquals("black", page.stone("b4"));
    page = thinking("omega+hexhex:4+seats=computer,computer");
    answer(page, 10_025, 0, "a4");
    answer(page, 10_050, 1, "b4");
    assertEquals("black", page.stone("b4"));
  }

  @Test
  void lastTurnOfAComputerStaysMarked() {
    PageOnJvm page = thinking(TWO, "d4", "d5");
    page.happens(new MatchEvent.Pause(false));
    answer(page, 11_000, 0, "a4");
    answer(page, 12_000, 1, "b4");
    page.press("c5");
    assertTrue(has(page, "a4", "fresh") && has(page, "b4", "fresh"));
    page.press("c6");
    assertTrue(has(page, "a4", "fresh") && has(page, "b4", "fresh"), "until its next turn");
    assertTrue(has(page, "c5", "fresh") && has(page, "c6", "last"));
    answer(page, 13_000, 0, "a5");
    assertTrue(has(page, "a5", "last") && !has(page, "a4", "fresh"));
  }

  @Test
  void groupsThatMergeAreMarkedOnce() {
    PageOnJvm page = PageOnJvm.at("#new=sunder+4+balance=none");
    page.press("d4", "a4", "d6", "a5");
    assertTrue(!has(page, "d4", "joined") && !has(page, "a5", "joined"), "a4-a5 is no merger");
    page.press("d5");
    assertTrue(has(page, "d4", "joined") && has(page, "d5", "joined") && has(page, "d6", "joined"));
    assertTrue(!has(page, "a4", "joined"));
    page.press("b4");
    assertTrue(!has(page, "d4", "joined"));
  }
}
