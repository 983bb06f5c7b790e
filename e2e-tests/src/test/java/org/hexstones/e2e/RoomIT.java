package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is in sight on windows of many sizes, without scrolling. */
final class RoomIT {
  private static final List<String> LANGUAGES = List.of("en", "es", "ja");

  /** What matches a selector and is not wholly in sight, or is covered. */
  private static final String HIDDEN =
      "return [...document.querySelectorAll(arguments[0])].filter(e => {"
          + " const box = e.getBoundingClientRect();"
          + " const x = box.left + box.width / 2;"
          + " return box.width === 0 || [box.top + 2, box.bottom - 2].some("
          + "   y => !e.contains(document.elementFromPoint(x, y)));"
          + "}).map(e => e.textContent);";

  private static void assertInSight(GamePage page, String selector, String where) {
    assertTrue(page.has(selector), selector);
    assertEquals(List.of(), page.driver().executeScript(HIDDEN, selector), where + " " + selector);
  }

  private static void choose(GamePage page, String language) {
    page.driver()
        .executeScript(
            "localStorage.setItem('hexstones.settings', '1 ' + arguments[0] + ' light')", language);
    page.driver().get("about:blank");
  }

  private static void speak(GamePage page, String language) {
    page.driver().executeScript("sessionStorage.clear(); localStorage.clear();");
    choose(page, language);
  }

  /** Widths and heights of windows. */
  private static final int[][] WINDOWS = {
    {360, 640},
    {360, 740},
    {412, 915},
    {640, 360},
    {740, 360},
    {915, 412},
    {768, 1024},
    {1024, 768},
    {1280, 757},
    {1280, 857},
    {1920, 1080}
  };

