package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.deque.html.axecore.results.Rule;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** The list of kept games, and positions made by hand. */
final class LibraryIT {
  private static void play(GamePage page, String setup, String... cells) {
    page.go("#new=" + setup);
    for (String cell : cells) {
      page.pressCell(cell);
    }
    page.wait(() -> page.has("[data-kept='" + cells.length + "']"));
  }

  private static void waitForGames(GamePage page, int number) {
    page.wait(() -> page.has("[data-games='" + number + "'][data-whole]"));
  }

  private static void checkAccessible(GamePage page) {
    List<Rule> found = Axe.violations(page.driver());
    assertEquals(List.of(), found.stream().map(Rule::getId).toList());
  }

  @Test
  void gamesAreFoundOpenedAndDeleted() throws Exception {
    try (GamePage page = GamePage.open("")) {
      play(page, "omega+hexhex:5", "e5", "c4");
      play(page, "y+5", "c3");
      page.menu("games");
      waitForGames(page, 2);
      checkAccessible(page);

      WebElement search = page.find("[data-input=search-games]");
      search.sendKeys("omega");
      waitForGames(page, 1);
      page.press("[data-action=delete-game]");
      page.wait(() -> page.has("[data-action=put-back]"));
      waitForGames(page, 0);
      // The keyboard is on the way back.
      page.driver().switchTo().activeElement().sendKeys(Keys.ENTER);
      waitForGames(page, 1);
      page.find("[data-input=search-games]").clear();
      page.find("[data-input=search-games]").sendKeys("hexhex:5");
      waitForGames(page, 1);
      page.press("[data-action=open-game]");
      page.waitForStones(2);
      assertEquals(Map.of("e5", "white", "c4", "black"), page.stones());
      assertFalse(page.has("dialog"));
      page.pressCell("d4");
      page.wait(() -> page.has("[data-kept='3']"));
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void binSurvivesAReload() throws Exception {
    try (GamePage page = GamePage.open("")) {
      play(page, "omega+hexhex:5", "e5", "c4");
      page.menu("games");
      waitForGames(page, 1);
      page.press("[data-action=delete-game]");
      page.wait(() -> page.has("[data-action=put-back]"));
      page.go("");
      page.driver().navigate().refresh();
      page.menu("games");
      waitForGames(page, 0);
      page.press("[data-action=deleted-games]");
      page.wait(() -> page.has("[data-action=restore-game]"));
      checkAccessible(page);
      page.press("[data-action=restore-game]");
      page.wait(() -> !page.has("[data-action=restore-game]"));
      page.press("[data-action=kept-games]");
      waitForGames(page, 1);
      page.press("[data-action=open-game]");
      page.waitForStones(2);
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void allGamesGoIntoOneFileAndComeBack(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("hexstones-games.txt");
    try (GamePage page = GamePage.open("")) {
      page.driver()
          .executeCdpCommand(
              "Browser.setDownloadBehavior",
              Map.of("behavior", "allow", "downloadPath", folder.toString()));
      play(page, "omega+hexhex:5", "e5", "c4");
      play(page, "y+5", "c3");
      page.menu("games");
      waitForGames(page, 2);
      // Without it the browser downloads the file. SafekeepingIT has the place that is chosen.
      page.driver().executeScript("delete self.showSaveFilePicker");
      page.press("[data-action=export-games]");
      page.wait(() -> Files.exists(file));
    }
    assertTrue(Files.readString(file).startsWith("hexstones-games 1\n"));
    try (GamePage page = GamePage.open("")) {
      page.menu("games");
      waitForGames(page, 0);
      page.find("[data-input=import]").sendKeys(file.toString());
      waitForGames(page, 2);
      Files.writeString(file, Files.readString(file).replace("e5,c4", "e5,c5"));
      page.find("[data-input=import]").sendKeys(file.toString());
      waitForGames(page, 3);
      Files.writeString(file, "what is this");
      page.find("[data-input=import]").sendKeys(file.toString());
      page.wait(() -> page.find(".library").getText().contains("isn’t an export"));
      waitForGames(page, 3);
      assertEquals(List.of(), page.errors());
    }
  }

  /**
   * Whoever has a file of games need not know that it is not opened as one with a single game is.
   */
  @Test
  void manyGamesThatAreOpenedComeIntoTheList() throws Exception {
    try (GamePage page = GamePage.open("")) {
      page.paste("hexstones-games 1\nkept abc 29000000 1\nthis is no game\n");
      waitForGames(page, 0);
      page.wait(() -> page.find(".library").getText().contains("Couldn’t be read: 1"));
      assertEquals(List.of(), page.errors());
    }
  }

  /** A dropped file is read piece by piece, and may be larger than a single game's. */
  @Test
  void largeDroppedArchivesAreListed() throws Exception {
    try (GamePage page = GamePage.open("")) {
      page.driver()
          .executeScript(
              "const game = '1 1 person,person\\n"
                  + "hexstones 1\\n"
                  + "game y 5\\n"
                  + "moves a1\\n"
                  + "';const data = new DataTransfer();data.items.add(new"
                  + " File(['\\ufeffhexstones-games 1\\r"
                  + "\\n"
                  + "','kept m 29000000 5\\n"
                  + "' + game + '\\n"
                  + "', '\\n"
                  + "'.repeat(20000000),'kept n 29000000 5\\n"
                  + "' + game.replace('a1', 'b1')], 'games.txt'));document.body.dispatchEvent(new"
                  + " DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));");
      waitForGames(page, 2);
      page.wait(() -> page.find(".library").getText().contains("Imported: 2"));
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void playersHaveNames() throws Exception {
    try (GamePage page = GamePage.open("")) {
      page.resize(1000, 1200);
      page.options();
      page.press("[data-action=seat][data-player=B][data-seat=person]");
      page.find("[data-input=name-A]").sendKeys("Ann");
      page.find("[data-input=name-B]").sendKeys("<b>Bernd</b>");
      page.begin();
      page.pressCell("e5");
      page.wait(() -> page.has("[data-kept='1']"));
      assertTrue(page.find(".turn").getText().contains("Ann"));
      page.menu("games");
      waitForGames(page, 1);
      page.find("[data-input=search-games]").sendKeys("bernd ann");
      waitForGames(page, 1);
      assertTrue(page.find(".kept-game").getText().contains("Ann – <b>Bernd</b>"));
    }
  }

  @Test
  void aPositionIsMadeAndPlayed() throws Exception {
    try (GamePage page = GamePage.open("")) {
      page.resize(1000, 1200);
      page.options();
      page.press("[data-action=seat][data-player=B][data-seat=person]");
      page.press("[data-action=set-up]");
      page.wait(() -> page.has("[data-screen=arrange]"));
      page.pressCell("e5");
      page.pressCell("e7");
      page.press("[data-action=brush][data-colour=black]");
      page.pressCell("d4");
      page.press("[data-action=erase]");
      page.pressCell("e7");
      page.press("[data-action=to-move][data-colour=black]");
      page.waitForStones(2);
      checkAccessible(page);
      page.press("[data-action=play-position]");
      page.wait(() -> page.has("[data-turn]"));
      assertEquals("black", page.turn());
      page.wait(() -> page.has("[data-kept='0']"));
      page.pressCell("a5");
      page.wait(() -> page.has("[data-kept='1']"));
      Map<String, String> before = page.stones();
      assertEquals(3, before.size());
      page.driver().navigate().refresh();
      page.waitForStones(3);
      assertEquals(before, page.stones());
      assertEquals(List.of(), page.errors());
    }
  }

  /** The keyboard reaches everything in the list, and leaves it. */
  @Test
  void theListIsWorkedByKeys() throws Exception {
    try (GamePage page = GamePage.open("")) {
      play(page, "omega+hexhex:5", "e5");
      page.menu("games");
      waitForGames(page, 1);
      for (int i = 0; i < 12 && !at(page).equals("open-game"); i++) {
        new Actions(page.driver()).sendKeys(Keys.TAB).perform();
      }
      assertEquals("open-game", at(page));
      new Actions(page.driver()).sendKeys(Keys.ESCAPE).perform();
      page.wait(() -> page.driver().findElements(By.tagName("dialog")).isEmpty());
    }
  }

  private static String at(GamePage page) {
    return String.valueOf(page.driver().switchTo().activeElement().getDomAttribute("data-action"));
  }
}
