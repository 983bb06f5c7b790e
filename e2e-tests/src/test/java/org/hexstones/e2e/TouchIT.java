package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** Fingers on a phone, and what a press is not: one that slides off, one of two fingers. */
final class TouchIT {
  /** A place on the page, in CSS pixels. */
  private record Spot(double x, double y) {
    Spot moved(double byX, double byY) {
      return new Spot(x + byX, y + byY);
    }
  }

  @Test
  void noticesDoNotMoveTheBoard() throws Exception {
    try (GamePage page = GamePage.phone("#new=omega+hexhex:5+seats=person,person")) {
      Spot before = middle(page, "e6");
      page.pressCell("e5");
      page.pressCell("d4");
      page.waitForStones(2);
      page.pressCell("e5");
      page.wait(() -> page.has("[data-notice=refused]"));
      Gallery.settle(page);
      assertEquals(before, middle(page, "e6"));
      page.press("[data-action=dismiss]");
      page.wait(() -> !page.has("[data-notice]"));
      assertEquals(before, middle(page, "e6"));
    }
  }

  /** The turn that decided the game is found while the person reaches for a button. */
  @Test
  void buttonsOfTheEndStayWhereTheyAre() throws Exception {
    Play played = inOrder("omega hexhex:3");
    GameRecord record = GameRecord.of(played.setup(), played.start(), played.moves());
    try (GamePage page = GamePage.phone("#g=" + Links.write(record))) {
      Object before = buttons(page);
      page.wait(() -> page.has("[data-action=decided]"));
      Gallery.settle(page);
      assertEquals(before, buttons(page));
    }
  }

  /** A game in which everybody takes the first free cell, so that a turn decides it. */
  private static Play inOrder(String setup) {
    Play play = Play.begin(Games.ALL.setup(setup).orThrow());
    while (!play.isOver()) {
      int cell = 0;
      while (play.refusal(Moves.place(play.position().nextColour(), cell)) != null) {
        cell++;
      }
      play.play(Moves.place(play.position().nextColour(), cell));
    }
    return play;
  }

  /** Where each button of the end is, but for the one that is awaited. */
  private static Object buttons(GamePage page) {
    return Objects.requireNonNull(
        page.driver()
            .executeScript(
                "return [...document.querySelectorAll('.ending button:not([data-action=decided])')]"
                    + ".map(one => { const box = one.getBoundingClientRect();"
                    + " return [one.dataset.action, box.x, box.y, box.width, box.height].join(); })"));
  }

  private static double measure(GamePage page, String cell, String what) {
    Object found =
        page.driver()
            .executeScript(
                "const box = document.querySelector('[data-cell=\"' + arguments[0] + '\"] .hex')"
                    + ".getBoundingClientRect(); return "
                    + what
                    + ";",
                cell);
    return ((Number) Objects.requireNonNull(found)).doubleValue();
  }

  private static Spot middle(GamePage page, String cell) {
    return new Spot(
        measure(page, cell, "box.x + box.width / 2"),
        measure(page, cell, "box.y + box.height / 2"));
  }

  private static void touch(GamePage page, String type, Spot... fingers) {
    List<Map<String, Object>> points = new ArrayList<>();
    for (int i = 0; i < fingers.length; i++) {
      points.add(Map.of("x", fingers[i].x(), "y", fingers[i].y(), "id", i));
    }
    page.driver()
        .executeCdpCommand("Input.dispatchTouchEvent", Map.of("type", type, "touchPoints", points));
  }

  private static void tap(GamePage page, String cell) {
    touch(page, "touchStart", middle(page, cell));
    touch(page, "touchEnd");
  }

