package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.hexstones.site.StaticServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A page that is translated shows at each step what it shows untranslated. */
final class TranslatedIT {
  private static final String GAME = "#new=omega+hexhex:3+seats=person,person";

  private static @TempDir Path folder;
  private static StaticServer site;

  /** A site of which the page's program begins when a test begins it. */
  @BeforeAll
  static void serve() throws IOException {
    Path boot = Site.copyTo(folder.resolve("site")).resolve("boot.js");
    Files.writeString(boot, "self.begin = () => {" + Files.readString(boot) + "};");
    site = StaticServer.start(folder.resolve("site"), 0, "/");
  }

  @AfterAll
  static void stop() throws IOException {
    site.close();
  }

  /** What is done on a page. */
  private interface Step {
    void happens(GamePage page);
  }

  private static Step press(String css) {
    return page -> page.press(css);
  }

  private static Step place(String cell) {
    return page -> {
      int before = page.stones().size();
      page.pressCell(cell);
      page.waitForStones(before + 1);
    };
  }

  private static Step go(String fragment) {
    return page -> {
      page.driver().get("about:blank");
      page.go(fragment);
    };
  }

  private static Object script(GamePage page, String code) {
    return Objects.requireNonNull(page.driver().executeScript(code));
  }

  /** The words of the page once they stay the same. */
  private static String settled(GamePage page) {
    String[] last = {""};
    page.wait(
        () -> {
          page.ask("await new Promise(done => setTimeout(done, 150));");
          String before = last[0];
          last[0] = Translator.words(page);
          return before.equals(last[0]);
        });
    return last[0];
  }

  /** What each step shows untranslated, for each test, which ways of translating share. */
  private static final Map<String, List<String>> UNTRANSLATED = new HashMap<>();

  private static List<String> untranslated(List<Step> steps) throws Exception {
    List<String> shown = new ArrayList<>();
    try (GamePage page = GamePage.open("")) {
      for (Step step : steps) {
        step.happens(page);
        shown.add(settled(page));
      }
    }
    return shown;
  }

  private static void assertSameAsUntranslated(Translator.Way way, String test, List<Step> steps)
      throws Exception {
    List<String> expected = UNTRANSLATED.get(test);
    if (expected == null) {
      expected = untranslated(steps);
      UNTRANSLATED.put(test, expected);
    }
    try (GamePage page = GamePage.open("")) {
      Translator.always(page.driver(), way);
      page.go("");
      for (int i = 0; i < steps.size(); i++) {
        steps.get(i).happens(page);
        String words = expected.get(i);
        try {
          page.wait(() -> words.equals(Translator.words(page)));
        } catch (org.openqa.selenium.TimeoutException late) {
          assertEquals(words, Translator.words(page), "after step " + i);
        }
      }
      assertEquals(List.of(), page.errors());
    }
  }

  @ParameterizedTest
  @EnumSource
  void theStartScreenAndAGameGoOn(Translator.Way way) throws Exception {
    assertSameAsUntranslated(
        way,
        "game",
        List.of(
            page -> page.resize(1200, 800),
            press("[data-action=options]"),
            press("[data-option='players=3']"),
            press("[data-seat=person][data-player=B]"),
            press("dialog [data-action=close]"),
            press(".tile:not([aria-pressed=true])"),
            press("[data-action=settings]"),
            press("dialog [data-action=keys]"),
            go(GAME),
            place("c3"),
            place("a3"),
            place("b3"),
            press("[data-action=undo]"),
            place("d3"),
            press("[data-ply='2']"),
            press("[data-action=share]"),
            press("dialog [data-action=close]")));
  }

  @ParameterizedTest
  @EnumSource
  void aPuzzleGoesOn(Translator.Way way) throws Exception {
    assertSameAsUntranslated(
        way,
        "puzzle",
        List.of(
            page -> page.resize(1200, 800),
            go("#puzzle=7"),
            press("[data-action=hint]"),
            press("[data-action=hint]")));
  }

  /** The turn and the clocks of a game go on where they are translated while they are drawn. */
  @ParameterizedTest
  @EnumSource
  void aFlagThatFallsIsSeen(Translator.Way way) throws Exception {
    try (GamePage page = GamePage.open("#new=omega+hexhex:3+clock=fischer:6:0")) {
      Translator.now(page, way);
      page.pressCell("c3");
      page.wait(() -> page.find("[data-clock=A]").getText().contains("4."));
      page.wait(page::isOver);
      String verdict = page.find(".winner h2").getText();
      assertTrue(verdict.contains("Black"), verdict);
      assertEquals(List.of(), page.errors());
    }
  }

