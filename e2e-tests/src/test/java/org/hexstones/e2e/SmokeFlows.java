package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.hexstones.probe.Probe;
import org.hexstones.site.StaticServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.ElementNotInteractableException;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.TimeoutException;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.remote.RemoteWebDriver;
import org.openqa.selenium.support.ui.FluentWait;
import org.openqa.selenium.support.ui.WebDriverWait;

/**
 * A little of every flow, for browsers of other kinds than the one in which everything is tried.
 * Left out, and reported at the end of {@code ./test}, where a browser or its driver is not
 * installed. Each test has a site at an address of its own, of which nothing is stored yet.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class SmokeFlows {
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final Duration OFTEN = Duration.ofMillis(100);

  /** How long a script may take: less than a driver may be silent. */
  private static final Duration SCRIPT = Duration.ofSeconds(50);

  /** How many games of each set-up are reviewed; {@code -Dhexstones.reviews=N} reviews more. */
  static final int REVIEWS = Integer.getInteger("hexstones.reviews", 1);

  /** So many browsers may fall silent before the page is open, and no more. */
  private static final int SILENT = 2;

  private final OtherBrowser.Starter starter;
  private final boolean isForAll;
  private StaticServer site;
  private OtherBrowser browser;
  private RemoteWebDriver driver;
  private boolean isClosed;

  /**
   * @param isForAll whether one browser serves all tests, or each has one of its own
   */
  SmokeFlows(OtherBrowser.Starter starter, boolean isForAll)
      throws IOException, InterruptedException {
    this.starter = starter;
    this.isForAll = isForAll;
    browser = starter.start();
    driver = browser.driver();
  }

  private void startAnew() throws IOException, InterruptedException {
    browser = starter.start();
    driver = browser.driver();
    isClosed = false;
  }

  @BeforeEach
  void open() throws IOException, InterruptedException {
    site = Site.serve();
    if (isClosed) {
      startAnew();
    }
    for (int silent = 0; ; silent++) {
      try {
        openPage();
        return;
      } catch (TimeoutException e) {
        if (!OtherBrowser.isSilent(e) || silent == SILENT) {
          throw e;
        }
        browser.kill();
        startAnew();
      }
    }
  }

  private void openPage() {
    driver.manage().timeouts().scriptTimeout(SCRIPT);
    driver.get(address().toString());
    await("[data-action=friend]");
    // Not in the middle of a first visit's keeping, of which WebKit may tell as of a new version.
    driver.executeAsyncScript(
        "const [done] = arguments; const workers = navigator.serviceWorker;"
            + "if (!workers || workers.controller) done();"
            + "else workers.addEventListener('controllerchange', () => done(), { once: true });");
  }

  @AfterEach
  void leave() {
    if (!isForAll) {
      closeBrowser();
    }
    site.close();
    Outside.refuse();
  }

  @AfterAll
  void closeBrowser() {
    if (!isClosed) {
      isClosed = true;
      browser.close();
    }
  }

  private URI address() {
    return site.address();
  }

  private boolean has(String css) {
    return Boolean.TRUE.equals(
        driver.executeScript("return document.querySelector(arguments[0]) !== null", css));
  }

  private FluentWait<WebDriver> patience() {
    return new WebDriverWait(driver, PATIENCE).pollingEvery(OFTEN);
  }

  private void await(String css) {
    patience()
        .ignoring(StaleElementReferenceException.class)
        .withMessage(css)
        .until(seen -> has(css));
  }

  private void press(String css) {
    // A button that follows from what was typed before is enabled with the next picture.
    await(css + ":not([disabled])");
    // What a dialog covers can be pressed once that has closed.
    patience()
        .ignoring(ElementNotInteractableException.class, StaleElementReferenceException.class)
        .withMessage("press " + css)
        .until(
            seen -> {
              // Into the middle, where no bar lies over it.
              driver.executeScript(
                  "document.querySelector(arguments[0]).scrollIntoView({block: 'center'});", css);
              seen.findElement(By.cssSelector(css)).click();
              return true;
            });
  }

  private void pressCell(String name) {
    // A path of a picture: this driver presses its box's middle, which is not always its own.
    await("[data-cell='" + name + "']");
    driver.executeScript(
        "const cell = document.querySelector('[data-cell=\"' + arguments[0] + '\"]');"
            + "cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));",
        name);
  }

  private void waitForStones(int number) {
    patience()
        .withMessage(number + " stones")
        .until(
            seen ->
                Objects.equals(
                    (long) number,
                    driver.executeScript(
                        "return document.querySelectorAll('[data-stone]').length")));
  }

  private void begin(String setup) {
    driver.get("about:blank");
    driver.get(address() + "#new=" + setup);
    await("[data-cell]");
  }

  @Test
  void twoPeoplePlayTakeBackAndFindTheirGameAgain() {
    begin("omega+hexhex:5");
    pressCell("e5");
    pressCell("c4");
    pressCell("g3");
    waitForStones(3);
    press("[data-action=undo]");
    waitForStones(2);
    press("[data-action=redo]");
    waitForStones(3);
    await("[data-kept='3']");
    driver.navigate().refresh();
    waitForStones(3);
    driver.get("about:blank");
    driver.get(address().toString());
    press("[data-action=more]");
    press("[data-action=games]");
    press("[data-action=open-game]");
    waitForStones(3);
  }

  @Test
  void theComputerPlaysInTheBuildForThisBrowser() {
    assertEquals(
        "probe js",
        driver.executeAsyncScript(
            "const done = arguments[0]; const worker = new Worker('worker-boot.js');"
                + "worker.onmessage = e => done(e.data); worker.postMessage('probe build');"));
    begin("omny+hexhex:3+seats=computer,person");
    waitForStones(1);
  }

  /** Goes on in the tab as it is, as a link that is pressed in it does. */
  private void follow(String fragment) {
    driver.executeScript("location.hash = arguments[0];", fragment);
  }

  private String fragment() {
    Object hash =
        driver.executeScript("dispatchEvent(new Event('pagehide')); return location.hash");
    return String.valueOf(Objects.requireNonNull(hash));
  }

  @Test
  void aPersonPlaysTheComputerAndThenAgain() {
    begin("omega+hexhex:3+seats=person,computer");
    pressCell("c3");
    pressCell("c4");
    waitForStones(4);
    follow("#new=omega+hexhex:4+seats=person,computer:2");
    waitForStones(0);
    pressCell("d4");
    pressCell("d5");
    waitForStones(4);
    press("[data-action=resign]");
    press("[data-action=confirm-resign]");
    await("[data-winner=black]");
    press("[data-action=easier]");
    waitForStones(0);
    press("[data-action=resign]");
    press("[data-action=confirm-resign]");
    // The computer has white then, and moves first.
    press("[data-action=swap-seats]");
    waitForStones(2);
  }

  @Test
  void computersPlayToTheEndAndAFlagFalls() {
    begin("sunder+3+seats=computer:1,computer:1");
    await("[data-winner]");
    follow("#new=omega+hexhex:3+clock=fischer:2:0");
    waitForStones(0);
    pressCell("c3");
    await("[data-winner=black]");
  }

  @Test
  void aGameIsStudiedAndTheWayBackLeadsToIt() {
    begin("omega+hexhex:3");
    pressCell("c3");
    pressCell("c4");
    waitForStones(2);
    await("[data-kept='2']");
    press("[data-action=analyse]");
    await("[data-screen=study] [data-cell]");
    waitForStones(2);
    press("[data-action=back]");
    waitForStones(1);
    pressCell("a3");
    await("[data-node='1.2'][aria-current]");
    press("[data-input=engine]");
    await("[data-line='1']");
    driver.navigate().back();
    await("main.game:not(.study) [data-cell]");
    waitForStones(2);
  }

  @Test
  void twoPlayByLink() {
    begin("omega+hexhex:4+seats=person,link");
    pressCell("d4");
    pressCell("d5");
    await("[data-sending]");
    await("[data-kept='2']");
    String sent = fragment();
    assertTrue(sent.startsWith("#g="), sent);
    driver.get("about:blank");
    driver.get(address() + sent);
    waitForStones(2);
  }

  private static final String EARLY = "[data-early] [data-cell]";
  private static final String PROGRAM = ":root:has([data-action]):not(:has([data-early]))";

  private void show(URI place, String fragment) {
    driver.get("about:blank");
    driver.get(place + fragment);
  }

  private long number(String css) {
    return (long)
        Objects.requireNonNull(
            driver.executeScript("return document.querySelectorAll(arguments[0]).length", css));
  }

  @Test
  void linksShowTheirBoardAndBrokenOnesTheReason() {
    // These come first: later the start screen shows a game in which the computer has begun.
    for (String fragment : List.of("#g=1AGLIQqHblj35YFLXEgj", "#g=9AGLIQqHblj35YFLXEgi")) {
      show(address(), fragment);
      await("[data-notice]");
      await(PROGRAM);
      await("[data-notice]");
      assertEquals(0, number("[data-stone]"));
    }
    for (String fragment : FirstIT.links().toList()) {
      show(address(), fragment);
      await("[data-cell]");
      long cells = number("[data-cell]");
      long stones = number("[data-stone]");
      await(PROGRAM);
      assertEquals(cells, number("[data-cell]"), fragment);
      if (fragment.startsWith("#g=")) {
        assertEquals(stones, number("[data-stone]"), fragment);
      }
    }
  }

  /** The page's program comes late, not at all, or is of another version. */
  @Test
  void theBoardOfALinkDoesNotNeedThePagesProgram(@TempDir Path folder) throws IOException {
    Path boot = Site.copyTo(folder.resolve("site")).resolve("boot.js");
    String now = Files.readString(boot);
    String link = FirstIT.link("omega hexhex:5", 4);
    try (StaticServer other = StaticServer.start(folder.resolve("site"), 0, "/")) {
      Files.writeString(boot, "self.begin = () => {" + now + "};");
      show(other.address(), link);
      await(EARLY);
      pressCell("e5");
      waitForStones(5);
      patience().until(seen -> driver.executeScript("return typeof begin === 'function'"));
      driver.executeScript("document.querySelector('.scores').remove(); begin();");
      await(PROGRAM);
      waitForStones(5);
      await("[data-score]");

      Files.delete(folder.resolve("site").resolve("page.js"));
      show(other.address(), FirstIT.link("sunder 5", 5));
      await("[data-failed]");
      await(EARLY);
      waitForStones(5);
    }
  }

  @Test
  void anEmbedIsSteppedThrough() {
    show(URI.create(address() + "embed.html"), FirstIT.link("omega hexhex:5", 4));
    waitForStones(4);
    press("[data-action=back]");
    waitForStones(3);
    press("[data-action=first]");
    waitForStones(0);
    press("[data-action=on]");
    waitForStones(1);
    press("[data-action=last]");
    waitForStones(4);
  }

  @Test
  void puzzlesAndLessonsAreLoadedAndPlayed() {
    follow("#puzzle=7");
    await("[data-puzzle='7'][data-state=open]");
    press("[data-action=hint]");
    await("[data-said]");
    press("[data-action=leave-puzzle]");
    press("[data-action=game][data-game=omny]");
    press("[data-action=learn][data-lesson=omny]");
    pressCell("a4");
    press("[data-state=reached] [data-action=next-step]");
    pressCell("f1");
    await("[data-state=missed]");
  }

  @Test
  void aBoardIsDrawnAndAPositionMade() {
    press("[data-action=options]");
    press("[data-action=draw-board]");
    press("[data-action=preset][data-preset='triangle:9']");
    press("[data-action=star-rim]");
    await("[data-drawn='2']");
    type("[data-input=board-name]", "Tri");
    press("[data-action=save-board]");
    press("[data-action=leave-sketch]");
    driver.navigate().refresh();
    press("[data-action=options]");
    press("[data-board=Tri]");
    press("[data-action=seat][data-player=B][data-seat=person]");
    // What follows moves with the fields of the computer, which are gone now.
    await("[data-action=seat][data-player=B][data-seat=person][aria-pressed=true]");
    press("[data-action=set-up]");
    await("[data-screen=arrange]");
    pressCell("a1");
    waitForStones(1);
    press("[data-action=play-position]");
    await("[data-turn]");
    pressCell("b2");
    waitForStones(2);
  }

  @Test
  void aTextIsOpenedAndAllGoesByTheKeyboard() {
    press("[data-action=open]");
    type("[data-input=game]", "hexstones 1 game omega hexhex:5 moves a5,b5");
    // Pressed again where this driver's press came before the dialog had settled.
    patience()
        .ignoring(ElementNotInteractableException.class, StaleElementReferenceException.class)
        .until(
            seen -> {
              for (WebElement button :
                  seen.findElements(By.cssSelector("[data-action=open-text]"))) {
                button.click();
              }
              return driver.findElements(By.cssSelector("[data-stone]")).size() == 2;
            });
    begin("y+4");
    // The first program draws the board and takes no keys.
    await("[data-cell]:not([data-early] *)");
    int placed = 0;
    for (String name : List.of("a1", "b1", "c1", "b2")) {
      new Actions(driver).sendKeys(name).perform();
      waitForStones(++placed);
    }
  }

  @Test
  void theSingleFileIsPlayedFromTheDisk() throws Exception {
    driver.get(Site.singleFile().toAbsolutePath().normalize().toUri().toString());
    await("[data-action=friend]");
    follow("#new=omny+hexhex:3+seats=computer,person");
    waitForStones(1);
  }

  private void type(String css, String text) {
    await(css);
    driver.findElement(By.cssSelector(css)).sendKeys(text);
    // This driver goes on before the keys have arrived.
    patience()
        .withMessage("typed " + text)
        .until(
            seen ->
                text.equals(
                    driver.executeScript(
                        "return document.querySelector(arguments[0]).value;", css)));
  }

  @Test
  void theRulesAreTheSameHere() {
    String job = "probe rules 50 1 omega hexhex:4; sunder 4";
    assertAnsweredAlike(job);
  }

  /** To the last digit: the search calculates nothing that a browser may round differently. */
  @Test
  void theWorkerReviewsAsTheJvmDoes() {
    for (int seed = 2026; seed < 2026 + REVIEWS; seed++) {
      for (String setup : List.of("omega hexhex:3 pie=on", "sunder 3", "gyre 3", "y 5")) {
        assertAnsweredAlike("probe review 200 " + seed + " " + setup);
      }
    }
  }

  private void assertAnsweredAlike(String job) {
    String answer =
        String.valueOf(
            driver.executeAsyncScript(
                "const [job, done] = arguments; const worker = new Worker('worker-boot.js');"
                    + "worker.onmessage = e => { worker.terminate(); done(e.data); };"
                    + "worker.postMessage(job);",
                job));
    String onTheJvm = Objects.requireNonNull(Probe.answer(job, () -> 0));
    assertEquals(digest(onTheJvm), digest(answer), job);
  }

  private static String digest(String answer) {
    return answer.substring(answer.lastIndexOf(' ') + 1);
  }

  @Test
  void languagesRulesAndALinkWork() {
    press("[data-action=settings]");
    press("[data-language=ja]");
    press("dialog [data-action=close]");
    await("html[lang=ja]");
    press("[data-action=rules]");
    await("dialog[open]");
    press("dialog [data-action=close]");
    begin("omega+hexhex:4+seats=person,person");
    pressCell("d4");
    waitForStones(1);
    await("[data-kept='1']");
    String address = Objects.requireNonNull(driver.getCurrentUrl());
    assertTrue(address.contains("#g="), address);
    driver.get("about:blank");
    driver.get(address);
    waitForStones(1);
  }

  @Test
  void nothingIsLoadedFromElsewhere() {
    begin("sunder+5+seats=computer,person");
    waitForStones(1);
    Object names =
        driver.executeScript(
            "return performance.getEntriesByType('resource').map(entry => entry.name);");
    for (Object name : (List<?>) Objects.requireNonNull(names)) {
      assertTrue(String.valueOf(name).startsWith(address().toString()), String.valueOf(name));
    }
  }
}