  @Test
  void theWayToTheFirstStone() throws Exception {
    try (GamePage page = GamePage.open("")) {
      for (String language : LANGUAGES) {
        speak(page, language);
        page.go("");
        page.wait(() -> page.has("[data-introduction]") && !page.has("[data-later]"));
        for (int[] window : WINDOWS) {
          page.resize(window[0], window[1]);
          Gallery.settle(page);
          String where = language + " " + window[0] + "x" + window[1];
          assertInSight(page, "[data-cell]", where);
          assertInSight(page, "[data-introduction]", where);
          assertInSight(page, "[data-action=options]", where);
        }
      }
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void theFormShowsItsSeats() throws Exception {
    try (GamePage page = GamePage.open("")) {
      for (String language : LANGUAGES) {
        page.resize(1280, 857);
        speak(page, language);
        page.go("");
        page.wait(() -> page.has("[data-introduction]") && !page.has("[data-early]"));
        for (String game : List.of("free-y", "omny", "omega")) {
          page.press("[data-game=" + game + "]");
          page.options();
          if (game.equals("omega")) {
            page.press("[data-option='players=4']");
          }
          assertSeatsInSight(page, language + " " + game);
          if (!game.equals("omega")) {
            page.press("dialog [data-action=close]");
          }
        }
        page.resize(1280, 757);
        assertSeatsInSight(page, language + " omega, lower");
      }
    }
  }

  private static void assertSeatsInSight(GamePage page, String where) {
    Gallery.settle(page);
    assertInSight(page, ".seats [data-action=seat]", where);
    assertInSight(page, ".seats :is(input, select)", where);
  }

  @ParameterizedTest
  @ValueSource(strings = {"omega+hexhex:5", "sunder+4"})
  void theBoardKeepsItsSizeAtTheEndOnASmallPhone(String game) throws Exception {
    try (GamePage page = GamePage.open("#new=" + game + "+seats=person,person")) {
      page.resize(360, 640);
      page.wait(() -> page.has("[data-cell]") && !page.has("[data-early]"));
      Gallery.settle(page);
      double before = boardWidth(page);
      while (!page.has("[data-winner]")) {
        page.driver()
            .executeScript(
                "document.querySelector('[data-cell]:not([data-stone])').dispatchEvent("
                    + "new PointerEvent('click', {bubbles: true, pointerType: 'mouse'}))");
      }
      Gallery.settle(page);
      assertTrue(boardWidth(page) > 0.7 * before, boardWidth(page) + " of " + before);
    }
  }

  /** The width of what is drawn, which keeps its shape. */
  private static double boardWidth(GamePage page) {
    Object width =
        page.driver()
            .executeScript(
                "const svg = document.querySelector('[data-room] svg');"
                    + "const box = svg.getBoundingClientRect();"
                    + "const view = svg.viewBox.baseVal;"
                    + "return 1.0 * view.width"
                    + " * Math.min(box.width / view.width, box.height / view.height)");
    return ((Number) Objects.requireNonNull(width)).doubleValue();
  }

  @Test
  void theAgreedRulesOnAPhoneOnItsSide() throws Exception {
    try (GamePage page =
        GamePage.open("#new=sunder+5+balance=12*+misere=on+komi=3+seats=person,person")) {
      page.resize(844, 390);
      page.pressCell("e5");
      Gallery.settle(page);
      assertInSight(page, ".term summary", "terms");
    }
  }

  @Test
  void everySwapOfFourPlayersOnAPhoneOnItsSide() throws Exception {
    try (GamePage page =
        GamePage.open("#new=omega+hexhex:5+players=4+pie=on+seats=person,person,person,person")) {
      page.resize(640, 360);
      for (String cell : "a5 a6 a7 a8 b4 b5 b6 b7 e1 e2 e3 e4".split(" ", -1)) {
        page.pressCell(cell);
      }
      page.wait(() -> page.has("[data-kept='12']"));
      for (String language : LANGUAGES) {
        choose(page, language);
        page.go("");
        page.waitForStones(12);
        page.wait(() -> page.has("[data-action=swap][data-player=C]"));
        for (int width : List.of(640, 740)) {
          page.resize(width, 360);
          Gallery.settle(page);
          assertInSight(page, "[data-action=swap]", language + " " + width);
          assertInSight(page, ".pick", language + " " + width);
          assertInSight(page, ".next-stone", language + " " + width);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  void theClocksOfAllPlayersOnAPhone(int players) throws Exception {
    String seats = "person,person,person,person".substring(0, 7 * players - 1);
    try (GamePage page =
        GamePage.open(
            "#new=omega+hexhex:5+players="
                + players
                + "+seats="
                + seats
                + "+clock=fischer:3600:5")) {
      for (boolean upright : List.of(true, false)) {
        page.resize(upright ? 360 : 640, upright ? 640 : 360);
        page.wait(() -> page.has("[data-clock]"));
        Gallery.settle(page);
        assertInSight(page, "[data-clock]", players + " players");
        Object wide =
            page.driver()
                .executeScript(
                    "return [...document.querySelectorAll('.score, .holder')]"
                        + ".filter(e => e.scrollWidth > e.clientWidth).map(e => e.textContent)");
        assertEquals(List.of(), wide);
      }
    }
  }

  @Test
  void onePartOfTheAnalysisAtATimeOnAPhone() throws Exception {
    GameRecord record = GameRecord.of(Games.ALL.setup("omega hexhex:4").orThrow());
    try (GamePage page = GamePage.open("#study=" + Links.write(record))) {
      page.resize(360, 740);
      page.pressCell("d4");
      page.waitForStones(1);
      assertInSight(page, "[data-tab]", "tabs");
      List<String> parts = List.of(".insight", ".review", ".about-move", ".outlook");
      List<String> tabs = List.of("engine", "review", "moves", "rules");
      for (int tab = 0; tab < tabs.size(); tab++) {
        page.press("[data-tab=" + tabs.get(tab) + "]");
        page.wait(() -> page.has("[data-tab][aria-pressed=true]"));
        Gallery.settle(page);
        for (int part = 0; part < parts.size(); part++) {
          assertEquals(
              part == tab, page.find(parts.get(part)).isDisplayed(), tab + " " + parts.get(part));
        }
      }
      page.resize(1280, 800);
      Gallery.settle(page);
      for (String part : parts) {
        assertTrue(page.find(part).isDisplayed(), part);
      }
    }
  }

  @Test
  void aNoticeCoversNoScoreOnAPhone() throws Exception {
    try (GamePage page =
        GamePage.open("#new=omega+hexhex:5+players=3+seats=person,person,person")) {
      page.resize(360, 640);
      page.press("[data-action=resign]");
      page.press("[data-action=confirm-resign]");
      page.find("[data-notice=left]");
      Gallery.settle(page);
      assertInSight(page, "[data-notice] p", "notice");
      assertInSight(page, ".holder", "scores");
      assertInSight(page, "[data-score]", "scores");
      assertInSight(page, ".controls button", "controls");
    }
  }

  private static String border(GamePage page, String selector) {
    return page.find(selector).getCssValue("border-top-color");
  }

  @Test
  void theChosenStoneOfAPositionIsSeen() throws Exception {
    try (GamePage page = GamePage.open("")) {
      page.options();
      page.press("[data-action=set-up]");
      for (String action : List.of("brush", "to-move")) {
        String button = "[data-action=" + action + "]";
        assertNotEquals(
            border(page, button + "[aria-pressed=true]"),
            border(page, button + "[aria-pressed=false]"));
      }
    }
  }

  private static String fill(GamePage page, String selector) {
    return String.valueOf(
        Objects.requireNonNull(
            page.driver()
                .executeScript(
                    "return getComputedStyle(document.querySelector(arguments[0])).fill",
                    selector)));
  }

  /** The score is pressed, as on a phone; pointing at it does the same. */
  @Test
  void aScoreShowsItsCutOnTheBoard() throws Exception {
    try (GamePage page = GamePage.open("#new=sunder+4+seats=person,person")) {
      page.resize(360, 740);
      page.pressCell("d4");
      page.waitForStones(1);
      page.wait(() -> page.has(".cut-of-1"));
      Gallery.settle(page);
      String before = fill(page, "[data-cell=a4] .hex");
      page.press(".shows-1");
      Gallery.settle(page);
      assertNotEquals(before, fill(page, "[data-cell=a4] .hex"));
      page.find("[data-cell=d4]").click();
      Gallery.settle(page);
      assertEquals(before, fill(page, "[data-cell=a4] .hex"));
    }
  }
}
