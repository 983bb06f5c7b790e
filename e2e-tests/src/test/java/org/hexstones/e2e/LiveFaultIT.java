package org.hexstones.e2e;

import static org.hexstones.e2e.LivePages.answer;
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

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Live play when something goes wrong, or somebody means ill. */
@Timeout(300)
final class LiveFaultIT {
  private static final int WEEK = 7 * 24 * 3_600_000;

  /** A peer that can send anything, because the test has its channel. */
  private static final String KEEP_CHANNEL =
      "const create = RTCPeerConnection.prototype.createDataChannel;"
          + "RTCPeerConnection.prototype.createDataChannel = function(...how) {"
          + "  return self.channel = create.apply(this, how); };";

  private static final String WATCH_TASKS =
      "self.tasks = []; new PerformanceObserver(list => list.getEntries()"
          + ".forEach(e => tasks.push(Math.round(e.duration)))).observe({ type: 'longtask' });";

  /**
   * Nearly as many messages as a peer may send, at once and then in each second. A long one counts
   * as several. No single one ends a connection.
   */
  private static final String SEND_ALL_THAT_IS_ALLOWED =
      "const game = 'game ' + location.hash.slice(3), later = 'later ' + 'A'.repeat(900);"
          + "self.flood = i => channel.send(i % 3 ? i % 3 > 1 ? game : later : 'hello 1 ' + i);"
          + "for (let i = 0; i < 40; i++) { flood(i); }"
          + "channel.send('later ' + 'A'.repeat(8000));"
          + "let next = 0; setInterval(() => flood(next++), 120);";

  private static final String SEND_MORE =
      "const big = 'game ' + 'A'.repeat(60000);"
          + "try { for (let i = 0; i < 5000; i++) {"
          + "  if (i % 50) { flood(i); } else { channel.send(big); } } } catch (full) {}";

  private static GamePage page() throws Exception {
    return GamePage.open("");
  }

  @Test
  void aBrowserIsKilledAndComesBack(@TempDir Path profile) throws Exception {
    try (GamePage ann = page()) {
      invite(ann);
      Browser killed = Browser.start(profile);
      try {
        GamePage ben = GamePage.in(killed, Site.shared());
        ben.go("");
        meet(ann, ben);
        place(List.of(ann, ben), 0, "e5", "d5");
        place(List.of(ann, ben), 1, "e4", "d4");
        ben.wait(() -> ben.has("[data-kept='4']"));
        assertTrue(killed.kill(profile) >= 3);
      } finally {
        killed.close();
      }
      // Nobody says good-bye: the silence is noticed, and a new code shown.
      ann.wait(() -> ann.has("[data-presence=AWAY]") || ann.has("[data-presence=GONE]"));
      ann.wait(() -> ann.has("[data-presence=GONE]"));
      waitFor(ann, "waiting");
      try (Browser next = Browser.start(profile)) {
        GamePage ben = GamePage.in(next, Site.shared());
        ben.go("");
        meet(ann, ben);
        List<GamePage> both = List.of(ann, ben);
        place(both, 0, "f5", "c5");
        place(both, 1, "f4", "e3");
        fine(both);
      }
    }
  }

  @Test
  void anInvitationThatIsAWeekOldChangesNothing() throws Exception {
    try (GamePage ann = page();
        GamePage ben = page()) {
      invite(ann);
      String old = code(ann, "offer");
      ann.driver().navigate().refresh();
      ann.waitForProgram();
      ben.driver()
          .executeScript("const now = Date.now; Date.now = () => now() + arguments[0];", WEEK);
      open(ann, answer(ben, old));
      ann.wait(() -> ann.has("[data-notice=code-not-awaited]"));
      assertFalse(ann.has("body[data-live-state=connected]"));
      // The page that was loaded again shows a new code by itself.
      meet(ann, ben);
      place(List.of(ann, ben), 0, "e5", "d5");
      fine(List.of(ann, ben));
    }
  }

