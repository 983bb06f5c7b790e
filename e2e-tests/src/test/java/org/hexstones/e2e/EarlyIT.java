package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.hexstones.site.StaticServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/** What is shown and can be done before the program is there. */
final class EarlyIT {
  private static @TempDir Path folder;
  private static StaticServer site;

  /** The page without what only one of the two has. */
  private static final String PICTURE =
      "const page = document.querySelector('.page').cloneNode(true);"
          + "page.removeAttribute('data-early');"
          + "for (const option of page.querySelectorAll('option')) option.removeAttribute('selected');"
          + "for (const field of page.querySelectorAll('input')) {"
          + "  field.removeAttribute('value'); field.removeAttribute('checked'); }"
          + "return page.outerHTML;";

  private static final String WATCH =
      "self.early = false;"
          + "new MutationObserver(() => {"
          + "  if (document.querySelector('[data-early]')) self.early = true;"
          + "}).observe(document, { childList: true, subtree: true });";

  /** A site whose program begins on request. */
  @BeforeAll
  static void serve() throws IOException {
    Path boot = Site.copyTo(folder.resolve("site")).resolve("boot.js");
    Files.writeString(boot, "self.begin = () => {" + Files.readString(boot) + "};");
    site = StaticServer.start(folder.resolve("site"), 0, "/");
  }

  @AfterAll
  static void stop() throws IOException {
    site.close();
  }

  private static GamePage early(Browser browser, String languages) {
    String agent = String.valueOf(browser.driver().executeScript("return navigator.userAgent"));
    browser
        .driver()
        .executeCdpCommand(
            "Emulation.setUserAgentOverride",
            Map.of("userAgent", agent, "acceptLanguage", languages));
    browser.driver().get(site.address().toString());
    GamePage page = GamePage.in(browser, site);
    page.wait(() -> page.has("[data-early]"));
    return page;
  }

  /** Lets the program begin, which comes once what stands there is painted. */
  private static void begin(GamePage page) {
    page.wait(() -> Boolean.TRUE.equals(script(page, "return typeof begin === 'function';")));
    script(page, "return begin() ?? true;");
  }

  private static final String BOARD = "[data-early] [data-cell]";

  /** Begins the offered game by its first stone, which the first program draws. */
  private static void start(GamePage page) {
    page.pressCell("e5");
    page.waitForStones(1);
  }

  /**
   * Errors of the console, without the warning that a preloaded file is used late: here the program
   * waits until the test lets it begin.
   */
  private static List<String> errors(GamePage page) {
    return page.errors().stream()
        .filter(error -> !error.contains("was preloaded using link preload but not used within"))
        .toList();
  }

  private static Object script(GamePage page, String code) {
    return Objects.requireNonNull(page.driver().executeScript(code));
  }

  @ParameterizedTest
  @ValueSource(strings = {"en-US,en", "fr,es-MX,en", "ja"})
  void theProgramTakesOverTheScreenAsItIs(String languages) {
    try (Browser browser = Browser.start()) {
      GamePage page = early(browser, languages);
      String before = String.valueOf(script(page, PICTURE));
      script(page, "document.querySelector('.tile').mark = 'the same'; return true;");
      begin(page);
      page.waitForProgram();
      page.wait(() -> !page.has("[data-later]"));
      assertEquals(before, script(page, PICTURE));
      assertEquals("the same", script(page, "return document.querySelector('.tile').mark;"));
      assertEquals(List.of(), errors(page));
    }
  }

  /** Between the program's question what was placed and its first picture. */
  @Test
  void aGameThatIsBegunAsTheProgramComesIsBegun() {
    try (Browser browser = Browser.start()) {
      GamePage page = early(browser, "en");
      script(
          page,
          "new MutationObserver((_, watch) => {"
              + "  const start = document.querySelector('[data-asked] [data-cell=e5]');"
              + "  if (!start) return; watch.disconnect();"
              + "  start.dispatchEvent(new PointerEvent('click', { bubbles: true }));"
              + "}).observe(document, { subtree: true, attributes: true }); return true;");
      begin(page);
      page.wait(() -> page.has("[data-cell]") && !page.has("[data-early]"));
      page.waitForStones(1);
      assertEquals("white", page.stones().get("e5"));
      assertEquals(List.of(), errors(page));
    }
  }

