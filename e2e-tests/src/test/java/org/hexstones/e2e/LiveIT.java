package org.hexstones.e2e;

import static org.hexstones.e2e.LivePages.code;
import static org.hexstones.e2e.LivePages.fine;
import static org.hexstones.e2e.LivePages.invite;
import static org.hexstones.e2e.LivePages.meet;
import static org.hexstones.e2e.LivePages.open;
import static org.hexstones.e2e.LivePages.paste;
import static org.hexstones.e2e.LivePages.place;
import static org.hexstones.e2e.LivePages.waitFor;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openqa.selenium.support.ui.Select;

/** Browsers with profiles of their own play live, with no server between them. */
@Timeout(300)
final class LiveIT {
  private static GamePage page() throws Exception {
    return GamePage.open("");
  }

  @Test
  void aThirdDeviceWatches() throws Exception {
    try (GamePage ann = page();
        GamePage ben = page();
        GamePage cleo = page()) {
      List<GamePage> both = List.of(ann, ben);
      List<GamePage> all = List.of(ann, ben, cleo);
      invite(ann);
      meet(ann, ben);
      waitFor(ann, "connected");
      place(both, 0, "e5", "d5");
      ann.press("[data-action=live-watch]");
      meet(ann, cleo);
      ann.wait(() -> ann.has("[data-live=watching]") && !ann.has("dialog"));
      cleo.wait(() -> cleo.has("[data-live=watching]"));
      cleo.waitForStones(2);
      place(both, 1, "e4", "d4");
      cleo.waitForStones(4);
      assertFalse(cleo.has("[data-action=live-undo]"));
      assertFalse(cleo.driver().getTitle().startsWith("Your turn"));
      ben.press("[data-action=live-undo]");
      ann.press("[data-action=live-agree]");
      for (GamePage page : all) {
        page.waitForStones(2);
      }
      cleo.press("[data-action=live-leave]");
      ann.wait(() -> !ann.has("[data-live=watching]"));
      place(both, 1, "c4", "d4");
      assertEquals(2, cleo.stones().size());
      fine(all);
    }
  }

  @Test
  void aGameOfOmegaIsPlayedTakenBackLostAndResumed() throws Exception {
    try (GamePage ann = page();
        GamePage ben = page()) {
      List<GamePage> both = List.of(ann, ben);
      invite(ann);
      assertTrue(code(ann, "offer").contains("#live="), code(ann, "offer"));
      meet(ann, ben);
      waitFor(ann, "connected");
      ann.wait(() -> !ann.has("dialog"));
      place(both, 0, "e5", "d5");
      ben.wait(() -> ben.driver().getTitle().startsWith("Your turn"));
      assertFalse(ann.driver().getTitle().startsWith("Your turn"));
      place(both, 1, "e4", "d4");

      ben.press("[data-action=live-undo]");
      ann.press("[data-action=live-agree]");
      for (GamePage page : both) {
        page.waitForStones(2);
      }
      place(both, 1, "c4", "d4");
      ann.press("[data-action=live-undo]");
      ben.press("[data-action=live-decline]");
      ann.wait(() -> ann.has("[data-notice=declined]"));
      assertEquals(4, ann.stones().size());

      ben.driver().navigate().refresh();
      ben.waitForProgram();
      waitFor(ann, "waiting");
      ann.wait(() -> ann.has("[data-presence=GONE]"));
      meet(ann, ben);
      place(both, 0, "f5", "c5");
      place(both, 1, "f4", "e3");

      ann.press("[data-action=resign]");
      ann.press("[data-action=confirm-resign]");
      ben.wait(ben::isOver);
      ben.press("[data-action=live-rematch]");
      ann.press("[data-action=live-agree]");
      for (GamePage page : both) {
        page.waitForStones(0);
        page.wait(() -> !page.isOver());
      }
      // The seats are exchanged: who was the second player begins.
      assertTrue(ben.driver().getTitle().startsWith("Your turn"));
      place(both, 1, "e5", "d5");
      place(both, 0, "e4", "d4");

      ben.press("[data-action=live-leave]");
      ann.wait(() -> ann.has("[data-presence=GONE]"));
      assertFalse(ben.has("body[data-live-state=connected]"));
      ann.press("[data-action=live-by-link]");
      ann.find("dialog [data-action=live-invite]");
      fine(both);
    }
  }

  @Test
  void reloadOfTheInviterGivesANewCode() throws Exception {
    try (GamePage ann = page();
        GamePage ben = page()) {
      List<GamePage> both = List.of(ann, ben);
      invite(ann);
      meet(ann, ben);
      place(both, 0, "e5", "d5");
      place(both, 1, "e4", "d4");
      ann.pressCell("c4");
      ann.waitForStones(5);
      ann.driver().navigate().refresh();
      ann.waitForProgram();
      ben.wait(() -> ben.has("[data-presence=GONE]"));
      waitFor(ben, "waiting");
      meet(ben, ann);
      waitFor(ben, "connected");
      assertEquals(4, ben.stones().size());
      assertEquals(5, ann.stones().size());
      ann.pressCell("c5");
      ben.waitForStones(6);
      assertEquals(ann.stones(), ben.stones());
      place(both, 1, "f4", "e3");
      fine(both);
    }
  }

  @Test
  void namesAndClocksReachTheOtherSide() throws Exception {
    try (GamePage ann = page();
        GamePage ben = page()) {
      List<GamePage> both = List.of(ann, ben);
      ann.options();
      ann.press("[data-action=seat][data-player=B][data-seat=person]");
      ann.press("[data-clock-kind=fischer]");
      ann.wait(() -> ann.has("[data-input=clock-game]"));
      new Select(ann.find("[data-input=clock-game]")).selectByValue("60");
      ann.type("name-A", "Ann");
      invite(ann);
      String offer = code(ann, "offer");
      open(ben, offer);
      ben.type("live-name", "Ben");
      ben.press("[data-action=live-join]");
      paste(ann, code(ben, "answer"));
      for (GamePage page : both) {
        waitFor(page, "connected");
        page.wait(() -> page.find("[data-presence][data-player=A]").getText().startsWith("Ann"));
        page.wait(() -> page.find("[data-presence][data-player=B]").getText().startsWith("Ben"));
      }
      place(both, 0, "e5", "d5");
      for (GamePage page : both) {
        page.wait(() -> clock(page, 'B').compareTo("0:58") <= 0);
      }
      place(both, 1, "e4", "d4");
      String left = clock(ben, 'B');
      ann.wait(() -> clock(ann, 'B').equals(left));

      // Without the other one the clocks stand, and nobody studies the board.
      ben.driver().navigate().refresh();
      ann.wait(() -> !ann.has("[data-cell]"));
      assertFalse(ann.has("[data-action=go-on]"));
      ben.waitForProgram();
      meet(ann, ben);
      ann.wait(() -> ann.has("[data-cell]"));
      place(both, 0, "f5", "c5");
      fine(both);
    }
  }

  private static String clock(GamePage page, char player) {
    return page.find("[data-clock=" + player + "]").getText();
  }

  @Test
  void aDamagedCodeIsExplainedAndChangesNothing() throws Exception {
    try (GamePage ann = page()) {
      invite(ann);
      String offer = code(ann, "offer");
      paste(ann, offer.substring(0, offer.length() / 2));
      ann.wait(() -> ann.has("[data-notice=bad-link]"));
      assertEquals(offer, code(ann, "offer"));
      open(ann, "#live=oNothing");
      ann.wait(() -> ann.has("[data-notice=bad-link]"));
      assertTrue(ann.has("body[data-live-state=waiting]"));
      fine(List.of(ann));
    }
  }
}