  /** The board of the first program is taken over as it is, though each of its texts is not. */
  @ParameterizedTest
  @EnumSource
  void theBoardOfTheFirstProgramIsTakenOver(Translator.Way way) {
    try (Browser browser = Browser.start()) {
      Translator.always(browser.driver(), way);
      browser.driver().get(site.address() + GAME);
      GamePage page = GamePage.in(browser, site);
      page.pressCell("c3");
      page.waitForStones(1);
      String before = settled(page);
      assertTrue(before.contains("Black"), before);
      script(page, "document.querySelector('[data-cell=a3]').mark = 'the same'; return true;");
      page.wait(() -> Boolean.TRUE.equals(script(page, "return typeof begin === 'function';")));
      script(page, "begin(); document.querySelector('[data-cell=a3]').focus(); return true;");
      page.waitForProgram();
      page.pressCell("b3");
      page.waitForStones(2);
      page.wait(() -> Translator.words(page).contains("b3"));
      assertEquals(
          "the same", script(page, "return document.querySelector('[data-cell=a3]').mark"));
      assertEquals(List.of(), page.errors());
    }
  }

  @ParameterizedTest
  @EnumSource
  void earlyPressesOnTheStartAreCarriedOut(Translator.Way way) {
    try (Browser browser = Browser.start()) {
      Translator.always(browser.driver(), way);
      browser.driver().get(site.address().toString());
      GamePage page = GamePage.in(browser, site);
      page.wait(() -> page.has("[data-early] [data-translated]"));
      page.press("[data-game=sunder]");
      page.press("[data-action=friend]");
      assertTrue(page.has("[data-waits]"));
      page.wait(() -> Boolean.TRUE.equals(script(page, "return typeof begin === 'function';")));
      script(page, "return begin() ?? true;");
      page.wait(() -> page.has("dialog [data-action=friend-here]"));
      assertFalse(page.has("[data-waits]"));
      page.press("[data-action=friend-here]");
      page.wait(() -> page.has("[data-turn=black]"));
      assertEquals(List.of(), page.errors());
    }
  }

  @ParameterizedTest
  @EnumSource
  void anEmbeddedGameIsSteppedThrough(Translator.Way way) throws Exception {
    try (GamePage page = GamePage.open("")) {
      List<String> before = UNTRANSLATED.get("embed");
      if (before == null) {
        before = stepsOfAnEmbed(page);
        UNTRANSLATED.put("embed", before);
      }
      Translator.always(page.driver(), way);
      assertEquals(before, stepsOfAnEmbed(page));
      assertEquals(List.of(), page.errors());
    }
  }

  private static List<String> stepsOfAnEmbed(GamePage page) {
    List<String> words = new ArrayList<>();
    page.driver().get("about:blank");
    page.driver().get(page.address() + "embed.html" + FirstIT.link("omega hexhex:4", 9));
    for (String action : List.of("first", "on", "on", "back", "last")) {
      page.press("[data-action=" + action + "]");
      words.add(settled(page));
    }
    return words;
  }

  /** Names, cells, codes: a translator that keeps to the mark leaves them as they are. */
  @Test
  void namesAndCellsAreNotTranslated() throws Exception {
    try (GamePage page = GamePage.open("")) {
      page.options();
      page.type("name-A", "Rose");
      page.press("[data-seat=person][data-player=B]");
      page.begin();
      page.pressCell("e5");
      page.waitForStones(1);
      Translator.obedient(page);
      String words =
          String.valueOf(script(page, "return document.querySelector('main').innerText"));
      page.wait(() -> page.has("[data-translated]"));
      for (String kept : List.of("h1", "[data-ply]", "[data-cell]", ".sits", "[data-score]")) {
        assertFalse(page.has(kept + " [data-translated]"), kept + " of " + words);
      }
      assertFalse(words.contains("«Rose»"), words);
      page.press("[data-action=share]");
      page.wait(() -> page.has("dialog [data-input=link]"));
      assertFalse(page.has(".turns [data-translated]"));
      assertEquals(List.of(), page.errors());
    }
  }
}
