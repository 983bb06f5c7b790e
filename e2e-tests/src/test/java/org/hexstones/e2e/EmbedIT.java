package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.deque.html.axecore.results.Rule;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.hex.Board;
import org.hexstones.notation.link.Links;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.notation.puzzle.PuzzleText;
import org.hexstones.registry.Games;
import org.hexstones.site.StaticServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Games and puzzles in frames on a page of another origin. */
final class EmbedIT {
  private static final String SANDBOX = "sandbox='allow-scripts'";

  private final Path own;
  private final Path other;
  private final StaticServer site;
  private final StaticServer blog;
  private final Browser browser = Browser.start();
  private final GamePage page;

  EmbedIT(@TempDir Path folder) throws Exception {
    own = Site.copyTo(folder.resolve("site"));
    other = Files.createDirectory(folder.resolve("other"));
    site = StaticServer.start(own, 0, "/sub/");
    blog = StaticServer.start(other, 0, "/");
    page = GamePage.in(browser, site);
  }

  @AfterEach
  void end() {
    browser.close();
    site.close();
    blog.close();
  }

  /** The page of another site. */
  private void show(String content) throws Exception {
    Files.writeString(
        other.resolve("index.html"),
        "<!doctype html><html lang=en><title>A blog</title><link rel=icon href=data:,><body>"
            + content);
    browser.driver().get(blog.address().toString());
  }

  private void frame(String attributes, String address) throws Exception {
    show(
        "<iframe width=480 height=760 %s src='%sembed.html%s'></iframe>"
            .formatted(attributes, site.address(), address));
    browser.driver().switchTo().frame(0);
  }

  private void act(String action) {
    page.press("[data-action=" + action + "]");
  }

  /** As many moves are on the board. */
  private void waitForMove(int number) {
    page.wait(() -> page.has("main[data-move='" + number + "']"));
  }

  @ParameterizedTest
  @CsvSource({
    "omega hexhex:4, 9, 2",
    "omega hexhex:7 players=4, 12, 4",
    "sunder 5, 5, 2",
    "y 24, 12, 2",
  })
  void aGameIsSteppedThroughWhereNothingCanBeStored(String game, int moves, int colours)
      throws Exception {
    frame(SANDBOX, FirstIT.link(game, moves));
    waitForMove(moves);
    assertEquals(moves, page.stones().size());
    assertEquals(colours, browser.driver().findElements(By.cssSelector("[data-score]")).size());
    assertTrue(page.has(".last"));
    act("first");
    waitForMove(0);
    assertTrue(page.stones().isEmpty());
    act("on");
    act("on");
    waitForMove(2);
    act("back");
    waitForMove(1);
    act("last");
    waitForMove(moves);
    assertEquals(
        "SecurityError",
        browser
            .driver()
            .executeScript("try { return localStorage.length; } catch (e) { return e.name; }"));
    assertEquals(List.of(), page.errors());
  }

  @Test
  void theMovesFollowByThemselves() throws Exception {
    frame("", "?move=3" + FirstIT.link("omega hexhex:3", 5));
    waitForMove(3);
    act("play");
    waitForMove(4);
    assertEquals("Pause", page.find("[data-action=play]").getDomAttribute("aria-label"));
    waitForMove(5);
    page.wait(() -> !"Pause".equals(page.find("[data-action=play]").getDomAttribute("aria-label")));
    act("play");
    waitForMove(0);
    act("play");
    waitForMove(0);
  }

  @Test
  void theKeyboardStepsAndReadsTheBoard() throws Exception {
    frame(SANDBOX, FirstIT.link("omega hexhex:3", 100));
    page.wait(() -> page.has("[data-winner]"));
    WebElement back = page.find("[data-action=back]");
    back.sendKeys(Keys.HOME);
    waitForMove(0);
    back.sendKeys(Keys.ARROW_RIGHT);
    waitForMove(1);
    back.sendKeys(Keys.ARROW_RIGHT, Keys.ARROW_LEFT);
    waitForMove(1);
    WebElement on = page.find("[data-action=on]");
    on.sendKeys(Keys.ENTER);
    waitForMove(2);
    page.find("[data-action=on]").sendKeys(Keys.END);
    page.wait(() -> page.has("[data-winner]"));
    page.find("[data-cell][tabindex='0']").sendKeys(Keys.ARROW_RIGHT);
    page.wait(
        () ->
            browser.driver().switchTo().activeElement().getDomAttribute("data-cell") != null
                && page.has("[data-winner]"));
    String label = browser.driver().switchTo().activeElement().getDomAttribute("aria-label");
    assertTrue(Objects.requireNonNull(label).contains("group of"), label);
  }

