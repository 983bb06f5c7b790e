package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.hexstones.site.StaticServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.WindowType;

/**
 * What may break under a page breaks, in mid-game: the game is as it was, it goes on where it can,
 * and a notice says so. What concerns keeping is in {@link KeepingIT}, versions in {@link
 * UpdateIT}, a missing WebAssembly in {@link BuildsIT}; docs/testing.md has the list.
 */
final class FaultIT {
  private static final String COMPUTER_NEXT = "#new=omega+hexhex:5+seats=person,computer";

  /** The first worker suffers something as soon as it is heard of for the first time. */
  private static final String SUFFERS =
      "const Real = Worker; self.workers = [];"
          + "self.Worker = class extends Real { constructor(address) { super(address);"
          + "  workers.push(this);"
          + "  if (workers.length === 1)"
          + "    this.addEventListener('message', () => { %s }, { once: true }); } };";

  /** Runs before anything of the page, from now on. */
  private static void before(GamePage page, String script) {
    page.driver()
        .executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
    page.driver().navigate().refresh();
  }

  private static void cdp(GamePage page, String command, String key, Object value) {
    page.driver().executeCdpCommand(command, Map.of(key, value));
  }

  @ParameterizedTest
  @ValueSource(strings = {"this.terminate();", "this.postMessage('nonsense');"})
  void aWorkerThatDiesInMidSearchIsReplaced(String death) throws Exception {
    try (GamePage page = GamePage.open("")) {
      before(page, SUFFERS.formatted(death));
      page.go(COMPUTER_NEXT);
      page.pressCell("e5");
      page.pressCell("c4");
      page.wait(() -> page.has("[data-notice=worker-restarted]"));
      page.waitForStones(4);
      assertEquals("white", page.stones().get("e5"));
      assertEquals("black", page.stones().get("c4"));
      assertEquals(2L, page.driver().executeScript("return workers.length"));
      assertFalse(page.has("[data-notice=worker-restarted]"), "it is over, and no longer shown");
    }
  }

  @Test
  void withoutAnyWorkerTheGameWaitsAndSaysSo(@TempDir Path folder) throws Exception {
    Path site = Site.copyTo(folder.resolve("site"));
    Files.delete(site.resolve("worker-boot.js"));
    try (GamePage page = GamePage.openAt(StaticServer.start(site, 0, "/"))) {
      page.go(COMPUTER_NEXT);
      page.pressCell("e5");
      page.pressCell("c4");
      page.wait(() -> page.has("[data-notice=worker-lost]"));
      assertEquals(Map.of("e5", "white", "c4", "black"), page.stones());
      // People can play on without it.
      page.go("#new=omega+hexhex:5");
      page.pressCell("e5");
      page.waitForStones(1);
    }
  }

