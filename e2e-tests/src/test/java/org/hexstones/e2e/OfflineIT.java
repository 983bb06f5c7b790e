package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.hexstones.site.StaticServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * After one visit the host is not needed. It is truly gone here: a browser that only pretends so
 * leaks.
 */
final class OfflineIT {
  private static final String CONTROLLED =
      "if (!navigator.serviceWorker.controller) await new Promise(done =>"
          + " navigator.serviceWorker.addEventListener('controllerchange', done, {once: true}));"
          + " return 'controlled';";

  /** The names of all that is kept. */
  private static final String KEPT =
      "const kept = []; for (const name of await caches.keys())"
          + " for (const { url } of await (await caches.open(name)).keys()) kept.push(name + url);"
          + " return kept.sort().join('\\n');";

  private static final String REFUSED = "failed: TypeError: Failed to fetch";

  /** Waits until the first visit has had everything kept. */
  static void keep(GamePage page) {
    assertEquals("controlled", page.ask(CONTROLLED));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/sub/path/"})
  void afterOneVisitEverythingWorksWithoutTheHost(String path) throws Exception {
    StaticServer site = Site.serveAt(path);
    try (GamePage page = GamePage.openAt(site)) {
      keep(page);
      site.close();
      assertEquals(REFUSED, page.ask("return (await fetch('sw.js')).status;"));

      page.driver().navigate().refresh();
      page.wait(() -> page.has("[data-action]"));
      // A link of a stranger's, in a tab of its own: the worker is started from what was kept.
      page.driver().get("about:blank");
      page.go("#new=omny+hexhex:3+seats=computer,person");
      page.waitForStones(1);
      page.driver().get("about:blank");
      page.go("index.html#new=omega+hexhex:3+seats=person,computer");
      page.pressCell("c3");
      page.pressCell("c4");
      page.waitForStones(4);
      page.driver().get("about:blank");
      page.go("no-such-page");
      page.driver().get("about:blank");
      page.go("%23g=" + AddressIT.LINK);
      page.waitForStones(4);
    }
  }

  /** The browser, or the person, has cleared what was kept and left the service worker. */
  @Test
  void aClearedCacheIsFilledAgainAtTheNextVisit() throws Exception {
    StaticServer site = Site.serve();
    try (GamePage page = GamePage.openAt(site)) {
      keep(page);
      String whole = String.valueOf(page.ask(KEPT));
      page.ask("for (const name of await caches.keys()) await caches.delete(name);");
      page.driver().navigate().refresh();
      page.waitForProgram();
      page.wait(() -> whole.equals(page.ask(KEPT)));
      site.close();
      page.driver().get("about:blank");
      page.go("#new=omny+hexhex:3+seats=computer,person");
      page.waitForStones(1);
      assertEquals(REFUSED, page.ask("return (await fetch('sw.js')).status;"));
    }
  }

  @Test
  void otherFilesAreLeftToTheHost() throws Exception {
    StaticServer site = Site.serve();
    try (GamePage page = GamePage.openAt(site)) {
      keep(page);
      String status = "return (await fetch('%s')).status;";
      assertEquals(404L, page.ask(status.formatted("no-such-page")));
      assertEquals(404L, page.ask(status.formatted("../page.js")));
      assertEquals(200L, page.ask(status.formatted("hexstones.html")));
      page.driver().get(site.address() + "folder/of/another");
      assertFalse(page.has("[data-action]"));
      page.driver().get(site.address() + "no-such-page");
      assertFalse(page.has("[data-action]"));
      page.driver().get(site.address().toString());
      site.close();
      assertEquals(REFUSED, page.ask(status.formatted("hexstones.html")));
      assertEquals(REFUSED, page.ask(status.formatted("folder/of/page.js")));
      assertEquals(200L, page.ask(status.formatted("page.js")));
    }
  }
}
