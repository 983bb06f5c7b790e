package org.hexstones.web.feature.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.registry.Games;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.play.Asked;
import org.hexstones.web.guide.GuideFilesForTest;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.match.Seat;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.storage.StoreEffect;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LessonUpdateTest {
  /** Answers what the page fetches, and tells how often it did. */
  private static int fetch(PageOnJvm page) {
    int fetched = 0;
    for (Effect effect : page.effects()) {
      if (effect instanceof LessonEffect.FetchGuide guide) {
        fetched++;
        String tag = guide.language().tag();
        came(page, guide.language(), GuideFilesForTest.read(tag));
      }
    }
    return fetched;
  }

  private static void came(PageOnJvm page, Language language, String texts) {
    page.happens(new LessonEvent.Came(language, GuideFilesForTest.read("plan"), texts));
  }

  private static String state(PageOnJvm page) {
    return Objects.requireNonNullElse(page.value("data-state"), "");
  }

  private static PageOnJvm lesson(String game) {
    PageOnJvm page = new PageOnJvm();
    page.happens(new Route.Lesson(game));
    assertEquals(1, fetch(page));
    return page;
  }

  @Test
  void rulesAreFetchedWhenTheyAreReadAndOnlyOnce() {
    PageOnJvm page = new PageOnJvm();
    assertEquals(0, fetch(page));
    page.act("rules");
    assertFalse(page.has("data-rules"));
    assertEquals(1, fetch(page));
    assertEquals("omega", page.value("data-rules"));
    page.happens(new LessonEvent.Show("omny"));
    assertEquals("omny", page.value("data-rules"));
    page.happens(new Route.Open(Dialog.NONE));
    page.act("rules");
    assertEquals("omega", page.value("data-rules"));
    assertEquals(0, fetch(page));
  }

  @Test
  void rulesOfferTheLessonOfEachForm() {
    PageOnJvm page = new PageOnJvm();
    page.act("rules");
    assertEquals(1, fetch(page));
    page.happens(new LessonEvent.Show("omny"));
    for (String keyword : List.of("omny", "sunder", "gyre", "y", "free-y")) {
      Element button = page.find("button", "data-lesson", keyword);
      page.happens(PageOnJvm.meaning(button, "click", Input.press()));
      Lesson lesson = assertInstanceOf(Lesson.class, page.model().session().screens().top());
      assertEquals(keyword, lesson.game());
      page.act("leave-lesson");
      page.happens(new Route.Open(Dialog.RULES));
      page.happens(new LessonEvent.Show("omny"));
    }
  }

  @Test
  void anotherLanguageIsFetchedToo() {
    PageOnJvm page = new PageOnJvm();
    page.act("rules");
    fetch(page);
    page.happens(new SettingsEvent.SetLanguage(Language.JAPANESE));
    assertEquals(1, fetch(page));
    assertTrue(PageOnJvm.text(page.find("div", "data-rules", "omega")).contains("石"));
    // What was asked for before and comes late is not wanted any more.
    came(page, Language.SPANISH, GuideFilesForTest.read("es"));
    assertTrue(PageOnJvm.text(page.find("div", "data-rules", "omega")).contains("石"));
  }

  @Test
  void failedGuidesAreReportedAndTriedAgain() {
    PageOnJvm page = new PageOnJvm();
    page.act("rules");
    page.effects();
    page.happens(new LessonEvent.Came(Language.ENGLISH, null, null));
    assertFalse(page.has("data-rules"));
    page.act("fetch-again");
    page.effects();
    came(page, Language.ENGLISH, "damaged");
    page.act("fetch-again");
    assertEquals(1, fetch(page));
    assertTrue(page.has("data-rules"));
  }

  @Test
  void omegasLessonIsPlayedToItsEnd() {
    PageOnJvm page = lesson("omega");
    assertEquals("1", page.value("data-step"));
    assertTrue(PageOnJvm.text(page.draw()).contains("Now a white stone, 1 of 2"));
    page.press("d4");
    assertTrue(PageOnJvm.text(page.draw()).contains("Now a black stone, 2 of 2"));
    page.press("d5");
    assertEquals("reached", state(page));
    page.press("a4");
    assertNull(page.stone("a4"));
    page.act("next-step");

    // The wrong cell, then again, then the right one.
    page.press("a4", "g1");
    assertEquals("missed", state(page));
    page.act("again-step");
    assertEquals("open", state(page));
    page.press("d4");
    assertEquals("reached", state(page));
    page.act("next-step");

    page.act("hint");
    page.press("b4");
    assertEquals("reached", state(page));
    page.act("next-step");
    page.press("a4", "d4");
    assertEquals("reached", state(page));
    page.act("next-step");
    assertEquals("5", page.value("data-step"));
    page.happens(new LessonEvent.Next());
    page.act("swap");
    assertEquals("reached", state(page));
    page.act("leave-lesson-end");
    assertEquals("omega hexhex:4", page.shown().record().setup().text());
    assertEquals(List.of(Seat.PERSON, Seat.computer(1)), page.shown().seats());
    assertEquals(1, page.model().session().screens().height());
    page.press("d4");
    assertEquals("white", page.stone("d4"));
  }

  /** Each plays the record's way through the lesson, and then the game begins. */
  @ParameterizedTest
  @CsvSource({
    "sunder, d4 c7 d4, sunder 4",
    "y, c3 b2 c3, y 7",
    "gyre, a4 c7 d4, gyre 4",
    "free-y, a5 c7 e4, 'free-y 4,4,4,5,3,5'",
    "omny, a4 c7 d4, omny hexhex:4 stars=perimeter+centre"
  })
  void everyPresetHasALessonThatEndsInAGame(String game, String cells, String begun) {
    PageOnJvm page = lesson(game);
    int step = 0;
    for (String cell : cells.split(" ", -1)) {
      assertEquals(String.valueOf(++step), page.value("data-step"));
      page.press(cell);
      assertEquals("reached", state(page), cell);
      if (step < 3) {
        page.act("next-step");
      }
    }
    page.act("leave-lesson-end");
    assertEquals(Games.ALL.setup(begun).orThrow(), page.shown().record().setup());
    assertEquals(1, page.model().session().screens().height());
  }

  @Test
  void theNextLessonFollowsAtTheEnd() {
    PageOnJvm page = new PageOnJvm();
    page.happens(new Route.Lesson("omega", 5, false));
    fetch(page);
    page.act("swap");
    page.act("next-lesson");
    Lesson lesson = assertInstanceOf(Lesson.class, page.model().session().screens().top());
    assertEquals("omega.small", lesson.course());
    assertEquals("1", page.value("data-step"));
    page.press("e3");
    assertEquals("reached", state(page));

    // After the last lesson there is the game alone.
    PageOnJvm last = new PageOnJvm();
    last.happens(new Route.Lesson("sunder.threats", 2, false));
    fetch(last);
    last.press("e4", "e3");
    assertEquals("reached", state(last));
    assertFalse(PageOnJvm.text(last.draw()).contains("Next lesson"));
    last.act("leave-lesson-end");
    assertEquals(Games.ALL.setup("sunder 4").orThrow(), last.shown().record().setup());
  }

  @Test
  void theOtherPlayerAnswersInALine() {
    PageOnJvm page = lesson("sunder.bridges");
    page.press("c5");
    assertEquals("white", page.stone("e3"));
    assertEquals("open", state(page));
    assertTrue(PageOnJvm.text(page.draw()).contains("Answer again"));
    page.press("e4");
    assertEquals("reached", state(page));
  }

  @Test
  void aMissedStepSaysWhy() {
    PageOnJvm page = lesson("sunder.bridges");
    page.press("a4");
    assertEquals("missed", state(page));
    Element reason = page.find("p", "data-reason", "");
    assertEquals("After a4, White can win right away at c5.", PageOnJvm.text(reason));

    // Only what the stone of the colour in question did.
    PageOnJvm omega = new PageOnJvm();
    omega.happens(new Route.Lesson("omega.small", 2, false));
    fetch(omega);
    omega.press("a5", "d3");
    assertEquals("missed", state(omega));
    Element why = omega.find("p", "data-reason", "");
    assertTrue(PageOnJvm.text(why).contains("Black"), PageOnJvm.text(why));
  }

  /** The texts of the coach after a step was missed. */
  private static List<String> coached(PageOnJvm page, String course, int step, String... cells) {
    page.happens(new Route.Lesson(course, step, false));
    fetch(page);
    page.press(cells);
    assertEquals("missed", state(page));
    return paragraphs(page);
  }

  private static List<String> paragraphs(PageOnJvm page) {
    List<Element> all = new ArrayList<>();
    PageOnJvm.all(page.find("div", "class", "coach"), all, e -> e.tag().equals("p"));
    return all.stream().map(PageOnJvm::text).toList();
  }

  @Test
  void wrongStoneIsNamed() {
    assertEquals(
        List.of("Not quite.", "a4 touches no other stone of White, so it’s a group of its own."),
        coached(new PageOnJvm(), "omega", 1, "a4", "g1").subList(0, 2));
    assertEquals(
        List.of(
            "Not quite.",
            "d4: stops Black’s groups of 3 + 3 from being joined here. Joining them would turn 9 into 7.",
            "a4 touches no other stone of Black, so it’s a group of its own."),
        coached(new PageOnJvm(), "omega", 3, "d4", "a4").subList(0, 3));
    assertEquals("a4 doesn’t work.", coached(new PageOnJvm(), "gyre.edges", 0, "a4").get(0));
  }

  @ParameterizedTest
  @CsvSource({"omega, 1", "omega.small, 0", "omega.joining, 1", "sunder.bridges, 0", "y.edges, 1"})
  void taskStaysBesideItsHint(String course, int step) {
    PageOnJvm page = new PageOnJvm();
    page.happens(new Route.Lesson(course, step, false));
    fetch(page);
    List<String> before = paragraphs(page);
    page.act("hint");
    List<String> after = paragraphs(page);
    assertEquals(before.size() + 1, after.size());
    assertTrue(before.get(0).startsWith(after.get(0)), after.get(0));
  }

  @Test
  void allLessonsOfAGameAreListed() {
    PageOnJvm page = lesson("y.bridges");
    page.act("lessons");
    assertEquals(Dialog.RULES, page.model().session().dialog());
    page.happens(new LessonEvent.Show("omny"));
    for (String course : List.of("y", "y.bridges", "y.edges", "y.threats")) {
      assertNotNull(page.find("button", "data-lesson", course));
    }
  }

  @Test
  void aLessonOverAGameEndsInThatGame() {
    PageOnJvm page = PageOnJvm.at("#new=sunder+4");
    page.press("d4");
    page.happens(new Route.Lesson("omny", 2, false));
    fetch(page);
    page.press("d4");
    page.act("leave-lesson-end");
    assertEquals(Games.ALL.setup("sunder 4").orThrow(), page.shown().record().setup());
    assertEquals("black", page.stone("d4"));
  }

  @Test
  void omnysLessonIsPlayedToItsEnd() {
    PageOnJvm page = lesson("omny");
    page.press("a4");
    assertEquals("reached", state(page));
    page.act("next-step");
    page.press("c7");
    assertEquals("reached", state(page));
    page.act("next-step");
    page.press("d4");
    assertEquals("reached", state(page));
    assertNotNull(page.find("button", "data-action", "leave-lesson-end"));
  }

  @Test
  void anOccupiedCellIsRefusedAsInAnyGame() {
    PageOnJvm page = lesson("omega");
    page.press("d4", "d4");
    assertEquals("refused", page.value("data-notice"));
    assertEquals("open", state(page));
  }

  @Test
  void aLessonLiesOverTheGameThatIsPlayed() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3");
    page.press("c3");
    page.happens(new Route.Lesson("omny"));
    fetch(page);
    page.press("d4");
    page.happens(new MatchEvent.Undo());
    page.act("leave-lesson");
    assertEquals("white", page.stone("c3"));
    assertEquals(
        1, Objects.requireNonNull(page.model().session().match()).record().mainLine().size());
  }

  @Test
  void aLessonAsksForNoConfirmation() {
    PageOnJvm page = PageOnJvm.at("#new=sunder+4");
    page.happens(new SettingsEvent.Switch(Settings.Switch.CONFIRM, true));
    page.happens(new Route.Lesson("omny"));
    fetch(page);
    page.press("d4");
    assertEquals("reached", state(page));
    page.act("leave-lesson");
    assertNull(page.stone("d4"));
  }

  @Test
  void theChosenGamesLessonIsOffered() {
    PageOnJvm page = new PageOnJvm();
    assertEquals("omega", page.find("button", "data-action", "learn").attribute("data-lesson"));
    page.happens(PageOnJvm.meaning(page.find("button", "data-game", "y"), "click", Input.press()));
    assertEquals("y", page.find("button", "data-action", "learn").attribute("data-lesson"));
  }

  @Test
  void nothingOfALessonIsKept() {
    PageOnJvm page = lesson("omega");
    page.press("d4", "d5");
    List<Effect> effects = page.effects();
    assertFalse(effects.stream().anyMatch(StoreEffect.Save.class::isInstance));
    assertTrue(Asked.moves(effects).isEmpty());
  }
}