  /** As on a host that gives no headers of ours, and on one that does. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aScriptMakesFramesOfLinks(boolean hasHeaders) throws Exception {
    if (!hasHeaders) {
      Files.delete(own.resolve("_headers"));
    }
    String link = "<p><a class=hexstones href='%s%s'>A game</a></p>";
    show(
        "<style>body { width: 480px }</style>"
            + link.formatted(site.address(), FirstIT.link("omega hexhex:4", 6))
            + link.formatted(site.address() + "?lang=ja", FirstIT.link("sunder 5", 4))
            + link.formatted("https://example.org/", FirstIT.link("sunder 5", 4))
            + link.formatted(site.address(), "#new=omega+hexhex:5")
            + "<script async src='%sembed.js'></script>".formatted(site.address()));
    List<Integer> moves = List.of(6, 4);
    page.wait(() -> browser.driver().findElements(By.tagName("iframe")).size() == 2);
    assertEquals(2, browser.driver().findElements(By.cssSelector("a.hexstones")).size());
    for (int i = 0; i < 2; i++) {
      WebElement frame = browser.driver().findElements(By.tagName("iframe")).get(i);
      assertEquals("A game", frame.getDomAttribute("title"));
      browser.driver().executeScript("arguments[0].scrollIntoView()", frame);
      browser.driver().switchTo().frame(i);
      waitForMove(moves.get(i));
      act("back");
      waitForMove(moves.get(i) - 1);
      assertEquals(i == 0 ? "en" : "ja", page.find("html").getDomAttribute("lang"));
      // The board has the whole width, and nothing has to be scrolled to.
      page.wait(
          () ->
              Boolean.TRUE.equals(
                  browser
                      .driver()
                      .executeScript(
                          "const board = document.querySelector('.board'),"
                              + " box = board.viewBox.baseVal;"
                              + "return Math.abs(board.clientHeight / board.clientWidth"
                              + " - box.height / box.width) < 0.02"
                              + " && document.documentElement.scrollHeight <= innerHeight;")));
      browser.driver().switchTo().defaultContent();
    }
    assertEquals(List.of(), page.errors());
  }

  /**
   * A name of an element hides the property of its document, or of its form, of that name. Of
   * {@code readyState} the browser's driver has need itself.
   */
  @Test
  void namesInContentOfReadersFoolNoScript() throws Exception {
    String address = site.address() + FirstIT.link("sunder 5", 4);
    show(
        "<img name=currentScript><img name=querySelectorAll><img name=createElement>"
            + "<img name=addEventListener>"
            + "<svg><a class=hexstones href='%s'></a></svg>".formatted(address)
            + "<form><input name=clientWidth><input name=parentElement><img name=style>"
            + "<a class=hexstones href='%s'>A game</a></form>".formatted(address)
            + "<script async src='%sembed.js'></script>".formatted(site.address()));
    int height = page.find("iframe").getSize().getHeight();
    assertTrue(height > 300, height + " px");
    browser.driver().switchTo().frame(0);
    waitForMove(4);
    assertEquals(List.of(), page.errors());
  }

  @Test
  void withoutItsTextsTheFrameLeadsToThePage() throws Exception {
    browser.block("text/embed/en.js");
    String game = FirstIT.link("sunder 5", 4);
    frame(SANDBOX, game);
    assertEquals(site.address() + game, page.find("a[target]").getDomProperty("href"));
  }

  /** Messages of others do not change a frame. */
  @Test
  void onlyTheFrameTellsItsHeight() throws Exception {
    show(
        "<a class=hexstones href='%s%s'>A game</a><script src='%sembed.js'></script>"
            .formatted(site.address(), FirstIT.link("sunder 5", 4), site.address()));
    page.wait(() -> page.has("iframe"));
    String height = page.find("iframe").getCssValue("height");
    browser
        .driver()
        .executeScript(
            "for (const data of [{hexstones: {height: 4000}}, 'x', null, {hexstones: 7}])"
                + " postMessage(data, '*');");
    page.ask("await new Promise(done => setTimeout(done, 500));");
    assertFalse(page.find("iframe").getCssValue("height").startsWith("4000"), height);
  }

