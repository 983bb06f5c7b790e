package org.hexstones.e2e;

import java.io.Closeable;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.hexstones.site.StaticServer;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.ElementNotInteractableException;
import org.openqa.selenium.Keys;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The page as a player meets it, found by the hooks that are promised to stay. */
final class GamePage implements AutoCloseable {
  private static final Duration OFTEN = Duration.ofMillis(50);

  private final URI address;
  private final Browser browser;
  private final Closeable site;

  private GamePage(URI address, Browser browser, Closeable site) {
    this.address = address;
    this.browser = browser;
    this.site = site;
  }

  /**
   * A browser at the shared site, on the start screen where the fragment is empty. Nothing is saved
   * in it but the site itself, for use without a network.
   */
  static GamePage open(String fragment) throws Exception {
    GamePage page = new GamePage(Site.shared().address(), Browser.forSharedSite(), () -> {});
    page.go("");
    if (!fragment.isEmpty()) {
      page.go(fragment);
    }
    return page;
  }

  /** A fresh browser on a phone, with a game. */
  static GamePage phone(String game) throws Exception {
    GamePage page = open("");
    page.resize(360, 740);
    page.driver()
        .executeCdpCommand(
            "Emulation.setTouchEmulationEnabled", Map.of("enabled", true, "maxTouchPoints", 2));
    page.go(game);
    page.wait(() -> page.has("[data-cell]"));
    Gallery.settle(page);
    return page;
  }

  /** A fresh browser whose letters are of that size, at the start screen. */
  static GamePage withLetters(int pixels) throws IOException {
    GamePage page = new GamePage(Site.shared().address(), Browser.withLetters(pixels), () -> {});
    page.go("");
    return page;
  }

  /** A fresh browser at the start screen of a site, which ends with the page if not before. */
  static GamePage openAt(StaticServer site) {
    GamePage page = new GamePage(site.address(), Browser.start(), site::close);
    page.go("");
    return page;
  }

  /**
   * A fresh browser at the start screen of a page on the disk. No test has used it before: what
   * such pages store is not cleared.
   */
  static GamePage openFile(Path file) {
    GamePage page = new GamePage(file.toUri(), Browser.startAnew(), () -> {});
    page.go("");
    return page;
  }

  /** A fresh browser at the start screen of a page that is served elsewhere. */
  static GamePage openAt(URI address) {
    GamePage page = new GamePage(address, Browser.start(), () -> {});
    page.go("");
    return page;
  }

  /** A site in a browser, neither of them new, nor ended with the page. */
  static GamePage in(Browser browser, StaticServer site) {
    return new GamePage(site.address(), browser, () -> {});
  }

  /** Leaves the page, and clears what this tab and all tabs of the site have stored. */
  void forget() {
    driver().executeScript("sessionStorage.clear()");
    driver().get("about:blank");
    String origin = address.getScheme() + "://" + address.getAuthority();
    driver()
        .executeCdpCommand(
            "Storage.clearDataForOrigin",
            Map.of("origin", origin, "storageTypes", "indexeddb,local_storage"));
  }

  /** The same site at another fragment. */
  void go(String fragment) {
    driver().get(address + fragment);
    waitForProgram();
  }

  /** What is shown before there is a program is not what is waited for. */
  void waitForProgram() {
    wait(() -> has(":root:has([data-action]):not(:has([data-early]))"));
  }

  /** Where the site lies. */
  String address() {
    return address.toString();
  }

  ChromeDriver driver() {
    return browser.driver();
  }

  List<String> errors() {
    return browser.errors();
  }

