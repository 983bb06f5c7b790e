package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.hexstones.probe.Probe;
import org.hexstones.site.StaticServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.ElementNotInteractableException;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.remote.RemoteWebDriver;
import org.openqa.selenium.support.ui.WebDriverWait;

/**
 * A little of the main flows in the engine of Safari, from the distribution's package. Left out,
 * and told so at the end of {@code ./test}, where that is not installed.
 */
final class WebKitIT {
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final StaticServer site;
  private final WebKit webKit;
  private final RemoteWebDriver driver;

  WebKitIT() throws Exception {
    WebKit.assumeThere();
    site = Site.serve();
    webKit = WebKit.start();
    driver = webKit.driver();
  }

  @BeforeEach
  void open() {
    driver.get(address().toString());
    await("[data-action=start]");
  }

  @AfterEach
  void close() {
    webKit.close();
    site.close();
  }

  private URI address() {
    return site.address();
  }

  private boolean has(String css) {
    return !driver.findElements(By.cssSelector(css)).isEmpty();
  }

  private void await(String css) {
    new WebDriverWait(driver, PATIENCE)
        .ignoring(StaleElementReferenceException.class)
        .withMessage(css)
        .until(seen -> has(css));
  }

  private void press(String css) {
    await(css);
    // What a dialog covers can be pressed once that has closed.
    new WebDriverWait(driver, PATIENCE)
        .ignoring(ElementNotInteractableException.class, StaleElementReferenceException.class)
        .withMessage("press " + css)
        .until(
            seen -> {
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
    new WebDriverWait(driver, PATIENCE)
        .withMessage(number + " stones")
        .until(seen -> driver.findElements(By.cssSelector("[data-stone]")).size() == number);
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

  @Test
  void theRulesAreTheSameHere() {
    String job = "probe rules 50 1 omega hexhex:4; sunder 4";
    String answer =
        String.valueOf(
            driver.executeAsyncScript(
                "const [job, done] = arguments; const worker = new Worker('worker-boot.js');"
                    + "worker.onmessage = e => done(e.data); worker.postMessage(job);",
                job));
    String onTheJvm = Objects.requireNonNull(Probe.answer(job, () -> 0));
    assertEquals(digest(onTheJvm), digest(answer));
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
