package org.hexstones.e2e;

import static org.hexstones.e2e.LivePages.answer;
import static org.hexstones.e2e.LivePages.code;
import static org.hexstones.e2e.LivePages.fine;
import static org.hexstones.e2e.LivePages.invite;
import static org.hexstones.e2e.LivePages.inviteTo;
import static org.hexstones.e2e.LivePages.meet;
import static org.hexstones.e2e.LivePages.waitFor;
import static org.hexstones.e2e.LiveTurns.assertShown;
import static org.hexstones.e2e.LiveTurns.begin;
import static org.hexstones.e2e.LiveTurns.playToTheEnd;
import static org.hexstones.e2e.LiveTurns.playTurn;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.support.ui.Select;

/** Whole live games in separate browsers, followed on a position of the engine's own. */
@Timeout(300)
final class LiveGamesIT {
  private static GamePage page() throws Exception {
    return GamePage.open("");
  }

  @Test
  void omegaWithClocksEndsInARematch() throws Exception {
    try (GamePage ann = page();
        GamePage ben = page()) {
      List<GamePage> both = List.of(ann, ben);
      ann.options();
      new Select(ann.find("[data-input=shape]")).selectByValue("rhombus");
      ann.type("side", "3");
      ann.press("[data-action=seat][data-player=B][data-seat=person]");
      ann.press("[data-clock-kind=fischer]");
      ann.find("[data-input=clock-game]");
      invite(ann);
      meet(ann, ben);
      assertClocks(both);
      playToTheEnd(both, begin("omega rhombus:3"));

      ann.press("[data-action=live-rematch]");
      ben.press("[data-action=live-agree]");
      for (GamePage page : both) {
        page.waitForStones(0);
        page.wait(() -> !page.isOver());
      }
      assertClocks(both);
      // The seats are exchanged: who was the second player begins.
      assertTrue(ben.driver().getTitle().startsWith("Your turn"));
      playTurn(List.of(ben, ann), begin("omega rhombus:3"));
      fine(both);
    }
  }

  private static void assertClocks(List<GamePage> pages) {
    for (GamePage page : pages) {
      page.wait(() -> page.has("[data-clock=A]") && page.has("[data-clock=B]"));
    }
  }

  /** Four at the inviter, one of whom comes back while the others have stayed. */
  @Test
  void fourPlayOmegaToItsEnd() throws Exception {
    List<GamePage> all = new ArrayList<>();
    try {
      for (int i = 0; i < 4; i++) {
        all.add(page());
      }
      // From the start screen, where every other seat is invited.
      GamePage host = all.get(0);
      host.options();
      host.type("side", "3");
      host.press("[data-option='players=4']");
      invite(host);
      host.wait(() -> host.find("dialog [role=status]").getText().startsWith("1 of 4"));
      for (GamePage guest : all.subList(1, 4)) {
        meet(host, guest);
      }
      host.wait(() -> !host.has("dialog"));
      waitFor(host, "connected");
      Position position = begin("omega hexhex:3 players=4");
      playTurn(all, position);
      playTurn(all, position);

      GamePage back = all.get(2);
      back.driver().navigate().refresh();
      back.waitForProgram();
      all.get(3).wait(() -> all.get(3).has("[data-presence=GONE][data-player=C]"));
      meet(host, back);
      for (GamePage page : all) {
        page.wait(() -> page.has("[data-presence=HERE][data-player=C]"));
      }
      assertShown(all, position);
      playToTheEnd(all, position);
      fine(all);
    } finally {
      for (GamePage page : all) {
        page.close();
      }
    }
  }

  @Test
  void twoPlayOmnyWithANamedKomiAndTakeATurnBack() throws Exception {
    try (GamePage ann = page();
        GamePage ben = page()) {
      List<GamePage> both = List.of(ann, ben);
      inviteTo(ann, "omny+triangle:4+balance=komi+seats=person,link");
      meet(ann, ben);
      Position position = begin("omny triangle:4 balance=komi");
      ann.type("komi", "2.5");
      ann.press("[data-action=komi]");
      position.play(Moves.komi(5));
      ben.press("[data-action=swap]");
      position.play(Moves.swap(0));
      for (int turn = 0; turn < 4; turn++) {
        playTurn(both, position);
      }

      GamePage last = both.get(1 - position.mover());
      GamePage next = both.get(position.mover());
      last.press("[data-action=live-undo]");
      next.press("[data-action=live-agree]");
      position.undo();
      assertShown(both, position);

      playTurn(both, position);
      last.press("[data-action=live-undo]");
      next.press("[data-action=live-decline]");
      last.wait(() -> last.has("[data-notice=declined]"));
      assertShown(both, position);
      playToTheEnd(both, position);
      fine(both);
    }
  }

  @Test
  void twoPlayOmnyWithThePieRule() throws Exception {
    try (GamePage ann = page();
        GamePage ben = page()) {
      List<GamePage> both = List.of(ann, ben);
      inviteTo(ann, "omny+triangle:4+balance=pie+seats=person,link");
      // The answer is opened in another tab of the inviter's browser.
      String first = ann.driver().getWindowHandle();
      String answer = answer(ben, code(ann, "offer"));
      ann.driver().switchTo().newWindow(WindowType.TAB);
      ann.driver().get(answer);
      ann.wait(() -> ann.has("[data-notice=code-handed-over]"));
      ann.driver().close();
      ann.driver().switchTo().window(first);
      waitFor(ann, "connected");
      ben.wait(() -> ben.has("[data-cell]") && !ben.has("dialog"));
      Position position = begin("omny triangle:4 balance=pie");
      playTurn(both, position);
      ben.press("[data-action=swap]");
      position.play(Moves.swap(0));
      playToTheEnd(both, position);
      fine(both);
    }
  }
}
