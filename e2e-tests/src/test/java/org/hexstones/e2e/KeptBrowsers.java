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
 * browser. Each test gets one without anything of the tests before it, or with no more than the
 * offline copy of the shared site.
 */
final class KeptBrowsers {
  /** As good as new. */
  static final KeptBrowsers EMPTY = new KeptBrowsers("all");

  /**
   * They have visited the site of {@link Site#shared} before: its service worker and its cache are
   * still there. Nothing that a person does at the site is in them.
   */
  static final KeptBrowsers WITH_WORKER =
      new KeptBrowsers(
          "cookies,file_systems,indexeddb,local_storage,shader_cache,interest_groups,"
              + "shared_storage,storage_buckets");

  private final Deque<ChromeDriver> free = new ArrayDeque<>();
  private final String cleared;

  private KeptBrowsers(String cleared) {
    this.cleared = cleared;
    Runtime.getRuntime().addShutdownHook(new Thread(() -> free.forEach(ChromeDriver::quit)));
  }

  ChromeDriver take() {
    ChromeDriver kept = free.poll();
    return kept == null ? Browser.launch(Browser.options()) : kept;
  }

  /** Takes a browser back, or ends it if it cannot be cleaned. */
  void giveBack(ChromeDriver driver) {
    try {
      clean(driver);
    } catch (WebDriverException e) {
      driver.quit();
      return;
    }
    free.push(driver);
  }

  private void clean(ChromeDriver driver) {
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
        "Storage.clearDataForOrigin", Map.of("origin", "*", "storageTypes", cleared));
    if (this == EMPTY) {
      // A site that ends may leave its port to the next one.
      driver.executeCdpCommand("Network.clearBrowserCache", Map.of());
    }
    driver.executeCdpCommand("Browser.resetPermissions", Map.of());
    driver.executeCdpCommand("Browser.setDownloadBehavior", Map.of("behavior", "default"));
    driver.manage().logs().get(LogType.BROWSER);
  }
}