  @Test
  void earlyPressesAreCarriedOut() {
    try (Browser browser = Browser.start()) {
      GamePage page = early(browser, "en");
      page.press("[data-game=sunder]");
      page.press("[data-action=friend]");
      page.find("[data-waits]");
      assertTrue(page.has("[data-early]"));
      begin(page);
      page.wait(() -> page.has("dialog [data-action=friend-here]") && !page.has("[data-waits]"));
      page.press("[data-action=friend-here]");
      page.wait(() -> page.has("[data-turn=black]"));
      assertEquals(List.of(), errors(page));
    }
  }

  @ParameterizedTest
  @CsvSource({"1200, 800", "400, 800"})
  void aGameThatWasBegunBeforeGoesOn(int width, int height) {
    try (Browser browser = Browser.start()) {
      GamePage page = early(browser, "es");
      page.resize(width, height);
      start(page);
      page.pressCell("e5");
      page.pressCell("c4");
      page.pressCell("d4");
      page.waitForStones(TURN.size());
      assertEquals(TURN, page.stones());

      page.driver().navigate().refresh();
      page.waitForStones(2);
      assertTrue(page.has("[data-early]"));
      assertEquals(TURN, page.stones());
      String place = script(page, PLACE).toString();
      script(page, "return document.querySelector('[data-cell=e5]').mark = 'the same';");

      begin(page);
      page.waitForProgram();
      page.waitForStones(4);
      assertTrue(page.stones().entrySet().containsAll(TURN.entrySet()));
      assertEquals(place, script(page, PLACE));
      assertEquals(
          "the same", script(page, "return document.querySelector('[data-cell=e5]').mark;"));
      page.driver().navigate().refresh();
      begin(page);
      page.waitForProgram();
      page.waitForStones(4);
      assertEquals(List.of(), errors(page));
    }
  }

  private static final Map<String, String> TURN = Map.of("e5", "white", "c4", "black");

  /**
   * The outline of a cell and of its stone, and whether a group lacks its size. The mark on the
   * stone is left out: it is another one when the computer's answer joins the stone.
   */
  private static final String PLACE =
      "return [...document.querySelectorAll('[data-cell=e5] .hex, [data-cell=e5] circle')]"
          + ".map(e => ['d', 'cx', 'cy', 'r'].map(name => e.getAttribute(name))).join()"
          + " + (!document.querySelector('.bond') || document.querySelector('.stone .size')"
          + " ? '' : ' without sizes');";

  /** Widths and heights of windows. */
  private static final int[][] WINDOWS = {
    {360, 740},
    {320, 568},
    {375, 553},
    {600, 960},
    {768, 1024},
    {820, 1180},
    {1024, 1366},
    {700, 560},
    {844, 390},
    {900, 900},
    {960, 1080},
    {1024, 768},
    {1280, 850},
    {1920, 1080}
  };

