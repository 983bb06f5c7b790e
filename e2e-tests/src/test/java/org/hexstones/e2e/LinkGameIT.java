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
      ben.press("[data-action='join']");
      ben.wait(() -> !ben.has("[data-notice]"));
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

      // An older link is reported and changes nothing, in this tab and in a later one.
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
  void sentMovesStandAfterAReload() throws Exception {
    try (GamePage ann = GamePage.open("#new=omega+hexhex:4+seats=person,link")) {
      ann.driver()
          .executeScript(
              "navigator.clipboard.writeText = text => Promise.resolve(self.said = text)");
      ann.pressCell("d4");
      ann.pressCell("d5");
      ann.press("[data-action='copy-link']");
      ann.wait(() -> ann.has("[data-sending='sent']"));
      Object copied = ann.driver().executeScript("return self.said");
      assertTrue(String.valueOf(copied).endsWith(link(ann)), String.valueOf(copied));
      ann.wait(() -> ann.has("[data-kept='2']"));
      ann.driver().navigate().refresh();
      ann.wait(() -> ann.has("[data-sending='sent']"));
      ann.press("[data-action='undo']");
      ann.pressCell("c4");
      ann.press("[data-action='latest']");
      ann.waitForStones(2);
      assertFalse(ann.stones().containsKey("c4"));
      assertEquals(List.of(), ann.errors());
    }
  }

  @Test
  void threePlayersSendItRound() throws Exception {
    try (GamePage ann = GamePage.open("#new=omega+hexhex:4+players=3+seats=person,link,link");
        GamePage ben = GamePage.open("");
        GamePage cleo = GamePage.open("")) {
      List<GamePage> all = List.of(ann, ben, cleo);
      List<String> turns = List.of("white", "black", "red");
      List<String> cells = List.of("d4", "d5", "d3", "c4", "c5", "c6", "e3", "e4", "e2");
      for (int i = 0; i < 9; i++) {
        GamePage mover = all.get(i / 3);
        assertEquals(turns.get(i / 3), mover.turn());
        mover.pressCell(cells.get(i));
        int stones = i + 1;
        mover.waitForStones(stones);
        if (i % 3 == 2) {
          mover.wait(() -> mover.has("[data-sending]"));
          GamePage next = all.get((i / 3 + 1) % 3);
          open(next, link(mover));
          next.waitForStones(stones);
          if (i < 8) {
            next.press("[data-action='join']");
            next.wait(() -> !next.has("[data-notice]"));
          }
          assertFalse(next.has("[data-sending]"));
        }
      }
      // A player who was passed by sees less until the link comes, and then nothing is amiss.
      assertEquals(6, ben.stones().size());
      String latest = link(cleo);
      open(ben, latest);
      ben.waitForStones(9);
      assertTrue(ben.has("[data-sending]"));
      assertFalse(ben.has("[data-notice]"));
      ann.press("[data-action='resign']");
      ann.press("[data-action='confirm-resign']");
      ann.wait(() -> !ann.has("dialog"));
      for (GamePage page : all) {
        assertEquals(List.of(), page.errors());
      }
    }
  }

  @Test
  void twoCoursesOfAGameDiffer() throws Exception {
    try (GamePage ann = GamePage.open("#new=omega+hexhex:4+seats=person,link");
        GamePage ben = GamePage.open("")) {
      ann.pressCell("d4");
      ann.pressCell("d5");
      ann.wait(() -> ann.has("[data-sending]"));
      open(ben, link(ann));
      ben.waitForStones(2);
      ben.press("[data-action='join']");
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
