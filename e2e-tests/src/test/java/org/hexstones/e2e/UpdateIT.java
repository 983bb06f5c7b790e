package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.hexstones.site.StaticServer;
import org.hexstones.site.assembly.OfflineList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openqa.selenium.WindowType;

/** A second version of the site is put in the place of the first, while a game is going on. */
final class UpdateIT {
  private static final String ASKED = "[data-action=take-version]";
  private static final List<String> FOREIGN =
      List.of("another application", "hexstones /elsewhere/ 0123456789abcdef");

  private final Path sites;
  private final Path folder;
  private final StaticServer server;
  private final GamePage page;

  UpdateIT(@TempDir Path sites) throws IOException {
    this.sites = sites;
    folder = Site.copyTo(sites.resolve("game"));
    server = StaticServer.start(sites, 0, "/");
    page = GamePage.openAt(server.address().resolve("/game/"));
  }

  @BeforeEach
  void keepTheFirstVersion() {
    OfflineIT.keep(page);
    for (String name : FOREIGN) {
      page.ask("await (await caches.open('" + name + "')).put('/it', new Response('theirs'));");
    }
    page.go("#new=omega+hexhex:3");
    page.pressCell("c3");
    page.pressCell("c4");
    page.pressCell("b4");
    page.waitForStones(3);
  }

  @AfterEach
  void close() throws IOException {
    page.close();
    server.close();
  }

  @Test
  void thePlayerIsAskedAndTheGameGoesOn() throws IOException {
    Map<String, String> stones = page.stones();
    List<String> first = caches();
    release();
    update();
    page.wait(() -> page.has(ASKED));
    assertEquals(1, version(), "not before the player agrees");
    assertEquals(first.size() + 1, caches().size(), "both are there, whole");

    // Not after a reload either; and the question comes again.
    page.driver().navigate().refresh();
    page.wait(() -> page.has(ASKED));
    assertEquals(1, version());
    assertEquals(stones, page.stones());

    page.press(ASKED);
    page.wait(() -> version() == 2);
    page.wait(() -> page.stones().equals(stones));
    assertEquals("black", page.turn());
    assertFalse(page.has(ASKED));
    assertEquals(1, ours().size());
    assertFalse(first.contains(ours().get(0)));
    assertTrue(caches().containsAll(FOREIGN));

    server.close();
    page.driver().navigate().refresh();
    page.wait(() -> page.stones().equals(stones));
    assertEquals(2, version());
    assertEquals(List.of(), page.errors());
  }

  @Test
  void thePlayerMayLeaveItForLater() throws IOException {
    release();
    update();
    page.press("[data-action=leave-version]");
    page.wait(() -> !page.has(ASKED));
    page.pressCell("a3");
    page.waitForStones(4);
    assertEquals(1, version());
  }

  /** What a tab would lose with a reload. */
  enum Loss {
    LIVE_GAME,
    GAME_IN_MEMORY
  }

  @ParameterizedTest
  @EnumSource
  void anotherTabWithSomethingToLoseIsWaitedFor(Loss loss) throws IOException {
    release();
    update();
    String own = page.driver().getWindowHandle();
    String other = openTabWith(loss);
    page.driver().switchTo().window(own);
    page.press(ASKED);
    page.find("[data-notice=version-held]");
    assertTrue(page.has(ASKED), "to be pressed again once the other is done");
    assertEquals(1, version());
    page.driver().switchTo().window(other);
    assertTrue(isMarked());

    page.driver().close();
    page.driver().switchTo().window(own);
    page.wait(this::isTaken);
    page.waitForStones(3);
  }

  /** The browser tells some time later that a tab is gone, so it is asked again until it has. */
  private boolean isTaken() {
    if (version() == 1 && page.has(ASKED)) {
      page.press(ASKED);
    }
    return version() == 2;
  }

  /** As where a browser has no locks, or where the other version heals one that cannot be shown. */
  @ParameterizedTest
  @EnumSource
  void aTabWithSomethingToLoseIsAskedAfterwards(Loss loss) throws IOException {
    release();
    update();
    String own = page.driver().getWindowHandle();
    String other = openTabWith(loss);
    page.driver().switchTo().window(own);
    page.driver()
        .executeScript(
            "navigator.serviceWorker.getRegistration()"
                + ".then(kept => kept.waiting.postMessage('take over'));");
    page.wait(() -> version() == 2);
    page.driver().switchTo().window(other);
    page.wait(() -> page.has(ASKED));
    assertTrue(isMarked());
    if (loss == Loss.LIVE_GAME) {
      // The dialog with the code lies over the question.
      page.press("dialog [data-action=close]");
    }
    page.press(ASKED);
    if (loss == Loss.LIVE_GAME) {
      page.wait(() -> version() == 2);
    } else {
      page.wait(() -> page.has("[data-notice=not-kept]"));
      assertTrue(isMarked());
    }
  }

