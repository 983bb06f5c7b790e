package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.hexstones.site.StaticServer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Addresses that were changed on the way, and those that mean nothing. */
@Timeout(300)
final class AddressIT {
  static final String LINK = FirstIT.link("omega hexhex:4", 4).substring("#g=".length());

  private static @Nullable Object hash(GamePage page) {
    return page.driver().executeScript("return location.hash");
  }

  private static void type(GamePage page, String fragment) {
    page.driver().executeScript("location.hash = arguments[0]", fragment);
  }

  @Test
  void aChangedAddressOpensTheSameGame() throws Exception {
    for (String fragment :
        List.of("#G=" + LINK + ".", "##g%3D" + LINK, "#g=" + LINK + "%20&utm_source=x")) {
      try (GamePage page = GamePage.open(fragment)) {
        page.waitForStones(4);
        page.wait(() -> ("#g=" + LINK).equals(hash(page)));
        assertFalse(page.has("[data-notice]"));
        type(page, "#Study%3D" + LINK + ")");
        page.wait(() -> page.has("[data-screen=study]"));
        page.waitForStones(4);
        assertEquals(List.of(), page.errors());
      }
    }
  }

  @Test
  void anUnknownAddressIsRefusedAndStays() throws Exception {
    try (GamePage page = GamePage.open("#Foo=1")) {
      page.wait(() -> page.has("[data-notice=bad-address]"));
      assertEquals("#Foo=1", hash(page));
      page.begin();
      page.wait(() -> String.valueOf(hash(page)).startsWith("#g="));
      page.pressCell("d4");
      page.waitForStones(1);
      page.driver().executeScript("dispatchEvent(new Event('pagehide'))");
      Object game = hash(page);
      type(page, "#g%3D1damaged.");
      page.wait(() -> page.has("[data-notice=bad-link]"));
      type(page, "#Bar=2");
      page.wait(() -> page.has("[data-notice=bad-address]"));
      page.waitForStones(1);
      page.driver().executeScript("dispatchEvent(new Event('pagehide'))");
      assertEquals("#Bar=2", hash(page));
      page.pressCell("d5");
      // The computer may have answered already.
      page.wait(() -> page.stones().size() >= 2);
      page.wait(() -> String.valueOf(hash(page)).startsWith("#g=1"));
      assertNotEquals(game, hash(page));
      page.driver().navigate().refresh();
      page.waitForProgram();
      // With the computer's answer.
      page.waitForStones(4);
      game = hash(page);
      page.driver().navigate().back();
      page.wait(() -> page.has("[data-notice=bad-address]"));
      assertEquals("#Bar=2", hash(page));
      page.waitForStones(4);
      page.driver().navigate().forward();
      page.wait(() -> !"#Bar=2".equals(hash(page)));
      assertEquals(game, hash(page));
      assertEquals(List.of(), page.errors());
    }
  }

  /** A program on the way has encoded the sign, so the host is asked for another page. */
  @Test
  void anEncodedNumberSignLeadsToTheGame() throws Exception {
    try (StaticServer site = Site.serve();
        Browser browser = Browser.start()) {
      GamePage page = GamePage.in(browser, site);
      for (String path : List.of("%23g=", "%23G%3D", "index.html%23g=")) {
        browser.driver().get(site.address() + path + LINK);
        page.wait(() -> page.has("[data-cell]"));
        page.waitForProgram();
        page.waitForStones(4);
      }
    }
  }

  @Test
  void theQueryOfOthersIsNotPassedOn() throws Exception {
    try (GamePage page = GamePage.open("?fbclid=IwAR#g=" + LINK)) {
      page.waitForStones(4);
      page.press("[data-action=share]");
      page.wait(() -> page.has("[data-input=link]"));
      assertEquals(
          page.address() + "#g=" + LINK, page.find("[data-input=link]").getDomProperty("value"));
    }
  }
}
