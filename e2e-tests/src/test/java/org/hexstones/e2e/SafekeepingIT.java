package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.deque.html.axecore.results.Rule;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.chrome.ChromeDriver;

/** Whether the browser keeps the games, and copies of them. */
final class SafekeepingIT {
  private static final String GAME = "#new=omega+hexhex:3+seats=person,person";

  /** Counts the questions to the browser in the tab's store. */
  private static final String COUNTED =
      "const persist = StorageManager.prototype.persist;"
          + "StorageManager.prototype.persist = function() {"
          + "  sessionStorage.asked = Number(sessionStorage.asked || 0) + 1;"
          + "  return persist.call(this); };";

  /** A file of the browser's own in the place of one that the person chooses. */
  private static final String CHOSEN =
      "self.showSaveFilePicker = async options => {"
          + "  sessionStorage.chosen = Number(sessionStorage.chosen || 0) + 1;"
          + "  const folder = await navigator.storage.getDirectory();"
          + "  return folder.getFileHandle(options.suggestedName, { create: true }); };";

  /** Runs before anything of the page, at every load from now on. */
  private static void before(ChromeDriver driver, String script) {
    driver.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
  }

  private static GamePage opened(String script) throws Exception {
    GamePage page = GamePage.openAt(Site.serve());
    before(page.driver(), script);
    page.driver().navigate().refresh();
    page.waitForProgram();
    return page;
  }

  private static String noted(GamePage page, String key) {
    return String.valueOf(
        page.driver().executeScript("return sessionStorage.getItem(arguments[0])", key));
  }

  private static void play(GamePage page, String cell) {
    page.go(GAME);
    page.pressCell(cell);
    page.wait(() -> page.has("[data-kept='1']"));
  }

  private static void checkAccessible(GamePage page) {
    List<Rule> found = Axe.violations(page.driver());
    assertEquals(List.of(), found.stream().map(Rule::getId).toList());
  }

  @Test
  void browserIsAskedOnceAndShowsItsAnswer() throws Exception {
    try (GamePage page = opened(COUNTED)) {
      play(page, "c3");
      page.menu("games");
      page.wait(() -> page.has("[data-lasts=false] [data-action=keep-games]"));
      assertTrue(page.find("[data-lasts]").getText().contains("MB"));
      checkAccessible(page);
      assertEquals("null", noted(page, "asked"));
      page.driver()
          .executeCdpCommand(
              "Browser.grantPermissions", Map.of("permissions", List.of("durableStorage")));
      page.press("[data-action=keep-games]");
      page.wait(() -> page.has("[data-lasts=true]"));
      assertFalse(page.has("[data-action=keep-games]"));
      assertEquals(
          "export-games", page.driver().switchTo().activeElement().getDomAttribute("data-action"));
      assertEquals("1", noted(page, "asked"));
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void gameThatHasEndedAsksTheBrowserOnce() throws Exception {
    try (GamePage page = opened(COUNTED)) {
      for (int game = 0; game < 2; game++) {
        play(page, "c3");
        page.press("[data-action=resign]");
        page.press("[data-action=confirm-resign]");
        page.wait(() -> page.has("[data-winner]"));
      }
      assertEquals("1", noted(page, "asked"));
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void browserWithoutAStorageManagerChangesNothing() throws Exception {
    try (GamePage page =
        opened("Object.defineProperty(navigator, 'storage', { get() { throw new Error(); } });")) {
      play(page, "c3");
      page.press("[data-action=resign]");
      page.press("[data-action=confirm-resign]");
      page.menu("games");
      page.wait(() -> page.has("[data-games='1'][data-whole]"));
      assertFalse(page.has("[data-lasts]"));
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void secondCopyGoesIntoTheSameFile() throws Exception {
    try (GamePage page = opened(CHOSEN)) {
      play(page, "c3");
      export(page);
      assertEquals(1, gamesInFile(page));
      page.driver().navigate().refresh();
      page.waitForProgram();
      play(page, "c4");
      export(page);
      assertEquals(2, gamesInFile(page));
      assertEquals("1", noted(page, "chosen"));
      checkAccessible(page);
      page.press("[data-action=export-elsewhere]");
      page.wait(() -> noted(page, "chosen").equals("2"));
      assertEquals(List.of(), page.errors());
    }
  }

  private static void export(GamePage page) {
    page.menu("games");
    page.press("[data-action=export-games]");
    page.wait(() -> page.has("[data-notice=copy-saved]"));
  }

  private static long gamesInFile(GamePage page) {
    Object text =
        page.ask(
            "const folder = await navigator.storage.getDirectory();"
                + "const file = await folder.getFileHandle('hexstones-games.txt');"
                + "done(await (await file.getFile()).text());");
    return Objects.requireNonNull(text)
        .toString()
        .lines()
        .filter(l -> l.startsWith("kept "))
        .count();
  }

  @Test
  void forgetfulBrowserOffersACopyOnceAMonth() throws Exception {
    try (GamePage page =
        opened(
            CHOSEN
                + "Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.'"
                + " });")) {
      play(page, "c3");
      page.press("[data-action=new]");
      page.wait(() -> stored(page).startsWith("1 "));
      assertFalse(page.has("[data-offer]"));
      page.driver().executeScript("localStorage['hexstones.safekeeping'] = '1 5'");
      page.driver().navigate().refresh();
      page.waitForProgram();
      page.wait(() -> page.has("[data-offer=copy]"));
      checkAccessible(page);
      page.press("[data-action=save-copy]");
      page.wait(() -> !page.has("[data-offer]"));
      assertEquals(1, gamesInFile(page));
      page.driver().navigate().refresh();
      page.waitForProgram();
      assertFalse(page.has("[data-offer]"));
      assertTrue(stored(page).length() > "1 5".length());
      assertEquals(List.of(), page.errors());
    }
  }

  private static String stored(GamePage page) {
    return String.valueOf(
        page.driver().executeScript("return localStorage['hexstones.safekeeping']"));
  }
}
