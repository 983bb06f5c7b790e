package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.hexstones.site.StaticServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;

/** Games are kept, whatever happens to the browser, to its store, and in other tabs. */
final class KeepingIT {
  private static final String GAME = "#new=omega+hexhex:5";
  private static final String DEAF =
      "Object.defineProperty(self, 'BroadcastChannel', { value: undefined });";

  private static void waitForKept(GamePage page, int plies) {
    page.wait(() -> page.has("[data-kept='" + plies + "']"));
  }

  /** Runs before anything of the page, at every load from now on. */
  private static void before(ChromeDriver driver, String script) {
    driver.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
  }

  /** Waits for what a script comes to; {@code db} is the page's database, at its own version. */
  private static Object store(ChromeDriver driver, String script) {
    return Objects.requireNonNull(
        driver.executeAsyncScript(
            "const done = arguments[0]; const open = indexedDB.open('hexstones');"
                + "open.onsuccess = () => { const db = open.result;"
                + "  const end = value => { db.close(); done(value); };"
                + script
                + "};"));
  }

  /** Changes the kept game, which the script knows as {@code value}, behind the page's back. */
  private static void tamper(GamePage page, String change) {
    store(
        page.driver(),
        "const tx = db.transaction('games', 'readwrite');"
            + "tx.objectStore('games').openCursor().onsuccess = e => {"
            + "  const value = e.target.result.value; "
            + change
            + "; e.target.result.update(value); };"
            + "tx.oncomplete = () => end(true);");
  }

  @Test
  void addressGoesBeforeTheGameThatWasShown() throws Exception {
    try (GamePage page = GamePage.open(GAME)) {
      page.pressCell("e5");
      waitForKept(page, 1);
      // Not a change of the fragment alone: the page is loaded anew, in the same tab.
      page.driver().get("about:blank");
      page.go("#new=omny+hexhex:4");
      page.wait(() -> page.driver().findElements(By.cssSelector("[data-cell]")).size() == 37);
    }
  }

