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
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.WindowType;

/** Whole live games in separate browsers, followed on a position of the engine's own. */
@Timeout(300)
final class LiveGamesIT {
  @RegisterExtension static final ServedSite SITE = new ServedSite();

  private static GamePage page() {
    return SITE.page();
  }

  @Test
  void omegaWithClocksEndsInARematch() throws Exception {
    try (GamePage ann = page();
        GamePage ben = page()) {
      List<GamePage> both = List.of(ann, ben);
      ann.options();
      ann.type("side", "3");
      ann.press("[data-action=seat][data-player=B][data-seat=person]");
      ann.press("[data-clock-kind=fischer]");
      ann.find("[data-input=clock-game]");
      invite(ann);
      meet(ann, ben);
      assertClocks(both);
      playToTheEnd(both, begin("omega hexhex:3"));

      ann.press("[data-action=live-rematch]");
      ben.press("[data-action=live-agree]");
      for (GamePage page : both) {
        page.waitForStones(0);
        page.wait(() -> !page.isOver());
      }
      assertClocks(both);
      // The seats are exchanged: who was the second player begins.
      assertTrue(ben.driver().getTitle().startsWith("Your turn"));
      playTurn(List.of(ben, ann), begin("omega hexhex:3"));
      fine(both);
    }
  }

  private static void assertClocks(List<GamePage> pages) {
    for (GamePage page : pages) {
      page.wait(() -> page.has("[data-clock=A]") && page.has("[data-clock=B]"));
    }
  }

  @Test
  void threePlayOmegaToItsEnd() throws Exception {
    playOmega(3, "omega hexhex:3 players=3");
  }

  @Test
  void fourPlayOmegaToItsEnd() throws Exception {
    playOmega(4, "omega hexhex:3 players=4");
  }

  private static void playOmega(int players, String setup) throws Exception {
    List<GamePage> all = new ArrayList<>();
    try {
      for (int i = 0; i < players; i++) {
        all.add(page());
      }
      GamePage host = all.get(0);
      if (players == 3) {
        // From the start screen, where every other seat is invited.
        host.options();
        host.type("side", "3");
        host.press("[data-option='players=3']");
        invite(host);
        host.wait(() -> host.find("dialog [role=status]").getText().startsWith("1 of 3"));
      } else {
        inviteTo(host, setup.replace(' ', '+') + "+seats=person" + ",link".repeat(players - 1));
      }
      for (GamePage guest : all.subList(1, players)) {
        meet(host, guest);
      }
      host.wait(() -> !host.has("dialog"));
      playToTheEnd(all, begin(setup));
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
      inviteTo(ann, "omny+hexhex:3+balance=komi+seats=person,link");
      meet(ann, ben);
      Position position = begin("omny hexhex:3 balance=komi");
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
      inviteTo(ann, "omny+hexhex:3+balance=pie+seats=person,link");
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
      Position position = begin("omny hexhex:3 balance=pie");
      playTurn(both, position);
      ben.press("[data-action=swap]");
      position.play(Moves.swap(0));
      playToTheEnd(both, position);
      fine(both);
    }
  }
}
