package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.notation.link.Fragment;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.hexstones.site.StaticServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;

/**
 * The board of an address, by the first program: before the page's program, without it, after it.
 */
final class FirstIT {
  private static final String GAME = "#new=omega+hexhex:5+seats=person,person";
  private static final String EARLY = "[data-early] [data-cell]";
  private static final String SHOWN =
      "return [...document.querySelectorAll('.board *, .scores *, .mover *, .palette *')]"
          + ".map(e => [e.localName, ...['d', 'cx', 'cy', 'x', 'y', 'data-value', 'class']"
          + ".map(name => e.getAttribute(name))].join()).join(';');";
  private static final String PLACE =
      "const box = document.querySelector('.board').getBoundingClientRect();"
          + "return [box.x, box.y, box.width, box.height].join();";

  private static @TempDir Path folder;
  private static StaticServer site;

  /** A site whose page's program begins on request. */
  @BeforeAll
  static void serve() throws IOException {
    Path boot = Site.copyTo(folder.resolve("site")).resolve("boot.js");
    Files.writeString(boot, "self.begin = () => {" + Files.readString(boot) + "};");
    site = StaticServer.start(folder.resolve("site"), 0, "/");
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  private static GamePage at(Browser browser, String fragment) {
    browser.driver().get(site.address() + fragment);
    return GamePage.in(browser, site);
  }

  private static void begin(GamePage page) {
    page.wait(() -> Boolean.TRUE.equals(script(page, "return typeof begin === 'function';")));
    script(page, "return begin() ?? true;");
  }

  private static Object script(GamePage page, String code) {
    return Objects.requireNonNull(page.driver().executeScript(code));
  }

  /** A cell without a stone. */
  private static String free(GamePage page) {
    return script(
            page, "return document.querySelector('[data-cell]:not([data-stone])').dataset.cell")
        .toString();
  }

  /** A link of a game with its first so many placements that are allowed. */
  static String link(String command, int moves) {
    Setup setup = Games.ALL.setup(command).orThrow();
    Play play = Play.begin(setup, Start.EMPTY).orThrow();
    List<Integer> line = new ArrayList<>();
    while (line.size() < moves && !play.isOver()) {
      int colour = play.position().nextColour();
      int move = Moves.NONE;
      for (int i = 0; move == Moves.NONE; i++) {
        int next = Moves.place(colour, (i + 7 * line.size()) % setup.board().size());
        move = play.refusal(next) == null ? next : Moves.NONE;
      }
      play.play(move);
      line.add(move);
    }
    return Fragment.Word.GAME.prefix()
        + Links.write(new GameRecord(setup, Start.EMPTY, Node.ROOT.withLine(line), List.of()));
  }

  /** Stones that were set up, and another player to begin. */
  private static String setUp() {
    Setup setup = Games.ALL.setup("omega hexhex:4").orThrow();
    Start start = new Start(List.of(Moves.place(0, 3), Moves.place(1, 9)), null);
    return Fragment.Word.GAME.prefix()
        + Links.write(new GameRecord(setup, start, Node.ROOT, List.of()));
  }

  static Stream<String> links() {
    return Stream.of(
        link("omega hexhex:5", 6),
        link("omega hexhex:7 players=4", 9),
        link("omega hexhex:3", 100),
        link("sunder 5", 5),
        link("y 24", 12),
        setUp(),
        GAME,
        "#new=gyre+6+seats=computer:2,person");
  }

  @Test
  void thePageTakesTheBoardOverAsItIs() {
    try (Browser browser = Browser.start()) {
      for (String fragment : links().toList()) {
        GamePage page = at(browser, fragment);
        page.resize(390, 800);
        page.wait(() -> page.has(EARLY));
        page.ask("await new Promise(done => setTimeout(done, 300));");
        Object place = script(page, PLACE);
        Object shown = script(page, SHOWN);
        Map<String, String> stones = page.stones();
        script(page, "return document.querySelector('[data-cell]').mark = 'the same';");
        begin(page);
        page.waitForProgram();
        assertEquals(
            "the same",
            script(page, "return document.querySelector('[data-cell]').mark;"),
            fragment);
        assertEquals(place, script(page, PLACE), fragment);
        assertTrue(page.stones().entrySet().containsAll(stones.entrySet()), fragment);
        if (!fragment.contains("computer")) {
          assertEquals(shown, script(page, SHOWN), fragment);
        }
        assertEquals(List.of(), page.errors(), fragment);
        page.forget();
      }
    }
  }

  @Test
  void aBoardOfThreeHundredCellsIsThere() {
    try (Browser browser = Browser.start()) {
      GamePage page = at(browser, link("y 24", 12));
      page.wait(() -> page.has(EARLY));
      assertEquals(300, page.driver().findElements(By.cssSelector("[data-cell]")).size());
      assertEquals(12, page.stones().size());
      assertEquals(2, page.driver().findElements(By.cssSelector("[data-score]")).size());
    }
  }

  @Test
  void aFinishedGameTellsItsWinner() {
    try (Browser browser = Browser.start()) {
      GamePage page = at(browser, link("omega hexhex:3", 100));
      page.wait(() -> page.has(EARLY));
      assertTrue(page.has("[data-early] [data-winner]"));
    }
  }

  /** Stones, a stone that is refused, and a button of the page: in their order. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void earlyPressesAreNotLost(boolean reloads) {
    String fragment = link("omega hexhex:5", 4);
    try (Browser browser = Browser.start()) {
      GamePage page = at(browser, fragment);
      page.wait(() -> page.has(EARLY));
      String cell = free(page);
      page.pressCell(cell);
      page.pressCell(cell);
      page.pressCell(free(page));
      page.pressCell(free(page));
      page.waitForStones(7);
      Map<String, String> stones = page.stones();
      if (reloads) {
        page.driver().navigate().refresh();
        page.waitForStones(7);
        assertTrue(page.has(EARLY));
      }
      begin(page);
      page.waitForProgram();
      page.waitForStones(7);
      assertEquals(stones, page.stones());
      page.wait(() -> !script(page, "return location.hash;").equals(fragment));
      page.press("[data-action=undo]");
      page.waitForStones(6);
      page.driver().navigate().refresh();
      begin(page);
      page.waitForProgram();
      page.waitForStones(6);
      assertEquals(List.of(), page.errors());
    }
  }

  /** The next colour is chosen on the first board too. */
  @Test
  void aColourIsChosen() {
    try (Browser browser = Browser.start()) {
      GamePage page = at(browser, GAME);
      page.wait(() -> page.has(EARLY));
      page.press("[data-action=colour][data-colour=black]");
      page.pressCell("e5");
      page.waitForStones(1);
      assertEquals(Map.of("e5", "black"), page.stones());
      begin(page);
      page.waitForProgram();
      assertEquals(Map.of("e5", "black"), page.stones());
      page.pressCell("d5");
      page.waitForStones(2);
      assertEquals("white", page.stones().get("d5"));
    }
  }

  @Test
  void theBoardCanBePlayedOnWithoutThePagesProgram() {
    try (Browser browser = Browser.start()) {
      browser.block("page.js");
      GamePage page = at(browser, GAME);
      page.wait(() -> page.has("[data-failed]") && page.has(EARLY));
      page.pressCell("e5");
      page.waitForStones(1);
      page.driver().navigate().refresh();
      page.waitForStones(1);
      browser.block("nothing");
      page.press("[data-action=load-again]");
      page.wait(() -> !page.has("[data-failed]") && page.has("[data-stone]"));
      begin(page);
      page.waitForProgram();
      assertEquals(Map.of("e5", "white"), page.stones());
    }
  }

  @Test
  void withoutTheFirstProgramThePageShowsTheGame() {
    try (Browser browser = Browser.start()) {
      browser.block("first.js");
      GamePage page = at(browser, link("omega hexhex:5", 4));
      begin(page);
      page.waitForProgram();
      page.waitForStones(4);
      assertFalse(page.has("[data-failed]"));
    }
  }

  /** As where a new version is being uploaded. */
  @Test
  void aFirstProgramOfAnotherVersionDoesNoHarm() {
    try (Browser browser = Browser.start()) {
      for (String placed : List.of("nonsense", "2 9999 1", "4 99999999 -7", "999 3", "")) {
        GamePage page = at(browser, link("omega hexhex:5", 4));
        page.wait(() -> page.has(EARLY));
        script(
            page,
            "const screen = document.querySelector('[data-early]');"
                + "screen.dataset.placed = '"
                + placed
                + "'; const odd = document.createElement('section'); odd.className = 'odd';"
                + "screen.firstChild.prepend(odd); screen.append('odd', odd.cloneNode());"
                + "document.querySelector('.scores').remove(); return true;");
        begin(page);
        page.waitForProgram();
        page.waitForStones(4);
        assertFalse(page.has(".odd"), placed);
        assertEquals(2, page.driver().findElements(By.cssSelector("[data-score]")).size(), placed);
        assertEquals(List.of(), page.errors(), placed);
        page.forget();
      }
    }
  }

  @Test
  void aBadAddressIsRefusedAtOnceAsByThePage() {
    try (Browser browser = Browser.start()) {
      for (String fragment :
          List.of("#g=", "#g=1AGLIQqHblj35YFLXEgj", "#g=9AGLIQqHblj35YFLXEgi", "#new=omega")) {
        GamePage page = at(browser, fragment);
        page.wait(() -> page.has("[data-early] [data-notice]"));
        String reported = page.find("[data-notice]").getText();
        assertFalse(reported.isBlank(), fragment);
        begin(page);
        page.waitForProgram();
        page.wait(() -> page.has("[data-notice]"));
        assertEquals(reported, page.find("[data-notice]").getText(), fragment);
        assertFalse(page.has("[data-stone]"), fragment);
        page.forget();
      }
    }
  }

  /** The first program has no sentences about set-ups. */
  @Test
  void theReasonAgainstASetUpComesWithThePage() {
    try (Browser browser = Browser.start()) {
      GamePage page = at(browser, "#new=chess");
      begin(page);
      page.wait(() -> page.has("[data-notice=bad-address]"));
      assertTrue(page.find("[data-notice]").getText().contains("chess"));
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void returningVisitorsKeepLanguageAndTheme() {
    try (Browser browser = Browser.start()) {
      GamePage page = at(browser, "");
      script(page, "return localStorage.setItem('hexstones.settings', '1 ja dark sizes') ?? true;");
      page.driver().get("about:blank");
      page.driver().get(site.address() + link("omega hexhex:5", 4));
      page.wait(() -> page.has(EARLY));
      assertEquals("dark", script(page, "return document.documentElement.dataset.theme;"));
      assertEquals("ja", script(page, "return document.documentElement.lang;"));
      Object shown = script(page, SHOWN);
      begin(page);
      page.waitForProgram();
      assertEquals(shown, script(page, SHOWN));
    }
  }
}
