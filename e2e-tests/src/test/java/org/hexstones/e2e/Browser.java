package org.hexstones.e2e;

import io.github.bonigarcia.wdm.WebDriverManager;
import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A headless Chromium for one test, with nothing in it but what the test brings. */
final class Browser implements AutoCloseable {
  private static final File CHROMIUM = new File("/usr/bin/chromium");
  private static final File CHROMEDRIVER = new File("/usr/bin/chromedriver");

  // Kept here, because the logging system alone would let the level go with the logger.
  private static final Logger CDP_LOGGER =
      Logger.getLogger("org.openqa.selenium.devtools.CdpVersionFinder");

  static {
    // It warns of every browser newer than Selenium, about a protocol that is not used here.
    CDP_LOGGER.setLevel(Level.OFF);
  }

  /** How long a test waits for what takes a moment on a quiet machine. */
  static final Duration PATIENCE = Duration.ofSeconds(90);

  private final ChromeDriver driver;
  private final @Nullable KeptBrowsers kept;
  private boolean isKilled;

  private Browser(ChromeDriver driver, @Nullable KeptBrowsers kept) {
    this.driver = driver;
    this.kept = kept;
  }

  /** A browser that other tests may have used before, as good as new. */
  static Browser start() {
    return of(KeptBrowsers.EMPTY);
  }

  /** A browser that may have visited the shared site before, whose service worker it has then. */
  static Browser forSharedSite() {
    return of(KeptBrowsers.WITH_WORKER);
  }

  private static Browser of(KeptBrowsers kept) {
    return new Browser(kept.take(), kept);
  }

  /** A browser that no test has used before. */
  static Browser startAnew() {
    return new Browser(launch(options()), null);
  }

  /** A browser with a profile that was there before, or is there afterwards. */
  static Browser start(Path profile) {
    ChromeOptions options = options();
    options.addArguments("--user-data-dir=" + profile);
    return new Browser(launch(options), null);
  }

  /** A browser whose person has chosen the size of letters, in pixels; 16 unless one chooses. */
  static Browser withLetters(int pixels) {
    ChromeOptions options = options();
    options.setExperimentalOption("prefs", Map.of("webkit.webprefs.default_font_size", pixels));
    return new Browser(launch(options), null);
  }

  /**
   * A browser whose camera shows a film of its own.
   *
   * @param film an uncompressed film (Y4M), read when the camera is switched on
   */
  static Browser withCamera(Path film) {
    ChromeOptions options = options();
    options.addArguments(
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        "--use-file-for-fake-video-capture=" + film);
    return new Browser(launch(options), null);
  }

  static ChromeDriver launch(ChromeOptions options) {
    ChromeDriver driver;
    if (CHROMIUM.canExecute() && CHROMEDRIVER.canExecute()) {
      // The distribution's pair fits together, and needs no download.
      options.setBinary(CHROMIUM);
      ChromeDriverService service =
          new ChromeDriverService.Builder().usingDriverExecutable(CHROMEDRIVER).build();
      driver = new ChromeDriver(service, options);
    } else {
      WebDriverManager.chromedriver().setup();
      driver = new ChromeDriver(options);
    }
    driver.manage().timeouts().scriptTimeout(PATIENCE);
    return driver;
  }

  ChromeDriver driver() {
    return driver;
  }

  /** Lets requests for files fail from now on whose address ends so, and all others succeed. */
  void block(String file) {
    driver.executeCdpCommand("Network.enable", Map.of());
    driver.executeCdpCommand("Network.setBlockedURLs", Map.of("urls", List.of("*" + file)));
  }

  /** What the console has shown since the last call and that a user would call an error. */
  List<String> errors() {
    Stream<LogEntry> entries = driver.manage().logs().get(LogType.BROWSER).getAll().stream();
    return entries
        .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
        .map(LogEntry::getMessage)
        .toList();
  }

  /**
   * Ends every process of the browser with that profile at once, as a power cut would, and answers
   * how many there were.
   */
  int kill(Path profile) {
    List<ProcessHandle> all =
        ProcessHandle.allProcesses()
            .filter(process -> process.info().commandLine().orElse("").contains(profile.toString()))
            .flatMap(process -> Stream.concat(Stream.of(process), process.descendants()))
            .filter(process -> !process.equals(ProcessHandle.current()))
            .distinct()
            .toList();
    all.forEach(ProcessHandle::destroyForcibly);
    isKilled = true;
    return all.size();
  }

  /** Ends the visit, and fails where the browser has asked for anything beyond this machine. */
  @Override
  public void close() {
    if (kept != null) {
      kept.giveBack(driver);
    } else {
      quit();
    }
    Outside.refuse();
  }

  private void quit() {
    try {
      driver.quit();
    } catch (WebDriverException e) {
      // The driver may find the browser gone that was killed.
      if (!isKilled) {
        throw e;
      }
    }
  }

  static ChromeOptions options() {
    ChromeOptions options = new ChromeOptions();
    // The sandbox does not start for root, as which containers run their tests; the rest keeps the
    // browser from asking the network for anything but the page. The driver makes a new profile.
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--proxy-server=" + Outside.proxy());
    LoggingPreferences logging = new LoggingPreferences();
    logging.enable(LogType.BROWSER, Level.ALL);
    options.setCapability(ChromeOptions.LOGGING_PREFS, logging);
    return options;
  }
}
