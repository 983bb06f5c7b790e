package org.hexstones.e2e;

import static org.hexstones.e2e.Keyboard.along;
import static org.hexstones.e2e.Keyboard.control;
import static org.hexstones.e2e.Keyboard.shift;
import static org.hexstones.e2e.Keyboard.tabTo;
import static org.hexstones.e2e.Keyboard.tabToTheBoard;
import static org.hexstones.e2e.Keyboard.type;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/** Everything by the keyboard alone, and where the keyboard is. */
final class KeyboardIT {
  private static String ask(GamePage page, String code) {
    return String.valueOf(page.driver().executeScript("return " + code));
  }

  /** The cell that has the keyboard, or else what has it. */
  private static String at(GamePage page) {
    return ask(
        page,
        "document.activeElement.dataset.cell || document.activeElement.dataset.action"
            + " || document.activeElement.tagName");
  }

  private static void waitAt(GamePage page, String where) {
    page.wait(() -> at(page).equals(where));
  }

  @Test
  void aWholeGameOfOmega() throws Exception {
    try (GamePage page = GamePage.open("")) {
      // From the top of the page to the board, as one would.
      tabTo(page, "[data-cell]");
      type(page, Keys.ENTER);
      page.waitForStones(1);
      assertTrue(page.has("[data-cell='" + at(page) + "']"), "the keyboard is on the board");
      page.go("#new=omega+hexhex:3");
      type(page, Keys.TAB);
      playFromTheFirstCell(page);
      assertEquals(16, page.stones().size());
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void aWholeGameOfOmnyByKeyboard() throws Exception {
    try (GamePage page = GamePage.open("#new=sunder+3")) {
      playFromTheFirstCell(page);
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void aWholeGameByTypedNamesAlone() throws Exception {
    try (GamePage page = GamePage.open("#new=y+4")) {
      List<String> names = names(page);
      for (int stones = 1; !page.isOver(); stones++) {
        type(page, names.get(stones - 1));
        page.waitForStones(stones);
      }
      assertEquals(List.of(), page.errors());
    }
  }

  /** A stone on each cell, from the first, until the game is over. */
  private static void playFromTheFirstCell(GamePage page) {
    tabToTheBoard(page);
    control(page, Keys.HOME);
    Keys along = along(page);
    for (int stones = 1; !page.isOver(); stones++) {
      type(page, Keys.ENTER);
      page.waitForStones(stones);
      type(page, along);
    }
  }

  private static List<String> names(GamePage page) {
    page.wait(() -> page.has("[data-cell]"));
    Object found =
        page.driver()
            .executeScript(
                "return [...document.querySelectorAll('[data-cell]')].map(c => c.dataset.cell)");
    List<String> names = new ArrayList<>();
    for (Object name : (List<?>) Objects.requireNonNull(found)) {
      names.add(String.valueOf(name));
    }
    return names;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"omega+hexhex:3", "omega+triangle:5", "omny+rhombus:4", "omega+hexagram:2"})
  void everyCellIsReachedByArrows(String game) throws Exception {
    try (GamePage page = GamePage.open("#new=" + game)) {
      Set<String> missing = new HashSet<>(names(page));
      tabToTheBoard(page);
      control(page, Keys.HOME);
      Keys along = along(page);
      String before = "";
      for (String cell = at(page); !cell.equals(before); cell = at(page)) {
        missing.remove(cell);
        before = cell;
        type(page, along);
      }
      assertEquals(Set.of(), missing);
      assertEquals(
          1, page.driver().findElements(By.cssSelector("[data-cell][tabindex='0']")).size());
    }
  }

  @Test
  void theKeyboardIsNeverLost() throws Exception {
    try (GamePage page = GamePage.open("#new=omega+hexhex:3+pie=on")) {
      page.pressCell("c3");
      page.pressCell("c4");
      page.press("[data-action='swap']");
      page.wait(() -> !page.has("[data-action='swap']"));
      assertFalse(at(page).equals("BODY"), at(page));

      page.press("[data-action='settings']");
      page.wait(() -> page.has("dialog"));
      type(page, Keys.ESCAPE);
      page.wait(() -> !page.has("dialog"));
      waitAt(page, "settings");

      page.driver().executeScript("document.querySelector('[data-action=undo]').focus()");
      while (page.has("[data-action='undo']:not([aria-disabled])")) {
        type(page, Keys.ENTER);
        page.ask("await new Promise(d => requestAnimationFrame(() => requestAnimationFrame(d)));");
        assertEquals("undo", at(page));
      }
      // At the start it does nothing more, and keeps the keyboard.
      type(page, Keys.ENTER, Keys.ENTER);
      page.ask("await new Promise(d => requestAnimationFrame(() => requestAnimationFrame(d)));");
      assertEquals("undo", at(page));
      assertEquals(0, page.stones().size());

      page.press("[data-action='new']");
      page.wait(() -> page.has("[data-action=friend]"));
      assertFalse(at(page).equals("BODY"), at(page));
    }
  }

  @Test
  void theListOfMovesIsOneStopAndUndoAShortcut() throws Exception {
    try (GamePage page = GamePage.open("#new=omega+hexhex:3")) {
      page.resize(1200, 800);
      for (String cell : List.of("c3", "c4", "a3", "a4", "e1", "e2")) {
        page.pressCell(cell);
      }
      page.waitForStones(6);
      assertEquals("1", ask(page, "document.querySelectorAll('.moves [tabindex=\"0\"]').length"));
      page.driver().executeScript("document.querySelector('.moves [tabindex=\"0\"]').focus()");
      type(page, Keys.ARROW_UP, Keys.ARROW_UP, Keys.ENTER);
      page.waitForStones(4);
      control(page, "z");
      page.waitForStones(3);
      control(page, "y");
      page.waitForStones(4);
      type(page, "?");
      page.wait(() -> page.has("dialog .keys"));
    }
  }

  /** On the start screen too, whose board is no game yet; what is asked moves nothing. */
  @Test
  void cellsAreTypedAndAskedAbout() throws Exception {
    try (GamePage page = GamePage.open("")) {
      page.wait(() -> page.has("[data-cell]"));
      type(page, "e5");
      page.waitForStones(1);
      waitAt(page, "e5");
      assertEquals("white", page.stones().get("e5"));
      shift(page, "f");
      page.wait(() -> ask(page, SAID).startsWith("Around e5: "));
      assertEquals("e5", at(page));
      type(page, "e6");
      page.waitForStones(2);
      shift(page, "p");
      shift(page, "n");
      assertTrue(page.has("[data-cell]:focus"));
      page.go("#puzzle=17");
      page.wait(() -> page.has(".coach"));
      String first =
          ask(page, "document.querySelector('[data-cell]:not([data-stone])').dataset.cell");
      type(page, first);
      page.wait(() -> ask(page, SAID).contains(" on " + first));
      assertEquals(List.of(), page.errors());
    }
  }

  private static final String SAID = "document.querySelector('[role=status].unseen').textContent";
}
