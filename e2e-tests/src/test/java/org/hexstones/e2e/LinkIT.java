package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A game is a link: the address tells it, and whoever opens the address has it. */
@Timeout(300)
final class LinkIT {
  private static final String GAME = "#new=omega+hexhex:4+seats=person,person";
  private static final String LETTERS =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

  private static String script(GamePage page, String code) {
    return String.valueOf(Objects.requireNonNull(page.driver().executeScript(code)));
  }

  private static String hash(GamePage page) {
    return script(page, "return location.hash");
  }

  /** Everything that the page has kept. */
  private static String kept(GamePage page) {
    Object games =
        page.driver()
            .executeAsyncScript(
                "const done = arguments[0]; const open = indexedDB.open('hexstones');"
                    + "open.onsuccess = () => { const db = open.result;"
                    + "  const all = db.transaction('games').objectStore('games').getAll();"
                    + "  all.onsuccess = () => { db.close();"
                    + "    done(JSON.stringify([all.result, Object.entries(localStorage).sort()]));"
                    + "  }; };");
    return String.valueOf(Objects.requireNonNull(games));
  }

  /** The fragment once nothing waits to be written into it, as when the page is left. */
  private static String settled(GamePage page) {
    return script(page, "dispatchEvent(new Event('pagehide')); return location.hash");
  }

  private static void waitForKept(GamePage page, int plies) {
    page.wait(() -> page.has("[data-kept='" + plies + "']"));
  }

  @Test
  void theAddressTellsTheGameAndOpensElsewhere() throws Exception {
    try (GamePage page = GamePage.open(GAME);
        GamePage other = GamePage.open("")) {
      page.wait(() -> hash(page).startsWith("#g="));
      String entries = script(page, "return history.length");
      String before = hash(page);
      for (String cell : List.of("d4", "d5", "c4", "b6", "e3", "e2")) {
        page.pressCell(cell);
        String known = before;
        page.wait(() -> !hash(page).equals(known));
        before = hash(page);
      }
      assertEquals(entries, script(page, "return history.length"));
      assertEquals(6, page.stones().size());

      other.go(before);
      other.waitForStones(6);
      assertEquals(page.stones(), other.stones());
      assertEquals(page.turn(), other.turn());

      page.driver().navigate().refresh();
      page.waitForStones(6);
      assertEquals(before, hash(page));
      assertEquals(List.of(), page.errors());
      assertEquals(List.of(), other.errors());
    }
  }

  @Test
  void aLinkPastedIntoAnOpenTabLeavesTheGameThatWasThere() throws Exception {
    try (GamePage page = GamePage.open(GAME)) {
      page.pressCell("d4");
      waitForKept(page, 1);
      String one = settled(page);
      page.pressCell("d5");
      waitForKept(page, 2);
      assertNotEquals(one, settled(page));
      String kept = kept(page);
      script(page, "location.hash = arguments[0]; return 0".replace("arguments[0]", quoted(one)));
      page.waitForStones(1);
      assertEquals(kept, kept(page));
    }
  }

  private static String quoted(String text) {
    return "'" + text + "'";
  }

  @Test
  void noLinkDoesHarm() throws Exception {
    try (GamePage page = GamePage.open(GAME)) {
      page.pressCell("d4");
      page.pressCell("d5");
      page.pressCell("c4");
      page.pressCell("b6");
      waitForKept(page, 4);
      String link = settled(page).substring(3);
      String kept = kept(page);
      Random random = new Random(7);
      int refused = 0;
      // Unhurried: a browser throttles an address that changes hundreds of times in ten seconds.
      for (int i = 0; i < 200; i++) {
        String bad = spoilt(link, random, i);
        page.driver().executeScript("location.hash = '#g=' + arguments[0]", bad);
        page.driver()
            .executeAsyncScript(
                "const done = arguments[0];"
                    + "setTimeout(() => requestAnimationFrame(() => done()), 120);");
        refused += page.has("[data-notice='bad-link']") ? 1 : 0;
        assertTrue(page.has("[data-cell]"), bad);
      }
      assertTrue(refused >= 195, refused + " refused");
      assertEquals(kept, kept(page));
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void aBrokenLinkStillOffersAGame() throws Exception {
    try (GamePage page = GamePage.open("#g=1abc_def%3Cscript%3E")) {
      page.wait(() -> page.has("[data-notice='bad-link']"));
      page.press("[data-action='start']");
      page.wait(() -> page.has("[data-cell]"));
      assertEquals(Map.of(), page.stones());
      assertEquals(List.of(), page.errors());
    }
  }

  /** A link with characters changed, cut off, put in, or made up. */
  private static String spoilt(String link, Random random, int kind) {
    StringBuilder text = new StringBuilder(link);
    switch (kind % 4) {
      case 0 -> text.setLength(random.nextInt(text.length()));
      case 1 -> text.setCharAt(random.nextInt(text.length()), any(random));
      case 2 -> text.insert(random.nextInt(text.length()), any(random));
      default -> {
        text.setLength(0);
        for (int i = random.nextInt(200); i >= 0; i--) {
          text.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
      }
    }
    return text.toString();
  }

  private static char any(Random random) {
    String strange = "<>\"'&%#(){}\\ é棋";
    return random.nextBoolean()
        ? LETTERS.charAt(random.nextInt(LETTERS.length()))
        : strange.charAt(random.nextInt(strange.length()));
  }
}