  private static Puzzle puzzle(int number) throws Exception {
    String list = Files.readString(Site.puzzles());
    return PuzzleText.read(PuzzleText.lines(list).orThrow().get(number - 1), Games.ALL::setup)
        .orThrow();
  }

  @Test
  void aPuzzleIsTriedWrongAndRight() throws Exception {
    Puzzle puzzle = puzzle(7);
    Board board = puzzle.record().setup().board();
    frame(SANDBOX, "#puzzle=7");
    page.wait(() -> page.has("[data-puzzle='7'][data-state=open]"));
    List<String> right =
        puzzle.answer().stream().map(move -> board.name(Moves.cell(move))).toList();
    for (int stone = 0; stone < right.size(); stone++) {
      String not =
          String.join("", right.stream().map(":not([data-cell='%s'])"::formatted).toList());
      int stones = page.stones().size();
      page.press("[data-cell]:not([data-stone])" + not);
      page.waitForStones(stones + 1);
    }
    page.wait(() -> page.has("[data-state=missed]"));
    act("again-puzzle");
    page.wait(() -> page.has("[data-state=open]"));
    right.forEach(page::pressCell);
    page.wait(() -> page.has("[data-state=solved] [data-reason]"));
    assertEquals(List.of(), page.errors());
  }

  @ParameterizedTest
  @CsvSource({
    "en, ''",
    "en, #g=1AGLIQqHblj35YFLXEgj",
    "es, #g=9AGLIQqHblj35YFLXEgi",
    "ja, #puzzle=99999",
    "en, ?theme=pink#g=1AGLIQqHblj35YFLXEgi",
    "es, ?move=1#g=1AGLIQqHblj35YFLXEgi",
  })
  void aBadAddressIsRefusedWithItsReason(String language, String address) throws Exception {
    String query = address.startsWith("?") ? "&lang=" : "?lang=";
    int hash = Math.max(0, address.indexOf('#'));
    frame(SANDBOX, address.substring(0, hash) + query + language + address.substring(hash));
    page.wait(() -> page.has("[data-notice]"));
    assertFalse(page.find("[data-notice]").getText().isBlank());
    assertFalse(page.has("[data-cell]"));
    assertEquals(language, page.find("html").getDomAttribute("lang"));
    assertTrue(page.has("[data-action=open]"));
  }

  @Test
  void aCommentIsReadAndAVariationIsChosen() throws Exception {
    Setup setup = Games.ALL.setup("sunder 4").orThrow();
    Play play = Play.begin(setup, Start.EMPTY).orThrow();
    int first = Moves.place(play.position().nextColour(), 5);
    play.play(first);
    int colour = play.position().nextColour();
    Node root =
        Node.ROOT.withChild(
            0,
            Node.of(first)
                .withComment("A quiet beginning")
                .withChildren(
                    List.of(Node.of(Moves.place(colour, 9)), Node.of(Moves.place(colour, 20)))));
    String link = Links.write(new GameRecord(setup, Start.EMPTY, root, List.of()));
    frame(SANDBOX, "?move=0#study=" + link);
    waitForMove(0);
    act("on");
    page.wait(() -> page.has("[data-comment]"));
    assertEquals("A quiet beginning", page.find("[data-comment]").getText());
    page.press("[data-variation='1']");
    waitForMove(2);
    assertTrue(page.stones().containsKey(setup.board().name(20)));
    assertFalse(page.has("[data-comment]"));
  }

  /** In a tab of its own, which does not know the frame. */
  @ParameterizedTest
  @CsvSource({"open, 6", "play-on, 5"})
  void thePageOpensWithTheSameGame(String action, int stones) throws Exception {
    String link = FirstIT.link("omega hexhex:4", 6);
    frame("sandbox='allow-scripts allow-popups allow-popups-to-escape-sandbox'", link);
    waitForMove(6);
    act("back");
    waitForMove(5);
    act(action);
    page.wait(() -> browser.driver().getWindowHandles().size() == 2);
    String blogs = browser.driver().getWindowHandle();
    for (String window : browser.driver().getWindowHandles()) {
      if (!window.equals(blogs)) {
        browser.driver().switchTo().window(window);
      }
    }
    page.waitForProgram();
    page.waitForStones(stones);
    assertEquals(true, browser.driver().executeScript("return opener === null;"));
  }

