package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.support.ui.Select;

/** Clocks and watched computers in a real browser, by its own clock. */
final class ClockIT {
  private static String clock(GamePage page, char player) {
    return page.find("[data-clock=" + player + "]").getText();
  }

  @Test
  void aFlagFallsAndIsRecorded() throws Exception {
    try (GamePage page = GamePage.open("#new=omega+hexhex:3+clock=fischer:2:0")) {
      page.pressCell("c3");
      page.wait(page::isOver);
      assertEquals("black", page.winner());
      // The record tells it: a reload shows the same end.
      page.driver().navigate().refresh();
      page.wait(page::isOver);
      assertEquals("black", page.winner());
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void aChosenClockIsPausedAndStandsAfterAReload() throws Exception {
    try (GamePage page = GamePage.open("")) {
      page.options();
      page.press("[data-action=seat][data-player=B][data-seat=person]");
      page.press("[data-clock-kind=fischer]");
      page.wait(() -> page.has("[data-input=clock-game]"));
      new Select(page.find("[data-input=clock-game]")).selectByValue("60");
      page.begin();
      page.pressCell("e5");
      page.wait(() -> clock(page, 'A').compareTo("0:57") <= 0);
      // Without a pause: the time that ran is saved as it runs.
      page.driver().navigate().refresh();
      page.wait(() -> page.has("[data-action=go-on]"));
      String stands = clock(page, 'A');
      assertTrue(stands.compareTo("0:58") <= 0, stands);
      assertFalse(page.has("[data-cell]"), "the board is hidden");
      page.resize(360, 640);
      page.wait(() -> isSeen(page, "[data-action=go-on]"));
      page.press("[data-action=go-on]");
      page.wait(() -> clock(page, 'A').compareTo(stands) < 0);
      assertEquals(1, page.stones().size());
      page.press("[data-action=pause]");
      page.wait(() -> !page.has("[data-cell]"));
      page.press("[data-action=go-on]");
      page.wait(() -> page.has("[data-cell]"));
      assertEquals("1:00", clock(page, 'B'));
      page.pressCell("d4");
      page.waitForStones(2);
      assertFalse(page.has("[data-notice]"));
      assertEquals(List.of(), page.errors());
    }
  }

  /** Whether all of something is in the window, and nothing lies over it. */
  private static boolean isSeen(GamePage page, String selector) {
    Object seen =
        page.driver()
            .executeScript(
                "const found = document.querySelector(arguments[0]);"
                    + "const box = found.getBoundingClientRect();"
                    + "const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];"
                    + "return box.y >= 0 && box.bottom <= innerHeight"
                    + "  && found.contains(document.elementFromPoint(x, y));",
                selector);
    return Boolean.TRUE.equals(seen);
  }

  @Test
  void computersAreWatchedPausedAndHurried() throws Exception {
    try (GamePage page = GamePage.open("#new=omega+hexhex:4+seats=computer:1,computer:2")) {
      page.press("[data-action=pause]");
      page.wait(() -> page.has("[data-action=play-on]"));
      int stones = page.stones().size();
      page.press("[data-action=pace][data-pace=fast]");
      Gallery.settle(page);
      assertEquals(stones, page.stones().size());
      page.press("[data-action=pause]");
      page.wait(page::isOver);
      // The board is drawn first, what is round it a moment later.
      page.wait(() -> !page.has("[data-action=pause]"));
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void soundIsOnUntilItIsSwitchedOffAndStaysOff() throws Exception {
    try (GamePage page = GamePage.open("#new=omega+hexhex:3")) {
      assertEquals(false, heard(page));
      page.pressCell("c3");
      page.waitForStones(1);
      assertEquals(true, heard(page));
      page.menu("cues");
      page.wait(() -> page.has("[data-action=cues][aria-pressed=false]"));
      page.driver().navigate().refresh();
      page.waitForProgram();
      page.pressCell("d3");
      page.waitForStones(2);
      assertEquals(false, heard(page));
      page.press("[data-action=settings]");
      page.wait(() -> page.has("[data-input=sound]"));
      assertFalse(page.find("[data-input=sound]").isSelected());
      assertEquals(List.of(), page.errors());
    }
  }

  private static Object heard(GamePage page) {
    return Objects.requireNonNull(page.driver().executeScript("return !!window.hexstonesAudio"));
  }
}