  /** Privacy settings leave out the constructor, or have it throw. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "delete self.Worker;",
        "self.Worker = class { constructor() { throw new DOMException('', 'SecurityError'); } };"
      })
  void whereNoWorkerCanBeConstructedEveryStoneIsKept(String refusal) throws Exception {
    try (GamePage page = GamePage.open("")) {
      before(page, refusal);
      page.go(COMPUTER_NEXT);
      page.pressCell("e5");
      page.pressCell("c4");
      page.wait(() -> page.has("[data-notice=worker-lost]"));
      page.wait(() -> page.has("[data-kept='2']"));
      page.driver().navigate().refresh();
      page.waitForStones(2);
      assertEquals(Map.of("e5", "white", "c4", "black"), page.stones());
      page.go("#new=omega+hexhex:5");
      page.pressCell("e5");
      page.wait(() -> page.has("[data-kept='1']"));

      page.press("[data-action=analyse]");
      page.wait(() -> page.has("[data-screen=study] [data-cell]"));
      page.waitForStones(1);
      page.press("[data-input=engine]");
      page.wait(() -> page.has("[data-notice=worker-lost]"));
      page.press("[data-action=review]");
      page.wait(() -> page.has("[data-action=review]:not(:disabled)"));
      page.press("[data-input=engine]");
      page.pressCell("c4");
      page.wait(() -> page.has("[data-kept='2']"));
      page.driver().navigate().refresh();
      page.waitForStones(2);
      assertEquals(List.of(), page.errors());
    }
  }

  /** What makes the page nicer may be missing, or forbidden. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "delete self.ResizeObserver;",
        "delete self.BroadcastChannel;",
        "Object.defineProperty(Navigator.prototype, 'serviceWorker',"
            + " { get() { throw new DOMException('', 'SecurityError'); } });",
      })
  void refusalsOfTheBrowserCostNoGame(String refusal) throws Exception {
    try (GamePage page = GamePage.open("")) {
      before(page, refusal);
      page.waitForProgram();
      page.begin();
      page.wait(() -> page.has("[data-cell]"));
      page.press("[data-cell]:not([data-stone])");
      page.wait(() -> page.has("[data-kept='1']"));
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void aTabFrozenInMidSearchGoesOnWhenItIsThawed() throws Exception {
    try (GamePage page = GamePage.open(COMPUTER_NEXT)) {
      page.pressCell("e5");
      page.pressCell("c4");
      cdp(page, "Page.setWebLifecycleState", "state", "frozen");
      Thread.sleep(5000);
      cdp(page, "Page.setWebLifecycleState", "state", "active");
      // Frozen tabs are hidden ones, and nothing is drawn in these: it is come back to.
      String tab = page.driver().getWindowHandle();
      page.driver().switchTo().newWindow(WindowType.TAB);
      page.driver().close();
      page.driver().switchTo().window(tab);
      page.driver().executeCdpCommand("Page.bringToFront", Map.of());
      page.waitForStones(4);
      assertFalse(page.has("[data-notice]"), "nothing was wrong");
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void scarceMemoryLosesNothing() throws Exception {
    try (GamePage page = GamePage.open(COMPUTER_NEXT)) {
      page.pressCell("e5");
      page.pressCell("c4");
      for (int i = 0; i < 5; i++) {
        cdp(page, "Memory.simulatePressureNotification", "level", "critical");
        page.driver().executeCdpCommand("HeapProfiler.collectGarbage", Map.of());
      }
      page.waitForStones(4);
      assertEquals("white", page.stones().get("e5"));
      assertEquals(List.of(), page.errors());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"-4e11", "4e12", "-3e12", "NaN"})
  void aClockThatJumpsChangesNothing(String millis) throws Exception {
    try (GamePage page = GamePage.open("")) {
      before(
          page,
          "const real = Date.now; self.jump = 0; Date.now = () => real() + self.jump;"
              + "const ran = performance.now.bind(performance);"
              + "performance.now = () => ran() + self.jump / 1000;");
      page.go(COMPUTER_NEXT);
      page.pressCell("e5");
      page.wait(() -> page.has("[data-kept='1']"));
      page.driver().executeScript("self.jump = " + millis + ";");
      page.pressCell("c4");
      page.waitForStones(4);
      page.wait(() -> page.has("[data-kept='4']"));
      Map<String, String> stones = page.stones();
      page.driver().navigate().refresh();
      page.waitForStones(4);
      assertEquals(stones, page.stones());
      assertEquals(List.of(), page.errors());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"localStorage", "sessionStorage"})
  void aStoreForSettingsThatThrowsCostsNoGame(String store) throws Exception {
    try (GamePage page = GamePage.open("")) {
      before(
          page,
          "Object.defineProperty(self, '"
              + store
              + "', { get() { throw new DOMException('', 'SecurityError'); } });");
      page.go("#new=omega+hexhex:5");
      page.pressCell("e5");
      page.wait(() -> page.has("[data-kept='1']"));
      page.driver().get("about:blank");
      page.go("");
      page.wait(() -> page.has("[data-action=continue]") || page.stones().size() == 1);
      assertEquals(List.of(), page.errors());
    }
  }
}
