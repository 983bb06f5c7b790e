package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.hexstones.site.StaticServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;

/**
 * Whoever has used an earlier version of the page finds everything again. Each profile is what such
 * a version had stored, by {@link RecordProfile}. Of the page only its hooks are used.
 */
@ParameterizedClass
@ValueSource(strings = {"profile-2026-11-25.json", "profile-2026-11-27.json"})
final class ProfileIT {
  private final StaticServer site;
  private final Browser browser;
  private final GamePage page;
  private final StoredProfile profile;

  ProfileIT(String stored) throws IOException {
    site = Site.serve();
    browser = Browser.start();
    page = GamePage.in(browser, site);
    page.resize(1000, 1200);
    profile = StoredProfile.read(stored);
    profile.store(page);
  }

  @AfterEach
  void close() {
    List<String> errors = new ArrayList<>(page.errors());
    // Asked for where none of the page's programs run.
    errors.removeIf(error -> error.contains("/favicon.ico"));
    browser.close();
    site.close();
    assertEquals(List.of(), errors);
  }

  /** A kept game: what finds it alone, how many stones it has, and what else is to be seen. */
  private record Kept(String search, int stones, String hook) {}

  private static final List<Kept> GAMES =
      List.of(
          // It has a stone, but its clocks stand, and the board is hidden.
          new Kept("eva finn", 0, "[data-action=go-on]"),
          new Kept("hugo ida", 3, "[data-winner]"),
          new Kept("lea max", 2, ".cell.star"),
          new Kept("jo kim", 3, "[data-turn]"),
          new Kept("omega hexhex:4", 2, "[data-sending]"),
          new Kept("omny hexhex:4", 2, "[data-turn]"),
          new Kept("triangle:5 players=3", 3, "[data-turn]"));

  @Test
  void aHalfPlayedTurnGoesOnAndNothingIsLost() {
    profile.open(page, "game");
    page.waitForStones(3);
    Map<String, String> stones = Map.of("e5", "white", "c4", "black", "g3", "white");
    assertEquals(stones, page.stones());
    assertEquals("black", page.turn());
    page.pressCell("d4");
    page.wait(() -> page.has("[data-kept='4']"));
    assertEquals("black", page.stones().get("d4"));
    page.wait(() -> page.turn().equals("white"));
    page.driver().navigate().refresh();
    page.waitForStones(4);
    search("", 12);
    search("nora otto", 1);
    page.press("[data-game-id] [data-action=open-game]");
    page.waitForStones(4);
    page.pressCell("d3");
    page.wait(() -> page.has("[data-kept='5']"));
  }

  @Test
  void allGamesAreInTheListAndOpen() {
    page.go("");
    checkGames();
    search("hugo ida", 1);
    assertTrue(row().contains("(Hugo)"), "who has won");
    search("ann bernd", 2);
    assertTrue(row().contains("(Bernd)"), "who has won");
    for (String game : List.of("1", "2")) {
      search("carla dai", 2);
      // The one that was played last comes first.
      String place = game.equals("1") ? ":last-child" : ":first-child";
      page.press("[data-game-id]" + place + " [data-action=open-game]");
      page.wait(() -> page.has("[data-tournament='" + game + "']"));
      page.waitForStones(game.equals("1") ? 16 : 2);
      assertEquals(game.equals("1"), page.isOver());
    }
    assertTrue(page.has("[data-sum]"), "the first game's scores are shown");
  }

  /** The list is whole, and each game in it opens as it was. */
  private void checkGames() {
    search("", 12);
    for (Kept kept : GAMES) {
      search(kept.search, 1);
      page.press("[data-game-id] [data-action=open-game]");
      page.waitForStones(kept.stones);
      page.wait(() -> page.has(kept.hook));
      assertFalse(page.has("[data-notice]"), kept.search);
    }
  }

  private void search(String words, int games) {
    if (!page.has("[data-whole]")) {
      page.menu("games");
      page.wait(() -> page.has("[data-whole]"));
    }
    page.type("search-games", words);
    page.wait(() -> page.has("[data-games='" + games + "']"));
  }

  private String row() {
    return page.find("[data-game-id]").getText();
  }

  @Test
  void theBinHasItsGame() {
    page.go("");
    page.menu("games");
    page.press("[data-action=deleted-games]");
    page.wait(() -> page.has("[data-action=restore-game]"));
    assertTrue(row().contains("Jo – Kim"));
    page.press("[data-action=restore-game]");
    page.press("[data-action=kept-games]");
    search("omega hexhex:4 jo kim", 1);
    page.press("[data-game-id] [data-action=open-game]");
    page.waitForStones(2);
  }

  @Test
  void settingsHold() {
    page.go("");
    page.wait(() -> page.has("html[lang=es][data-theme=dark]"));
    page.press("[data-action=settings]");
    page.find("[data-language=es][aria-pressed=true]");
    page.find("[data-theme-choice=dark][aria-pressed=true]");
    assertTrue(page.find("[data-input=sound]").isSelected());
    assertTrue(page.find("[data-input=ponder]").isSelected());
    assertFalse(page.find("[data-input=confirm]").isSelected());
  }

  @Test
  void drawnBoardsAndTheLastFormAreOffered() {
    page.go("");
    page.options();
    assertEquals("Nora", page.find("[data-input=name-A]").getDomProperty("value"));
    page.press("[data-board=Tri]");
    page.begin();
    page.wait(() -> page.driver().findElements(By.cssSelector("[data-cell]")).size() == 45);
  }

  @Test
  void solvedPuzzlesCount() {
    for (int number : List.of(3, 4, 7)) {
      page.go("#puzzle=" + number);
      page.wait(() -> page.has("[data-puzzle='" + number + "']"));
      assertEquals(number != 4, page.has("[data-solved]"), "puzzle " + number);
    }
  }

  @Test
  void unfinishedGamesGoOn() {
    profile.open(page, "board");
    page.wait(() -> page.driver().findElements(By.cssSelector("[data-drawn='2']")).size() == 24);
    assertEquals("Corner", page.find("[data-input=board-name]").getDomProperty("value"));
    page.driver().executeScript("sessionStorage.clear()");
    profile.open(page, "position");
    page.wait(() -> page.has("[data-screen=arrange]"));
    assertEquals(Map.of("e5", "white", "d4", "black"), page.stones());
    page.driver().executeScript("sessionStorage.clear()");
    profile.open(page, "lesson");
    page.wait(() -> page.has("[data-step='2']"));
  }

  @Test
  void theReviewTheVariationAndTheCommentAreThere() {
    profile.open(page, "analysis");
    page.wait(() -> page.has("[data-screen=study] [data-cell]"));
    page.waitForStones(16);
    page.wait(() -> page.has("[data-node$='.1.2'][aria-current]"));
    assertEquals("black", page.stones().get("e1"));
    assertEquals("Why not <here>?", page.find("[data-input=comment]").getDomProperty("value"));
    page.press("[data-action=show-answer]");
    page.wait(() -> !page.has("[data-node$='.1.2'][aria-current]"));
  }
}