  @Test
  void aGuestThatIsReloadedShowsANewAnswer() throws Exception {
    try (GamePage ann = page();
        GamePage ben = page()) {
      invite(ann);
      answer(ben, code(ann, "offer"));
      ben.driver().navigate().refresh();
      ben.waitForProgram();
      ben.wait(() -> ben.has("[data-notice=code-renewed]"));
      String answer = code(ben, "answer");
      ben.press("dialog [data-action=close]");
      ben.press("[data-action=live-code]");
      assertEquals(answer, code(ben, "answer"));
      paste(ann, answer);
      waitFor(ben, "connected");
      fine(List.of(ann, ben));
    }
  }

  @Test
  void ofTwoWhoOpenOneLinkTheFirstPlays() throws Exception {
    try (GamePage ann = page();
        GamePage ben = page();
        GamePage cleo = page()) {
      invite(ann);
      String offer = code(ann, "offer");
      String first = answer(ben, offer);
      String second = answer(cleo, offer);
      paste(ann, first);
      waitFor(ann, "connected");
      ben.wait(() -> ben.has("[data-cell]") && !ben.has("dialog"));
      open(ann, second);
      ann.wait(() -> ann.has("[data-notice=code-not-awaited]"));
      ann.press("[data-action=dismiss]");
      assertTrue(ann.has("body[data-live-state=connected]"));
      place(List.of(ann, ben), 0, "e5", "d5");
      assertFalse(cleo.has("body[data-live-state=connected]"));
      assertTrue(cleo.has("[data-live=answer]"));
      fine(List.of(ann, ben, cleo));
    }
  }

  @Test
  void floodEndsOnlyTheConnection() throws Exception {
    try (GamePage ann = page();
        GamePage eve = page()) {
      eve.driver().executeScript(KEEP_CHANNEL);
      invite(ann);
      meet(ann, eve);
      place(List.of(ann, eve), 0, "e5", "d5");
      ann.driver().executeScript(WATCH_TASKS);
      eve.driver().executeScript(SEND_ALL_THAT_IS_ALLOWED);
      // The page answers while the messages come, and the connection is still there.
      ann.press("[data-action=settings]");
      ann.press("dialog [data-action=close]");
      ann.wait(() -> !ann.has("dialog"));
      assertTrue(ann.has("body[data-live-state=connected]"));
      eve.driver().executeScript(SEND_MORE);
      ann.wait(() -> ann.has("[data-presence=GONE]"));
      System.out.println(
          "long tasks during a flood, ms: " + ann.driver().executeScript("return tasks.join()"));
      assertEquals(2, ann.stones().size());
      waitFor(ann, "waiting");
      // The dialog with the new code lies over the game.
      ann.press("dialog [data-action=close]");
      ann.press("[data-action=live-by-link]");
      assertEquals(2, ann.stones().size());
      fine(List.of(ann));
    }
  }

  /** Two profiles, each with a game that the other one lacks. */
  @Test
  void gamesAreBroughtToAnotherDevice() throws Exception {
    try (GamePage ann = page();
        GamePage ben = page()) {
      for (GamePage page : List.of(ann, ben)) {
        page.go("#new=omega+hexhex:4+seats=person,person");
        page.pressCell(page == ann ? "d4" : "c4");
        page.waitForStones(1);
        page.wait(() -> page.has("[data-kept='1']"));
        page.menu("games");
        page.find("[data-action=live-bring]");
      }
      ann.press("[data-action=live-bring]");
      paste(ann, answer(ben, code(ann, "offer")));
      for (GamePage page : List.of(ann, ben)) {
        page.find("[data-live=brought]");
        page.press("dialog .primary[data-action=games]");
        page.wait(() -> page.has("[data-games='2'][data-whole]"));
      }
      fine(List.of(ann, ben));
    }
  }
}
