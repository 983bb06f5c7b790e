package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.site.StaticServer;
import org.hexstones.web.games.GameViews;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;

/** A wrong address says so, and leads to the games, at any depth below the site's own path. */
final class NotFoundIT {
  @ParameterizedTest
  @ValueSource(strings = {"nothing.html", "guide/none", "a/b/c/d.html?x=1"})
  void aWrongAddressLeadsToAGame(String wrong) throws Exception {
    try (StaticServer site = Site.serve();
        Browser browser = Browser.start()) {
      browser.driver().get(site.address() + wrong);
      GamePage page = GamePage.in(browser, site);
      for (String language : List.of("en", "es", "ja")) {
        assertTrue(page.has("main p[lang=" + language + "]"));
      }
      assertEquals(
          GameViews.ALL.stream().mapToInt(view -> view.forms().size()).sum(),
          browser.driver().findElements(By.cssSelector("[data-game]")).size());
      assertEquals(List.of(), Axe.violations(browser.driver()));
      String game = site.address() + "#new=sunder";
      page.wait(
          () ->
              String.valueOf(page.find("[data-game=sunder]").getDomProperty("href"))
                  .startsWith(game));
      page.press("[data-game=sunder]");
      page.wait(() -> page.has("[data-cell]"));
      page.waitForProgram();
      assertEquals(61, browser.driver().findElements(By.cssSelector("[data-cell]")).size());
    }
  }
}
