package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.hexstones.site.StaticServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A page of another origin shows ours within it, and has presses fall on what is not seen. */
final class FrameIT {
  private static final String STUDY =
      "#study=" + Links.write(GameRecord.of(Games.ALL.setup("omega hexhex:3").orThrow()));
  private static final String OURS = "[data-framed]";
  private static final String PRESSABLE = "button, input, select, [data-cell], [data-action]";

  private final Path site;
  private final Path other;

  FrameIT(@TempDir Path folder) throws Exception {
    site = Site.copyTo(folder.resolve("site"));
    other = Files.createDirectory(folder.resolve("other"));
  }

  private void frame(Browser browser, StaticServer framing, String address) throws Exception {
    Files.writeString(
        other.resolve("index.html"),
        "<link rel=icon href=data:,><iframe width=900 height=600 src='" + address + "'></iframe>");
    browser.driver().get(framing.address().toString());
    browser.driver().switchTo().frame(0);
  }

  /** As on a host that gives no headers of ours. */
  @ParameterizedTest
  @CsvSource({
    "en,'',Open it",
    "es,#new=omega+hexhex:3+seats=computer,Ábrelo",
    "ja,#new=omega+hexhex:3,開く",
    "en,hexstones.html,Open it",
    "es-MX,hexstones.html#new=omega+hexhex:3,Ábrelo",
  })
  void nothingCanBePressedThereButTheWayOut(String language, String asked, String said)
      throws Exception {
    Files.delete(site.resolve("_headers"));
    try (StaticServer framed = StaticServer.start(site, 0, "/");
        StaticServer framing = StaticServer.start(other, 0, "/");
        Browser browser = Browser.start()) {
      GamePage page = GamePage.in(browser, framed);
      String agent = String.valueOf(browser.driver().executeScript("return navigator.userAgent"));
      browser
          .driver()
          .executeCdpCommand(
              "Emulation.setUserAgentOverride",
              Map.of("userAgent", agent, "acceptLanguage", language));
      frame(browser, framing, framed.address() + asked);
      page.wait(() -> page.has(OURS));
      // As long as a program would take to draw.
      Thread.sleep(1500);
      assertFalse(page.has(PRESSABLE));
      assertTrue(page.find(OURS).getText().contains(said), page.find(OURS).getText());
      assertEquals(
          0L, page.ask("return (await navigator.serviceWorker.getRegistrations()).length;"));
      page.press(OURS);
      browser.driver().switchTo().defaultContent();
      page.waitForProgram();
      assertTrue(page.has(PRESSABLE) && !page.has(OURS));
      assertEquals(List.of(), page.errors());
    }
  }

  /** Whoever pastes a game's address into a frame means the embed. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aGameIsShownThereAsItsEmbed(boolean headers) throws Exception {
    if (!headers) {
      Files.delete(site.resolve("_headers"));
    }
    try (StaticServer framed = StaticServer.start(site, 0, "/");
        StaticServer framing = StaticServer.start(other, 0, "/");
        Browser browser = Browser.start()) {
      GamePage page = GamePage.in(browser, framed);
      frame(browser, framing, framed.address() + "?theme=dark" + STUDY);
      page.wait(() -> page.has("[data-cell=c3]"));
      assertEquals(
          "/embed.html?theme=dark" + STUDY,
          page.ask("return location.pathname + location.search + location.hash;"));
      if (headers) {
        assertEquals("null", page.ask("return self.origin;"));
      }
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void theHeadersForbidTheSingleFileThere() throws Exception {
    try (StaticServer framed = StaticServer.start(site, 0, "/");
        StaticServer framing = StaticServer.start(other, 0, "/");
        Browser browser = Browser.start()) {
      GamePage page = GamePage.in(browser, framed);
      frame(browser, framing, framed.address() + "hexstones.html");
      page.wait(() -> page.errors().stream().anyMatch(error -> error.contains("frame-ancestors")));
      assertFalse(page.has(OURS) || page.has(PRESSABLE));
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aWrongAddressShowsNoGamesThere(boolean headers) throws Exception {
    if (!headers) {
      Files.delete(site.resolve("_headers"));
    }
    try (StaticServer framed = StaticServer.start(site, 0, "/");
        StaticServer framing = StaticServer.start(other, 0, "/");
        Browser browser = Browser.start()) {
      GamePage page = GamePage.in(browser, framed);
      frame(browser, framing, framed.address() + "deep/nothing.html");
      page.wait(
          () ->
              headers
                  ? page.errors().stream().anyMatch(error -> error.contains("frame-ancestors"))
                  : page.has("a[target=_top]"));
      assertFalse(page.has("[data-game]"));
    }
  }
}
