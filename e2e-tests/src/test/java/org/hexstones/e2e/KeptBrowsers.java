package org.hexstones.e2e;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Set;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;

/**
 * Browsers that go from test to test, because many tests take no longer than the start of a
 * browser. Each test gets one without anything of the tests before it.
 */
final class KeptBrowsers {
  private static final Deque<ChromeDriver> FREE = new ArrayDeque<>();

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> FREE.forEach(ChromeDriver::quit)));
  }

  private KeptBrowsers() {}

  static ChromeDriver take() {
    ChromeDriver kept = FREE.poll();
    return kept == null ? Browser.launch(Browser.options()) : kept;
  }

  /** Takes a browser back, or ends it if it cannot be cleaned. */
  static void giveBack(ChromeDriver driver) {
    try {
      clean(driver);
    } catch (WebDriverException e) {
      driver.quit();
      return;
    }
    FREE.push(driver);
  }

  private static void clean(ChromeDriver driver) {
    // What was set for a tab ends with it: sizes, scripts, blocked files, the history.
    Set<String> used = driver.getWindowHandles();
    driver.switchTo().window(used.iterator().next());
    driver.switchTo().newWindow(WindowType.TAB);
    String fresh = driver.getWindowHandle();
    for (String tab : used) {
      driver.switchTo().window(tab);
      driver.close();
    }
    driver.switchTo().window(fresh);
    driver.executeCdpCommand(
        "Storage.clearDataForOrigin", Map.of("origin", "*", "storageTypes", "all"));
    driver.executeCdpCommand("Browser.resetPermissions", Map.of());
    driver.executeCdpCommand("Browser.setDownloadBehavior", Map.of("behavior", "default"));
    driver.manage().logs().get(LogType.BROWSER);
  }
}