  @Test
  void aTapPlacesAndAFingerThatSlidesOffDoesNot() throws Exception {
    try (GamePage page = GamePage.phone("#new=omega+hexhex:5")) {
      Spot from = middle(page, "e5");
      Spot to = middle(page, "g5");
      touch(page, "touchStart", from);
      for (int step = 1; step <= 4; step++) {
        touch(
            page,
            "touchMove",
            from.moved((to.x() - from.x()) * step / 4, (to.y() - from.y()) * step / 4));
      }
      // Lifted in full flight it would be a throw, and the next touch would only end that.
      Thread.sleep(300);
      touch(page, "touchMove", to);
      touch(page, "touchEnd");
      tap(page, "c4");
      page.waitForStones(1);
      assertEquals(Map.of("c4", "white"), page.stones());
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void aFingerThatIsHeldLooksFirst() throws Exception {
    try (GamePage page = GamePage.phone("#new=omega+hexhex:5")) {
      for (String cell : List.of("e5", "a5", "e7", "a6")) {
        tap(page, cell);
      }
      page.waitForStones(4);
      Spot before = middle(page, "e6");
      touch(page, "touchStart", before);
      page.wait(() -> page.has(".joining"));
      assertEquals("1 × 1 → 3", page.find(".joins").getText());
      assertEquals(before, middle(page, "e6"));
      touch(page, "touchEnd");
      page.wait(() -> page.has("[data-action=place]"));
      assertEquals(4, page.stones().size());
      page.press("[data-action=take-back]");
      page.wait(() -> !page.has(".joining"));

      // A finger that slides off after that places nothing.
      touch(page, "touchStart", before);
      page.wait(() -> page.has(".joining"));
      touch(page, "touchMove", before.moved(60, 0));
      page.wait(() -> !page.has(".joining"));
      touch(page, "touchEnd");
      tap(page, "e6");
      page.waitForStones(5);
      assertEquals("white", page.stones().get("e6"));
      assertEquals(List.of(), page.errors());
    }
  }

  /** Letters that are far higher above their line than others, or far deeper below it. */
  @ParameterizedTest
  @CsvSource({"none, 100, 100", "sans, 160, 20", "sans, 70, 70", "serif, 160, 20", "serif, 70, 70"})
  void noFontMovesTheBoard(String letters, int above, int below) throws Exception {
    try (GamePage page = GamePage.phone("#new=omega+hexhex:5")) {
      for (String cell : List.of("e5", "a5", "e7", "a6")) {
        tap(page, cell);
      }
      page.waitForStones(4);
      if (!letters.equals("none")) {
        page.ask(
            "const local = ['DejaVu Sans', 'Liberation Sans', 'Noto Sans'];"
                + "const font = new FontFace('Odd', local.map(n => `local('${n}')`).join(),"
                + ("{ascentOverride: '" + above + "%', descentOverride: '" + below + "%'});")
                + "document.fonts.add(font);"
                + "await font.load();"
                + ("document.documentElement.style.setProperty('--" + letters + "', 'Odd');"));
      }
      Gallery.settle(page);
      Spot before = middle(page, "e6");
      touch(page, "touchStart", before);
      page.wait(() -> page.has(".joining") && page.has(".becomes"));
      assertEquals(before, middle(page, "e6"));
      assertEquals(List.of(), page.errors());
    }
  }

  /** Something else lies under the finger then. */
  @Test
  void aPhoneTurnedUnderAFingerPlacesNothing() throws Exception {
    try (GamePage page = GamePage.phone("#new=omega+hexhex:5")) {
      for (int held : List.of(0, 500)) {
        touch(page, "touchStart", middle(page, "e5"));
        Thread.sleep(held);
        page.resize(740, 360);
        Gallery.settle(page);
        touch(page, "touchEnd");
        Gallery.settle(page);
        assertEquals(Map.of(), page.stones());
        assertEquals(List.of(), page.driver().findElements(By.cssSelector("[data-action=place]")));
        page.resize(360, 740);
        Gallery.settle(page);
      }
      tap(page, "e5");
      page.waitForStones(1);
      assertEquals(Map.of("e5", "white"), page.stones());
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void aMouseThatSlidesOffPlacesNothing() throws Exception {
    try (GamePage page = GamePage.open("#new=omega+hexhex:5")) {
      page.wait(() -> page.has("[data-cell=e5]"));
      WebElement from = page.find("[data-cell=e5]");
      WebElement to = page.find("[data-cell=c4]");
      new Actions(page.driver()).clickAndHold(from).moveToElement(to).release().perform();
      page.pressCell("d4");
      page.waitForStones(1);
      assertEquals(Map.of("d4", "white"), page.stones());
    }
  }

  @Test
  void aSmallCellIsConfirmedAndALargeOneIsNot() throws Exception {
    try (GamePage page = GamePage.phone("#new=omega+hexhex:10")) {
      double small = measure(page, "j10", "box.width");
      assertTrue(small < 24, "a cell is " + small + " wide");
      tap(page, "j10");
      page.wait(() -> page.has("[data-action=place]"));
      assertEquals(Map.of(), page.stones());
      page.press("[data-action=place]");
      page.waitForStones(1);

      pinch(page, "j10");
      page.wait(() -> page.has(".board.zoomed"));
      double large = measure(page, "j10", "box.width");
      assertTrue(large >= 1.5 * small, large + " after " + small);
      assertEquals(1, page.stones().size());
      tap(page, "j11");
      page.waitForStones(2);
      assertEquals(List.of(), page.driver().findElements(By.cssSelector("[data-action=place]")));
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void aLargeBoardIsMovedAboutWithoutPlacing() throws Exception {
    try (GamePage page = GamePage.phone("#new=omega+hexhex:10")) {
      pinch(page, "j10");
      page.wait(() -> page.has(".board.zoomed"));
      Spot before = middle(page, "j10");
      touch(page, "touchStart", before);
      for (int step = 1; step <= 5; step++) {
        touch(page, "touchMove", before.moved(-12 * step, 0));
      }
      touch(page, "touchEnd");
      page.wait(() -> middle(page, "j10").x() < before.x() - 30);
      assertEquals(Map.of(), page.stones());
      page.press("[data-action=zoom-out]");
      page.press("[data-action=zoom-out]");
      page.wait(() -> !page.has(".board.zoomed"));
    }
  }

  @Test
  void theCellThatIsChosenIsSeenWhenThePhoneIsTurned() throws Exception {
    try (GamePage page = GamePage.phone("#new=omega+hexhex:10")) {
      for (int time = 0; time < 3; time++) {
        page.press("[data-action=zoom-in]");
      }
      for (int cell : List.of(0, 9, 135, 270)) {
        page.driver()
            .executeScript("document.querySelectorAll('[data-cell]')[arguments[0]].focus()", cell);
        page.resize(740, 360);
        page.wait(() -> isInRoom(page));
        page.resize(360, 740);
        page.wait(() -> isInRoom(page));
      }
      assertEquals(List.of(), page.errors());
    }
  }

  /** Whether all of the cell is seen that has the keyboard. */
  private static boolean isInRoom(GamePage page) {
    return Boolean.TRUE.equals(
        page.ask(
            "await new Promise(done => setTimeout(done, 300));"
                + "const cell = document.activeElement.getBoundingClientRect();"
                + "const room = document.querySelector('[data-room]').getBoundingClientRect();"
                + "return cell.left >= room.left - 1 && cell.right <= room.right + 1"
                + " && cell.top >= room.top - 1 && cell.bottom <= room.bottom + 1;"));
  }

  /** Two fingers go apart round a cell. */
  private static void pinch(GamePage page, String cell) {
    Spot at = middle(page, cell);
    touch(page, "touchStart", at.moved(-20, 0), at.moved(20, 0));
    for (int step = 1; step <= 5; step++) {
      touch(page, "touchMove", at.moved(-20 - 5 * step, 0), at.moved(20 + 5 * step, 0));
    }
    touch(page, "touchEnd");
  }
}