  @Test
  void theFirstBoardLiesAsTheProgramHasIt() {
    try (Browser browser = Browser.start()) {
      for (int[] window : WINDOWS) {
        GamePage page = early(browser, "en");
        page.driver()
            .executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of(
                    "width",
                    window[0],
                    "height",
                    window[1],
                    "deviceScaleFactor",
                    1,
                    "mobile",
                    false));
        start(page);
        Object before = script(page, PLACE);
        begin(page);
        page.waitForProgram();
        assertEquals(before, script(page, PLACE), window[0] + "x" + window[1]);
        page.forget();
      }
    }
  }

  @Test
  void theFirstBoardIsPlayedByKeysToo() {
    try (Browser browser = Browser.start()) {
      GamePage page = early(browser, "en");
      page.find("[data-cell=e5]").sendKeys(Keys.ENTER);
      page.waitForStones(1);
      assertEquals("e5", script(page, "return document.activeElement.dataset.cell;"));
      assertEquals(Map.of("e5", "white"), page.stones());
      assertEquals("white on e5. Now a black stone, 2 of 2", script(page, SAID));
      type(page, Keys.ARROW_RIGHT);
      type(page, Keys.ARROW_RIGHT);
      type(page, Keys.ENTER);
      begin(page);
      page.waitForProgram();
      page.waitForStones(4);
      assertEquals("white", page.stones().get("e5"));
      assertEquals("black", page.stones().get("g5"));
      assertEquals(List.of(), errors(page));
    }
  }

  private static final String SAID =
      "return document.querySelector('[role=status].unseen').textContent;";

  private static void type(GamePage page, Keys key) {
    page.driver().switchTo().activeElement().sendKeys(key);
  }

  @Test
  void otherTabsDoNotDisturbTheStart() {
    try (Browser browser = Browser.start()) {
      GamePage page = early(browser, "en");
      page.pressCell("e5");
      script(page, "localStorage.setItem('hexstones.settings', '1 en auto'); return true;");
      script(
          page,
          "localStorage.setItem('hexstones.form', '1 person,person omega hexhex:3');"
              + "return true;");
      page.driver().navigate().refresh();
      page.waitForStones(1);
      assertEquals(Map.of("e5", "white"), page.stones());
      begin(page);
      page.waitForProgram();
      assertEquals(Map.of("e5", "white"), page.stones());
      assertEquals(61, page.driver().findElements(By.cssSelector("[data-cell]")).size());
    }
  }

  @Test
  void aReloadAtTheTakeOverKeepsStonesAndOpponent() {
    try (Browser browser = Browser.start()) {
      GamePage page = early(browser, "en");
      page.pressCell("e5");
      script(page, "addEventListener('hexstones-drawn', () => location.reload()); return true;");
      script(page, "self.old = true; return true;");
      begin(page);
      page.wait(() -> script(page, "return !!self.old;").equals(false));
      begin(page);
      page.waitForProgram();
      page.waitForStones(1);
      page.pressCell("c4");
      page.waitForStones(4);
    }
  }

  @Test
  void theLastAddressIsShownAndNoStoneIsLost() {
    String game = "#new=omega+hexhex:3+seats=person,person";
    String study = "#study=13Gw1fGLhPTN0F127v1or";
    try (Browser browser = Browser.start()) {
      GamePage page = early(browser, "en");
      go(page, game);
      page.wait(() -> page.has(BOARD));
      page.pressCell("c3");
      leaveFor(page, study);
      page.wait(() -> page.has("[data-screen=study] [data-cell]"));
      assertEquals(study, script(page, "return location.hash;"));

      page.driver().navigate().back();
      page.wait(() -> page.has(BOARD));
      begin(page);
      page.waitForProgram();
      assertEquals(Map.of("c3", "white"), page.stones());

      go(page, study);
      leaveFor(page, game);
      page.waitForProgram();
      assertEquals(Map.of(), page.stones());
      assertEquals(19, page.driver().findElements(By.cssSelector("[data-cell]")).size());
      assertEquals(List.of(), errors(page));
    }
  }

  private static void go(GamePage page, String fragment) {
    page.driver().get("about:blank");
    page.driver().get(site.address() + fragment);
  }

  /** Goes to another address before the program begins, and lets the program of that one begin. */
  private static void leaveFor(GamePage page, String fragment) {
    script(page, "self.old = true; return location.hash = '" + fragment + "';");
    begin(page);
    page.wait(() -> script(page, "return !!self.old;").equals(false));
    begin(page);
  }

  @Test
  void missingProgramIsReported() {
    try (Browser browser = Browser.start()) {
      browser.block("page.js");
      GamePage page = early(browser, "ja");
      page.wait(() -> page.has("[data-failed]"));
      page.pressCell("e5");
      browser.block("nothing");
      page.press("[data-action=load-again]");
      page.wait(() -> !page.has("[data-failed]") && page.has("[data-stone]"));
      begin(page);
      page.waitForProgram();
      assertEquals(Map.of("e5", "white"), page.stones());
    }
  }

  @Test
  void returningVisitorsSeeOneScreen() throws Exception {
    try (GamePage page = GamePage.open("")) {
      script(page, "localStorage.setItem('hexstones.settings', '1 en auto'); return true;");
      page.driver()
          .executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", WATCH));
      page.go("");
      assertEquals(false, script(page, "return self.early;"));

      script(page, "localStorage.clear(); return true;");
      page.go("");
      assertEquals(true, script(page, "return self.early;"));
    }
  }
}