  private String openTabWith(Loss loss) {
    page.driver().switchTo().newWindow(WindowType.TAB);
    page.go("");
    page.driver()
        .executeScript(
            "self.isMarked = true; if (arguments[0]) IDBObjectStore.prototype.put = () => {"
                + " throw new DOMException('', 'QuotaExceededError'); };",
            loss == Loss.GAME_IN_MEMORY);
    if (loss == Loss.LIVE_GAME) {
      LivePages.inviteTo(page, "omega+hexhex:3+seats=person,link");
    } else {
      page.go("#new=omega+hexhex:3");
      page.pressCell("c3");
      page.find("[data-notice=full]");
    }
    assertTrue(isMarked());
    return page.driver().getWindowHandle();
  }

  /** Whether this tab has not been loaded again. */
  private boolean isMarked() {
    return Boolean.TRUE.equals(page.driver().executeScript("return self.isMarked === true"));
  }

  /** How the second version may be damaged on its host. */
  enum Damage {
    MISSING,
    HALF,
    MIXED
  }

  @ParameterizedTest
  @EnumSource
  void incompleteVersionsAreNeverUsed(Damage damage) throws IOException {
    List<String> before = caches();
    byte[] old = Files.readAllBytes(folder.resolve("style.css"));
    release();
    Path worker = folder.resolve("worker.js");
    switch (damage) {
      case MISSING -> Files.delete(worker);
      case HALF -> {
        byte[] whole = Files.readAllBytes(worker);
        Files.write(worker, Arrays.copyOf(whole, whole.length / 2));
      }
      case MIXED -> Files.write(folder.resolve("style.css"), old);
    }
    update();
    assertEquals("active", states());
    assertEquals(before, caches());
    assertFalse(page.has(ASKED));

    server.close();
    page.driver().navigate().refresh();
    page.waitForStones(3);
    assertEquals(1, version());
    page.go("#new=omny+hexhex:3+seats=computer,person");
    page.waitForStones(1);
  }

  @Test
  void remainsOfACutAttemptAreRemoved() throws IOException {
    String half = "hexstones /game/ half";
    page.ask("await (await caches.open('" + half + "')).add('style.css');");
    assertTrue(caches().contains(half));
    release();
    update();
    assertFalse(caches().contains(half));
    assertEquals(2, ours().size());
  }

  @Test
  void clearedCacheIsNotFilledByAnotherVersion() throws IOException {
    String first = ours().get(0);
    page.ask("await (await caches.open('" + first + "')).delete('style.css');");
    release();
    // Its page is still kept, and a part of another version would not fit it.
    assertEquals(
        "failed: TypeError: Failed to fetch", page.ask("return (await fetch('style.css')).url;"));
    page.ask("await caches.delete('" + first + "');");
    page.driver().navigate().refresh();
    page.waitForStones(3);
    assertEquals(2, version(), "the host's, for nothing is kept");
    update();
    assertEquals(1, ours().size());
    assertFalse(ours().contains(first));
  }

  @Test
  void anotherCopyOnTheSameHostIsItsOwn() throws IOException {
    Site.copyTo(sites.resolve("other"));
    page.driver().get(server.address() + "other/");
    OfflineIT.keep(page);
    page.go("");
    page.waitForStones(3);
    List<String> both = caches();
    release();
    update();
    page.press(ASKED);
    page.wait(() -> version() == 2);
    List<String> after = caches();
    assertEquals(both.size(), after.size());
    page.driver().get(server.address() + "other/");
    page.wait(() -> page.has("[data-action]"));
    assertEquals(1, version());
    both.removeIf(name -> name.startsWith("hexstones /game/"));
    assertTrue(after.containsAll(both));
  }

  /** Changes the style, and with it the list of files. */
  private void release() throws IOException {
    Path style = folder.resolve("style.css");
    Files.writeString(style, ":root { --version: 2; }\n", StandardOpenOption.APPEND);
    OfflineList.write(folder);
  }

  /**
   * Has the browser look for a new version, and waits until it has it or has given it up. To be
   * called before a second tab is opened: on a busy machine Chromium then often never answers, and
   * asks the server for nothing.
   */
  private void update() {
    page.ask(
        "const kept = await navigator.serviceWorker.getRegistration();"
            + " await kept.update().catch(() => {});"
            + " const next = kept.installing;"
            + " if (next?.state === 'installing') await new Promise(done =>"
            + " next.addEventListener('statechange', () => done()));");
  }

  private String states() {
    Object states =
        page.ask(
            "const kept = await navigator.serviceWorker.getRegistration();"
                + " return ['installing', 'waiting', 'active'].filter(s => kept[s]).join();");
    return String.valueOf(states);
  }

  private int version() {
    Object style =
        page.driver()
            .executeScript(
                "return getComputedStyle(document.documentElement)"
                    + ".getPropertyValue('--version').trim()");
    return "2".equals(style) ? 2 : 1;
  }

  private List<String> caches() {
    List<?> names = (List<?>) Objects.requireNonNull(page.ask("return await caches.keys();"));
    return new ArrayList<>(names.stream().map(String::valueOf).sorted().toList());
  }

  private List<String> ours() {
    return caches().stream().filter(name -> name.startsWith("hexstones /game/")).toList();
  }
}