  @Test
  void marksLeadToTheAnalysisBoard() throws Exception {
    String link = FirstIT.link("omega hexhex:4", 6);
    frame(
        "sandbox='allow-scripts allow-popups allow-popups-to-escape-sandbox'",
        "?turn=3" + link + "&at=5&marks=ring:d4,A:a4,arrow:a4:d4");
    waitForMove(5);
    assertTrue(page.has(".board.flat"));
    assertEquals(3, browser.driver().findElements(By.cssSelector("[data-mark]")).size());
    // The colours are those of the style sheet.
    assertTrue(page.find("[data-mark=RING]").getCssValue("stroke").startsWith("rgb"));
    act("back");
    waitForMove(4);
    assertFalse(page.has("[data-mark]"));
    act("on");
    waitForMove(5);
    assertTrue(page.has("[data-mark=ARROW]"));
    act("open");
    page.wait(() -> browser.driver().getWindowHandles().size() == 2);
    String blogs = browser.driver().getWindowHandle();
    for (String window : browser.driver().getWindowHandles()) {
      if (!window.equals(blogs)) {
        browser.driver().switchTo().window(window);
      }
    }
    page.wait(() -> page.has("[data-screen=study] [data-mark=LETTER]"));
    page.waitForStones(5);
    assertEquals(List.of(), page.errors());
  }

  /** Themes, by the reader's and by the address. */
  @Test
  void optionsAreFollowed() throws Exception {
    browser
        .driver()
        .executeCdpCommand(
            "Emulation.setEmulatedMedia",
            Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", "dark"))));
    String link = FirstIT.link("omega hexhex:4", 6);
    frame(SANDBOX, "?coordinates=off&controls=off" + link);
    waitForMove(6);
    String dark = page.find("body").getCssValue("background-color");
    assertFalse(page.has(".names") || page.has("button") || page.has("a"));
    browser.driver().switchTo().defaultContent();
    frame(SANDBOX, "?theme=light" + link);
    waitForMove(6);
    assertFalse(dark.equals(page.find("body").getCssValue("background-color")));
    assertTrue(page.has(".names"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"game", "puzzle", "refused"})
  void axeFindsNothing(String what) {
    String address =
        switch (what) {
          case "game" -> FirstIT.link("omega hexhex:5 players=4", 9);
          case "puzzle" -> "#puzzle=7";
          default -> "#g=1";
        };
    browser.driver().get(site.address() + "embed.html" + address);
    page.wait(() -> page.has(what.equals("refused") ? "[data-notice]" : "[data-cell]"));
    List<Rule> found = Axe.violations(browser.driver());
    assertEquals(List.of(), found);
  }

  /**
   * The policy names the site, because WebKit takes 'self' for nobody in a frame with a sandbox.
   */
  @Test
  void nothingOfAnotherSiteMayBeLoaded() throws Exception {
    frame(SANDBOX, FirstIT.link("omega hexhex:4", 2));
    waitForMove(2);
    Object refused =
        browser
            .driver()
            .executeAsyncScript(
                "const [address, done] = arguments; const refused = [];"
                    + "addEventListener('securitypolicyviolation',"
                    + "  event => refused.push(event.effectiveDirective));"
                    + "const style = Object.assign(document.createElement('link'),"
                    + "  { rel: 'stylesheet', href: address });"
                    + "document.head.append(style, Object.assign(new Image(), { src: address }));"
                    + "fetch(address).catch(() => setTimeout(() => done(refused.sort().join()), 300));",
                blog.address().toString());
    assertEquals("connect-src,img-src,style-src-elem", refused);
  }

  /** The program has no word for any storage, so that it cannot touch what the page stores. */
  @Test
  void theProgramKnowsNoStorage() throws Exception {
    String program = Files.readString(own.resolve("embedded.js"));
    for (String word : List.of("localStorage", "sessionStorage", "indexedDB", "cookie", "caches")) {
      assertFalse(program.contains(word), word);
    }
  }

  @Test
  void underShareAreThePreviewAndTheTextToCopy() throws Exception {
    browser.driver().get(site.address() + FirstIT.link("omega hexhex:4", 6));
    page.waitForProgram();
    act("share");
    page.press("[data-embed] summary");
    String code = Objects.requireNonNull(page.find("[data-input=embed]").getDomProperty("value"));
    browser.driver().switchTo().frame(page.find("[data-embed] iframe"));
    waitForMove(6);
    browser.driver().switchTo().defaultContent();
    assertEquals(List.of(), page.errors());
    show(code);
    page.wait(() -> page.has("iframe"));
    browser.driver().switchTo().frame(0);
    waitForMove(6);
  }
}
