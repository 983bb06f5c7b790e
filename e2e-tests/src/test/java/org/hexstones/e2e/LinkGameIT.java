package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Two browsers play a game, with nothing between them but the links they send. */
@Timeout(300)
final class LinkGameIT {
  /** The fragment once nothing waits to be written into it, as when the page is left. */
  private static String link(GamePage page) {
    Object hash =
        page.driver().executeScript("dispatchEvent(new Event('pagehide')); return location.hash");
    return String.valueOf(Objects.requireNonNull(hash));
  }

  /** As if the link were pasted into the open tab. */
  private static void open(GamePage page, String link) {
    page.driver().executeScript("location.hash = arguments[0]", link);
  }

  @Test
  void twoBrowsersPlayByLink() throws Exception {
    try (GamePage ann = GamePage.open("#new=omega+hexhex:4+seats=person,link");
        GamePage ben = GamePage.open("")) {
      ann.pressCell("d4");
      String half = link(ann);
      ann.pressCell("d5");
      ann.wait(() -> ann.has("[data-sending]"));
      String first = link(ann);

      open(ben, first);
      ben.waitForStones(2);
      assertFalse(ben.has("[data-sending]"));
      assertEquals("black", ben.turn());
      ben.pressCell("c4");
      ben.pressCell("b6");
      ben.wait(() -> ben.has("[data-sending]"));
      String second = link(ben);

      ann.pressCell("e3");
      assertEquals(2, ann.stones().size());
      open(ann, second);
      ann.waitForStones(4);
      assertEquals(ben.stones(), ann.stones());

      // An older link is told and changes nothing, in this tab and in a later one.
      open(ann, half);
      ann.wait(() -> ann.has("[data-notice='link-older']"));
      assertEquals(4, ann.stones().size());
      ann.press("[data-action='new']");
      ann.wait(() -> ann.has("[data-action='open-game'][data-waits='me']"));
      open(ann, first);
      ann.wait(() -> ann.has("[data-notice='link-older']"));
      ann.waitForStones(4);
      ann.press("[data-action='new']");
      ann.press("[data-action='open-game']");
      ann.waitForStones(4);

      ben.press("[data-action='new']");
      ben.wait(() -> ben.has("[data-action='open-game'][data-waits='them']"));
      assertEquals(List.of(), ann.errors());
      assertEquals(List.of(), ben.errors());
    }
  }

  @Test
  void twoCoursesOfAGameAreToldApart() throws Exception {
    try (GamePage ann = GamePage.open("#new=omega+hexhex:4+seats=person,link");
        GamePage ben = GamePage.open("")) {
      ann.pressCell("d4");
      ann.pressCell("d5");
      ann.wait(() -> ann.has("[data-sending]"));
      open(ben, link(ann));
      ben.waitForStones(2);
      ben.pressCell("c4");
      ben.pressCell("b6");
      ben.wait(() -> ben.has("[data-sending]"));
      String answer = link(ben);
      ann.press("[data-action='undo']");
      ann.pressCell("d3");
      ann.wait(() -> ann.has("[data-sending]"));
      open(ann, answer);
      ann.wait(() -> ann.has("[data-fork='2']"));
      assertTrue(ann.stones().containsKey("d3"));
      ann.press("[data-action='take-fork']");
      ann.waitForStones(4);
      assertEquals(ben.stones(), ann.stones());
      ann.pressCell("e3");
      ann.pressCell("e2");
      ann.wait(() -> ann.has("[data-sending]"));
      open(ben, link(ann));
      ben.waitForStones(6);
      assertEquals(List.of(), ann.errors());
      assertEquals(List.of(), ben.errors());
    }
  }
}
