package org.hexstones.e2e;

import static org.hexstones.e2e.Keyboard.shift;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.deque.html.axecore.results.Rule;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Setup;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The analysis board: from a game or a link to a tree, and on to other browsers. */
final class StudyIT {
  private static final String GAME = "#new=omega+hexhex:3+seats=person,person";

  private static String hash(GamePage page) {
    return String.valueOf(
        Objects.requireNonNull(
            page.driver()
                .executeScript("dispatchEvent(new Event('pagehide')); return location.hash")));
  }

  private static GameRecord studied(GamePage page) {
    page.wait(() -> hash(page).startsWith("#study="));
    return Links.read(hash(page).substring("#study=".length()), Games.ALL::setup).orThrow();
  }

  private static void waitForStudy(GamePage page) {
    page.wait(() -> page.has("[data-screen=study] [data-cell]"));
  }

  /** The moves of the tree as the list has them, each with its place. */
  private static String tree(GamePage page) {
    return String.valueOf(
        page.driver()
            .executeScript(
                "return [...document.querySelectorAll('[data-node]')]"
                    + ".map(b => b.dataset.node + ' ' + b.textContent).join('; ')"));
  }

  private static void type(GamePage page, String text) {
    WebElement field = page.find("[data-input=comment]");
    field.clear();
    field.sendKeys(text);
  }

  @Test
  void aGameIsAnalysedAndTheTreeIsTheSameElsewhere() throws Exception {
    try (GamePage page = GamePage.open(GAME);
        GamePage other = GamePage.open("")) {
      for (String cell : List.of("a3", "b3", "c3", "d3")) {
        page.pressCell(cell);
      }
      page.waitForStones(4);
      page.menu("games");
      page.press("[data-action=analyse-game]");
      waitForStudy(page);
      page.waitForStones(4);
      page.press("[data-action=back]");
      page.waitForStones(3);
      page.pressCell("e1");
      page.waitForStones(4);
      page.wait(() -> page.has("[data-node='1.1.1.2'][aria-current]"));
      type(page, "<b>Why not?</b>");
      page.wait(() -> studied(page).root().toString().contains("Why not?"));
      GameRecord record = studied(page);
      Node third = record.root().children().get(0).children().get(0).children().get(0);
      assertEquals(2, third.children().size());
      assertEquals("<b>Why not?</b>", third.children().get(1).comment());
      page.press("[data-action=share]");
      String link =
          Objects.requireNonNullElse(page.find("[data-input=link]").getDomProperty("value"), "");
      assertTrue(link.contains("#study="), link);

      other.go(link.substring(link.indexOf('#')));
      waitForStudy(other);
      assertEquals(tree(page), tree(other));
      assertEquals(record, studied(other));
      assertTrue(other.find(".tree .said").getText().contains("<b>Why not?</b>"));
      assertFalse(other.has(".page b"));

      page.driver().navigate().refresh();
      waitForStudy(page);
      page.wait(() -> page.has("[data-node='1.1.1.2'][aria-current]"));
      assertEquals(record, studied(page));
      page.press("[data-action=leave]");
      page.wait(() -> page.has("main.game:not(.study) [data-cell]"));
      page.waitForStones(4);
      page.driver().navigate().back();
      waitForStudy(page);
      assertEquals(List.of(), page.errors());
      assertEquals(List.of(), other.errors());
    }
  }

  @Test
  void gameHasOneAnalysis() throws Exception {
    try (GamePage page = GamePage.open(GAME)) {
      page.pressCell("c3");
      page.waitForStones(1);
      analyse(page);
      page.pressCell("d2");
      page.waitForStones(2);
      page.press("[data-action=leave]");
      page.wait(() -> page.has("main.game:not(.study) [data-cell]"));
      page.pressCell("b3");
      page.wait(() -> page.has("[data-kept='2']"));
      analyse(page);
      page.wait(() -> page.has("[data-node='1.1']") && page.has("[data-node='1.2']"));
      assertEquals(List.of(), page.errors());
    }
  }

  private static void analyse(GamePage page) {
    page.menu("games");
    page.wait(() -> page.has("[data-games='1'][data-whole]"));
    page.press("[data-action=analyse-game]");
    waitForStudy(page);
  }

