package org.hexstones.web.feature.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.hexstones.notation.puzzle.PuzzleText;
import org.hexstones.registry.Games;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.guide.GuideFilesForTest;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.route.Route;
import org.hexstones.web.settings.SettingsEvent;
import org.junit.jupiter.api.Test;

/** The choice of the puzzle of the day. */
final class DailyPuzzleTest {
  private static final List<String> LINES =
      PuzzleText.lines(GuideFilesForTest.read("puzzles")).orThrow();
  private static final LocalDate MONDAY = LocalDate.of(2026, 11, 30);

  private static int on(LocalDate date) {
    return DailyPuzzle.number(LINES, (int) date.toEpochDay());
  }

  private static int grade(LocalDate date) {
    return PuzzleText.read(LINES.get(on(date) - 1), Games.ALL::setup).orThrow().grade();
  }

  @Test
  void mondayIsEasyAndSundayHard() {
    assertEquals(DayOfWeek.MONDAY, MONDAY.getDayOfWeek());
    for (int week = 0; week < 200; week++) {
      LocalDate monday = MONDAY.plusWeeks(week);
      assertEquals(1, grade(monday));
      for (int day = 1; day < 7; day++) {
        assertTrue(grade(monday.plusDays(day)) >= grade(monday.plusDays(day - 1)));
      }
      assertEquals(5, grade(monday.plusDays(6)));
    }
  }

  @Test
  void screenNamesTheDay() {
    PageOnJvm page = PageOnJvm.at("#puzzle=0");
    LocalDate friday = MONDAY.plusDays(4);
    page.happens(
        new PuzzleEvent.Came(GuideFilesForTest.read("puzzles"), (int) friday.toEpochDay(), ""));
    assertEquals("Daily puzzle, Friday", name(page));
    page.happens(new SettingsEvent.SetLanguage(Language.SPANISH));
    assertEquals("Problema del viernes", name(page));
    page.happens(new SettingsEvent.SetLanguage(Language.JAPANESE));
    assertEquals("今日のパズル（金曜日）", name(page));
    page.happens(new SettingsEvent.SetLanguage(Language.ENGLISH));
    page.act("next-puzzle");
    assertTrue(name(page).startsWith("Puzzle "), name(page));
  }

  private static String name(PageOnJvm page) {
    return PageOnJvm.text(page.find("button", "data-action", "copy-puzzle"));
  }

  @Test
  void noneComesAgainBeforeAllHaveCome() {
    int weeks = LINES.size() / 7;
    for (int start = 0; start < 60; start++) {
      Set<Integer> seen = new HashSet<>();
      for (int day = 0; day < 7 * weeks; day++) {
        assertTrue(seen.add(on(MONDAY.plusDays(start + day))));
      }
    }
    Set<Integer> all = new HashSet<>();
    for (int day = 0; day < 7 * (weeks + 1); day++) {
      all.add(on(MONDAY.plusDays(day)));
    }
    assertEquals(LINES.size(), all.size());
  }

  @Test
  void shortAndDamagedListsHaveOneToo() {
    for (List<String> lines : List.of(List.of(""), List.of("win"), List.of("win 9 x", "win 1 y"))) {
      for (int day = 0; day < 20; day++) {
        int number = DailyPuzzle.number(lines, day);
        assertTrue(number >= 1 && number <= lines.size());
      }
    }
  }

  /** A tab or a friend may still have the choice of an earlier version. */
  @Test
  void bothChoicesOfADayAreOneDayOfTheRow() {
    int today = (int) MONDAY.toEpochDay();
    int former = 1 + today * 211 % LINES.size();
    assertNotEquals(on(MONDAY), former);
    PageOnJvm page = PageOnJvm.at("#puzzle=" + former);
    String yesterday = SolvedPuzzles.NONE.with(7, true, today - 1, 0).text();
    page.happens(new PuzzleEvent.Came(GuideFilesForTest.read("puzzles"), today, yesterday));
    PracticeTest.answer(page, true);
    assertEquals(2, page.model().puzzles().streak());
    page.happens(new Route.Puzzle(0));
    assertEquals(on(MONDAY), PracticeTest.puzzling(page).number());
    PracticeTest.answer(page, true);
    assertEquals(2, page.model().puzzles().streak());
    page.act("leave-puzzle");
    assertTrue(
        PageOnJvm.text(page.find("button", "data-action", "puzzles")).endsWith("2-day streak"));
  }
}