  @Test
  void aStoneOutlivesTheBrowser(@TempDir Path profile) throws Exception {
    try (StaticServer site = Site.serve()) {
      Browser killed = Browser.start(profile);
      try {
        GamePage page = GamePage.in(killed, site);
        page.go(GAME);
        page.pressCell("e5");
        waitForKept(page, 1);
        page.pressCell("c4");
        waitForKept(page, 2);
        // The browser itself, and those for pages, pictures and the network.
        assertTrue(killed.kill(profile) >= 3);
      } finally {
        killed.close();
      }
      try (Browser next = Browser.start(profile)) {
        GamePage page = GamePage.in(next, site);
        page.go("");
        page.press("[data-action=continue]");
        page.waitForStones(2);
        assertEquals(Map.of("e5", "white", "c4", "black"), page.stones());
        assertEquals(List.of(), page.errors());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'Object.defineProperty(self, \"indexedDB\", { get() { throw new Error(); } });', not-kept",
    "'Object.defineProperty(self, \"indexedDB\", { value: undefined });', not-kept",
    "'IDBFactory.prototype.open = () => { throw new DOMException(\"\", \"SecurityError\"); };',"
        + " not-kept",
    "'IDBFactory.prototype.open = () => ({});', not-kept",
    "'IDBObjectStore.prototype.put = () => { throw new DOMException(\"\", \"QuotaExceededError\");"
        + " };', full",
  })
  void withoutAStorePlayGoesOnInMemory(String script, String notice) throws Exception {
    try (GamePage page = GamePage.open("")) {
      before(page.driver(), script);
      page.driver().navigate().refresh();
      page.begin();
      page.pressCell("e5");
      page.wait(() -> page.has("[data-notice='" + notice + "']"));
      page.press("[data-action=dismiss]");
      page.pressCell("c4");
      // The computer may have answered already.
      page.wait(() -> page.stones().keySet().containsAll(Set.of("e5", "c4")));
      assertFalse(page.has("[data-kept]"));
      assertEquals(List.of(), page.errors());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "value.text = 'x', true",
    "'value.text = value.text.replace(\"e5\", \"z99\")', true",
    "value.text = value.text.repeat(5000), true",
    "value.text = 7, true",
    "value.text = '99' + value.text.slice(1), false",
  })
  void alteredGamesAreSetAside(String change, boolean damaged) throws Exception {
    try (GamePage page = GamePage.open(GAME)) {
      page.pressCell("e5");
      waitForKept(page, 1);
      tamper(page, change);
      // Without what else tells the game: the tab's note and the address.
      page.driver().executeScript("sessionStorage.clear();");
      page.go("");
      String notice = damaged ? "set-aside" : "newer-game";
      page.wait(() -> page.has("[data-notice='" + notice + "']"));
      assertFalse(page.has("[data-stone]"));
      assertEquals(damaged ? 0L : 1L, count(page.driver(), "games"));
      assertEquals(damaged ? 1L : 0L, count(page.driver(), "aside"));

      page.begin();
      page.pressCell("e5");
      waitForKept(page, 1);
      assertEquals(List.of(), page.errors());
    }
  }

  /** What the tab has noted is sound, and is gone on with. */
  @Test
  void theNoteOfATabOutlivesDamage() throws Exception {
    try (GamePage page = GamePage.open(GAME)) {
      page.pressCell("e5");
      waitForKept(page, 1);
      tamper(page, "value.text = 'x'");
      page.driver().navigate().refresh();
      page.wait(() -> page.has("[data-notice=set-aside]"));
      page.waitForStones(1);
      page.pressCell("c4");
      waitForKept(page, 2);
      assertEquals(1L, count(page.driver(), "games"));
      assertEquals(1L, count(page.driver(), "aside"));
      assertEquals(List.of(), page.errors());
    }
  }

  /** A clock that runs wild writes such times. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "value.revision = 'first'",
        "value.revision = -1",
        "delete value.updated",
        "value.updated = NaN",
        "value.updated = -4e11",
        "value.updated = 'yesterday'"
      })
  void aTimeOrARevisionThatCannotBeCostsNoGame(String change) throws Exception {
    try (GamePage page = GamePage.open(GAME)) {
      page.pressCell("e5");
      waitForKept(page, 1);
      tamper(page, change);
      page.driver().switchTo().newWindow(WindowType.TAB);
      page.go("");
      page.menu("games");
      page.wait(() -> page.has("[data-action=open-game]"));
      page.press("[data-action=open-game]");
      page.waitForStones(1);
      page.pressCell("c4");
      waitForKept(page, 2);
      assertEquals(1L, count(page.driver(), "games"));
      assertEquals(0L, count(page.driver(), "aside"));
      assertEquals(List.of(), page.errors());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "IDBObjectStore.prototype.add = () => {"
            + " throw new DOMException('', 'QuotaExceededError'); };",
        "const open = IDBDatabase.prototype.transaction;"
            + "IDBDatabase.prototype.transaction = function(names, ...rest) {"
            + "  if ([names].flat().includes('aside')) {"
            + "    throw new DOMException('', 'NotFoundError'); }"
            + "  return open.call(this, names, ...rest); };",
      })
  void damageThatCannotBeSetAsideCostsNoStone(String fault) throws Exception {
    try (GamePage page = GamePage.open(GAME)) {
      page.pressCell("e5");
      waitForKept(page, 1);
      page.driver()
          .executeScript(
              "self.puts = 0; const put = IDBObjectStore.prototype.put;"
                  + "IDBObjectStore.prototype.put = function(...all) {"
                  + "  self.puts++; return put.apply(this, all); };"
                  + fault);
      tamper(page, "value.text = 'x'");
      page.pressCell("c4");
      page.wait(() -> page.has("[data-notice=not-set-aside]"));
      waitForKept(page, 2);
      assertEquals(2L, count(page.driver(), "games"));
      // It is done: nothing goes round.
      page.driver().executeScript("self.puts = 0;");
      page.pressCell("d4");
      waitForKept(page, 3);
      assertEquals(1L, page.driver().executeScript("return self.puts;"));
      assertEquals(List.of(), page.errors());
    }
  }

  private static Object count(ChromeDriver driver, String store) {
    return store(
        driver,
        "db.transaction('%s').objectStore('%s').count().onsuccess = e => end(e.target.result);"
            .formatted(store, store));
  }

  @Test
  void aNewerStoreIsLeftAlone() throws Exception {
    try (GamePage page = GamePage.open("")) {
      page.driver()
          .executeAsyncScript(
              "const open = indexedDB.open('hexstones', 9); const done = arguments[0];"
                  + "open.onsuccess = () => { open.result.close(); done(); };");
      page.driver().navigate().refresh();
      page.wait(() -> page.has("[data-notice=newer-store]"));
      page.begin();
      page.pressCell("e5");
      page.waitForStones(1);
      assertEquals(9L, store(page.driver(), "end(db.version);"));
    }
  }

  @Test
  void aDeletedDatabaseGetsTheGameAgain() throws Exception {
    try (GamePage page = GamePage.open(GAME)) {
      page.pressCell("e5");
      waitForKept(page, 1);
      page.driver()
          .executeAsyncScript(
              "const gone = indexedDB.deleteDatabase('hexstones'); const done = arguments[0];"
                  + "gone.onsuccess = () => done();");
      page.wait(() -> count(page.driver(), "games").equals(1L));
      waitForKept(page, 1);
      page.pressCell("c4");
      waitForKept(page, 2);
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void gamesOfEarlierVersionsStay() throws Exception {
    try (GamePage page = GamePage.open("")) {
      page.driver()
          .executeScript(
              "localStorage.setItem('hexstones.match.old', arguments[0]);",
              "1 1 person,person\nhexstones 1\ngame omega hexhex:5\nmoves\n1. white:e5\n");
      page.driver().navigate().refresh();
      page.press("[data-action=continue]");
      page.waitForStones(1);
      assertEquals(Map.of("e5", "white"), page.stones());
      assertEquals(
          true,
          page.driver()
              .executeScript("return localStorage.getItem('hexstones.match.old') === null"));
    }
  }

  /** Two tabs at one game after a stone on e5; the second is in front. */
  private static String[] twoTabs(GamePage page) {
    ChromeDriver driver = page.driver();
    page.pressCell("e5");
    waitForKept(page, 1);
    String first = driver.getWindowHandle();
    driver.switchTo().newWindow(WindowType.TAB);
    page.go("");
    page.press("[data-action=continue]");
    page.waitForStones(1);
    return new String[] {first, driver.getWindowHandle()};
  }

  @Test
  void anotherTabFollows() throws Exception {
    try (GamePage page = GamePage.open(GAME)) {
      String[] tabs = twoTabs(page);
      page.pressCell("c4");
      waitForKept(page, 2);
      page.driver().switchTo().window(tabs[0]);
      page.waitForStones(2);
      assertTrue(page.has("[data-notice=went-on]"));
      page.pressCell("d4");
      waitForKept(page, 3);
      page.driver().switchTo().window(tabs[1]);
      page.waitForStones(3);
      assertEquals(1L, count(page.driver(), "games"));
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void tabsThatCannotHearEachOtherLoseNothing() throws Exception {
    try (GamePage page = GamePage.open("")) {
      before(page.driver(), DEAF);
      page.driver().navigate().refresh();
      page.go(GAME);
      page.driver().navigate().refresh();
      String[] tabs = twoTabs(page);
      page.pressCell("c4");
      waitForKept(page, 2);
      page.driver().switchTo().window(tabs[0]);
      assertEquals(Map.of("e5", "white"), page.stones());
      page.pressCell("d4");
      page.wait(() -> page.has("[data-notice=forked]"));
      waitForKept(page, 2);
      assertEquals(Map.of("e5", "white", "d4", "black"), page.stones());
      page.driver().switchTo().window(tabs[1]);
      assertEquals(Map.of("e5", "white", "c4", "black"), page.stones());
      assertEquals(2L, count(page.driver(), "games"));
    }
  }

  /** The other tab deletes the game, has it back and plays on: its revision began anew once. */
  @ParameterizedTest
  @CsvSource({"true, put-back", "false, put-back", "true, restore", "false, restore"})
  void stonesOutliveDeletingAndPuttingBack(boolean hearing, String way) throws Exception {
    try (GamePage page = GamePage.open("")) {
      if (!hearing) {
        before(page.driver(), DEAF);
        page.driver().navigate().refresh();
      }
      page.go(GAME);
      String[] tabs = twoTabs(page);
      page.driver().switchTo().window(tabs[0]);
      page.pressCell("c4");
      page.pressCell("d4");
      waitForKept(page, 3);
      page.driver().switchTo().window(tabs[1]);
      page.go("");
      page.menu("games");
      page.press("[data-action=delete-game]");
      page.wait(() -> page.has("[data-action=put-back]"));
      if (way.equals("restore")) {
        page.press("[data-action=deleted-games]");
        page.press("[data-action=restore-game]");
        page.wait(() -> !page.has("[data-action=restore-game]"));
        page.press("[data-action=kept-games]");
      } else {
        page.press("[data-action=put-back]");
      }
      page.press("[data-action=open-game]");
      page.waitForStones(3);
      for (String cell : List.of("f5", "g5", "d5")) {
        page.pressCell(cell);
      }
      waitForKept(page, 6);
      page.driver().switchTo().window(tabs[0]);
      if (hearing) {
        page.waitForStones(6);
        return;
      }
      page.pressCell("e4");
      page.wait(() -> page.has("[data-notice=forked]"));
      waitForKept(page, 4);
      Object texts =
          store(
              page.driver(),
              "db.transaction('games').objectStore('games').getAll().onsuccess ="
                  + " e => end(e.target.result.map(game => game.text).join());");
      assertTrue(texts.toString().contains("f5"), texts::toString);
      assertTrue(texts.toString().contains("e4"), texts::toString);
    }
  }
}