  void resize(int width, int height) {
    driver()
        .executeCdpCommand(
            "Emulation.setDeviceMetricsOverride",
            Map.of(
                "width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 500));
  }

  /** What a piece of asynchronous JavaScript, with its return, comes to. */
  @Nullable Object ask(String code) {
    return driver()
        .executeAsyncScript(
            "const [done] = arguments; (async () => { "
                + code
                + " })().then(done, e => done('failed: ' + e));");
  }

  /** What is there, or comes with one of the next pictures. */
  WebElement find(String css) {
    return until(() -> element(css, ""));
  }

  boolean has(String css) {
    return Boolean.TRUE.equals(
        driver().executeScript("return document.querySelector(arguments[0]) !== null", css));
  }

  /** The first element of that kind, after a piece of JavaScript did something with it. */
  private @Nullable WebElement element(String css, String code) {
    return (WebElement)
        driver()
            .executeScript(
                "const found = document.querySelector(arguments[0]);" + code + "return found", css);
  }

  void press(String css) {
    // A button that follows from what was typed before is enabled with the next picture. What is
    // drawn anew just then, or still covered by a dialog, can be pressed a little later.
    wait(
        () -> {
          // Into the middle, where no bar lies over it.
          WebElement element =
              element(css + ":not([disabled])", "found?.scrollIntoView({block: 'center'});");
          if (element == null) {
            return false;
          }
          element.click();
          return true;
        });
  }

  /** Opens the options of a new game, over the start screen. */
  void options() {
    if (has("dialog [data-action=start]")) {
      return;
    }
    wait(() -> has("[data-action=friend]"));
    if (has("[data-action=new-board]")) {
      press("[data-action=new-board]");
    }
    press("[data-action=options]");
    wait(() -> has("dialog [data-action=start]"));
  }

  /** Presses a button of the screen, or of the dialog with what else there is. */
  void menu(String action) {
    String button = "[data-action=" + action + "]";
    wait(() -> has(button) || has("[data-action=more]"));
    if (!has(button)) {
      press("[data-action=more]");
    }
    press(button);
  }

  /** Begins the game that is chosen, without a stone. */
  void begin() {
    options();
    press("dialog [data-action=start]");
  }

  void pressCell(String name) {
    press("[data-cell='" + name + "']");
  }

  /** Into the field of that hook, in place of what it holds. */
  void type(String input, String text) {
    WebElement field = find("[data-input=" + input + "]");
    field.sendKeys(Keys.chord(Keys.CONTROL, "a"), text);
    wait(() -> text.equals(field.getDomProperty("value")));
  }

  void paste(String text) {
    driver()
        .executeScript(
            "const data = new DataTransfer(); data.setData('text/plain', arguments[0]);"
                + "document.body.dispatchEvent("
                + "new ClipboardEvent('paste', {clipboardData: data, bubbles: true}));",
            text);
  }

  /** The colours of the stones on the board, by cell. */
  Map<String, String> stones() {
    Map<String, String> stones = new TreeMap<>();
    Object found =
        driver()
            .executeScript(
                "return [...document.querySelectorAll('[data-cell][data-stone]')]"
                    + ".map(c => c.dataset.cell + ' ' + c.dataset.stone)");
    for (Object stone : (List<?>) Objects.requireNonNull(found)) {
      String text = String.valueOf(stone);
      stones.put(text.substring(0, text.indexOf(' ')), text.substring(text.indexOf(' ') + 1));
    }
    return stones;
  }

  String turn() {
    return attribute("[data-turn]", "data-turn");
  }

  String score(String colour) {
    return attribute("[data-score='" + colour + "']", "data-value");
  }

  private String attribute(String css, String name) {
    return Objects.requireNonNullElse(find(css).getDomAttribute(name), "");
  }

  boolean isOver() {
    return has("[data-winner]");
  }

  String winner() {
    return attribute("[data-winner]", "data-winner");
  }

  /** And for what follows a stone on the page, once that is painted. */
  void waitForStones(int number) {
    wait(() -> stones().size() == number);
    ask(
        "const painted = new Promise(done => requestAnimationFrame(() => setTimeout(done)));"
            + "await Promise.race([painted, new Promise(done => setTimeout(done, 1000))]);");
  }

  void wait(BooleanSupplier condition) {
    until(condition::getAsBoolean);
  }

  private <T> T until(Supplier<@Nullable T> condition) {
    return new WebDriverWait(driver(), Browser.PATIENCE)
        .pollingEvery(OFTEN)
        .ignoring(StaleElementReferenceException.class, ElementNotInteractableException.class)
        .withMessage(this::reported)
        .until(driver -> condition.get());
  }

  /** What is on the page, for who looks for the reason why something never came. */
  private String reported() {
    Object text =
        driver()
            .executeScript(
                "return location.href + ' ' + document.readyState + ' '"
                    + " + document.querySelectorAll('[data-stone]').length + ' stones: '"
                    + " + document.body.innerText.slice(0, 600)");
    return text + " " + errors();
  }

  @Override
  public void close() throws IOException {
    try {
      browser.close();
    } finally {
      site.close();
    }
  }
}