  @Test
  void theWayBackOfTheBrowserLeadsToTheGame() throws Exception {
    try (GamePage page = GamePage.open(GAME)) {
      page.pressCell("c3");
      page.waitForStones(1);
      page.menu("games");
      page.press("[data-action=analyse-game]");
      waitForStudy(page);
      page.pressCell("d2");
      page.waitForStones(2);
      for (int time = 0; time < 2; time++) {
        page.driver().navigate().back();
        page.wait(() -> page.has("main.game:not(.study) [data-cell]"));
        page.waitForStones(1);
        page.driver().navigate().forward();
        waitForStudy(page);
        page.waitForStones(2);
      }
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void thePositionThatIsShownIsTheOneThatIsAnalysed() throws Exception {
    try (GamePage page = GamePage.open(GAME)) {
      for (String cell : List.of("a3", "b3", "c3", "d3")) {
        page.pressCell(cell);
      }
      page.waitForStones(4);
      page.press("[data-action=undo]");
      page.waitForStones(3);
      page.press("[data-action=analyse]");
      waitForStudy(page);
      page.waitForStones(3);
      page.wait(() -> page.has("[data-node='1.1.1'][aria-current]"));
      assertTrue(page.has("[data-node='1.1.1.1']"), "what came after it is there too");
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void linesOfTheEngineBecomeVariations() throws Exception {
    try (GamePage page = GamePage.open("#study=" + Links.write(GameRecord.of(setup())))) {
      waitForStudy(page);
      page.pressCell("c3");
      page.waitForStones(1);
      assertTrue(page.has("[data-insight=off]"));
      page.press("[data-input=engine]");
      page.wait(() -> page.has("[data-line='2']"));
      page.press("[data-hints='3']");
      page.wait(() -> page.has(".hint-mark"));
      page.press("[data-heat=white]");
      page.wait(() -> page.has(".heat"));
      page.press("[data-line='1']");
      page.waitForStones(2);
      page.wait(() -> page.has("[data-node='1.1'][aria-current]"));
      page.press("[data-input=engine]");
      page.wait(() -> page.has("[data-insight=off]") && !page.has("[data-line], .heat"));
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void theKeyboardAloneGoesAboutTheTree() throws Exception {
    try (GamePage page = GamePage.open("#study=" + Links.write(GameRecord.of(setup())))) {
      waitForStudy(page);
      for (int i = 0; i < 40 && !page.has("[data-cell]:focus"); i++) {
        page.driver().switchTo().activeElement().sendKeys(Keys.TAB);
      }
      page.driver().switchTo().activeElement().sendKeys(Keys.ENTER);
      page.waitForStones(1);
      page.driver().switchTo().activeElement().sendKeys(Keys.ARROW_RIGHT, Keys.ENTER);
      page.waitForStones(2);
      shift(page, Keys.ARROW_LEFT);
      page.waitForStones(1);
      page.driver().switchTo().activeElement().sendKeys(Keys.ARROW_RIGHT, Keys.ENTER);
      page.waitForStones(2);
      page.wait(() -> page.has("[data-node='1.2'][aria-current]"));
      shift(page, Keys.ARROW_UP);
      page.wait(() -> page.has("[data-node='1.1'][aria-current]"));
      shift(page, Keys.HOME);
      page.waitForStones(0);
      shift(page, Keys.END);
      page.waitForStones(2);
      assertEquals(List.of(), page.errors());
    }
  }

  private static Setup setup() {
    return Games.ALL.setup("omny hexhex:3").orThrow();
  }

  @Test
  void refusedLinksChangeNothing() throws Exception {
    try (GamePage page = GamePage.open("#study=1abc_def%3Cscript%3E")) {
      page.wait(() -> page.has("[data-screen=no-study]") && page.has("[data-notice=bad-link]"));
      page.press("[data-action=leave]");
      page.wait(() -> page.has("[data-action=friend]"));
      page.go("#study=" + Links.write(GameRecord.of(setup())));
      waitForStudy(page);
      page.pressCell("c3");
      page.waitForStones(1);
      String good = hash(page);
      for (String bad : List.of("", "0", good.substring(7, 20), "é".repeat(30))) {
        page.driver().executeScript("location.hash = arguments[0]", "#study=" + bad);
        page.wait(() -> page.has("[data-notice=bad-link] p"));
        page.press("[data-action=dismiss]");
        page.wait(() -> !page.has("[data-notice]"));
        assertEquals(1, page.stones().size());
        assertNotEquals(good, hash(page), "the refused address stays");
      }
      page.pressCell("b3");
      page.waitForStones(2);
      page.wait(() -> hash(page).startsWith("#study=1"));
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void nothingIsInTheWayOfAssistiveTechnology() throws Exception {
    try (GamePage page = GamePage.open("#study=" + Links.write(GameRecord.of(setup())))) {
      waitForStudy(page);
      page.pressCell("c3");
      page.waitForStones(1);
      page.press("[data-input=engine]");
      page.wait(() -> page.has("[data-line='2']"));
      page.press("[data-heat=white]");
      for (int width : List.of(360, 800, 1280)) {
        page.resize(width, 800);
        List<Rule> found = Axe.violations(page.driver());
        assertEquals(List.of(), found.stream().map(Rule::toString).toList(), width + " px");
      }
      assertEquals(List.of(), page.errors());
    }
  }

  /** What cannot be kept is in the address: one goes over, and comes back. */
  @Test
  void withoutAStoreOneGoesOverAndBack() throws Exception {
    try (GamePage page = GamePage.open("")) {
      page.driver()
          .executeCdpCommand(
              "Page.addScriptToEvaluateOnNewDocument",
              Map.of(
                  "source",
                  "IDBObjectStore.prototype.put = () => {"
                      + " throw new DOMException('', 'QuotaExceededError'); };"));
      page.driver().navigate().refresh();
      page.go("#new=omega+hexhex:4+seats=person,person");
      page.pressCell("d4");
      page.wait(() -> page.has("[data-notice=full]"));
      page.press("[data-action=analyse]");
      waitForStudy(page);
      page.waitForStones(1);
      page.pressCell("d5");
      page.waitForStones(2);
      page.press("[data-action=leave]");
      page.wait(() -> page.has("main.game:not(.study) [data-cell]"));
      page.waitForStones(1);
      page.driver().navigate().back();
      waitForStudy(page);
      page.waitForStones(2);
      assertEquals(List.of(), page.errors());
    }
  }
}
