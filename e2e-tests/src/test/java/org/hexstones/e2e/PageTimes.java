package org.hexstones.e2e;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

/** How the page feels: its start, the time from a press to paint, and its longest tasks. */
final class PageTimes {
  private static final int SLOWED = 4;
  private static final int STARTS = 7;
  private static final int PRESSES = 20;

  private static final String BOARD = "#new=omega+hexhex:10";

  /** The computer begins, and thinks on in the other's time. */
  private static final String GAME = BOARD + "+seats=computer:10,person";

  private static final String PONDER =
      "localStorage.setItem('hexstones.settings', '1 en auto ponder');";

  /** How long a finger stays on a cell that it presses. */
  private static final Duration PRESSED = Duration.ofMillis(80);

  /** Whether the person is to place a stone and the computer has thought on for a while. */
  private static final String PONDERS =
      "await new Promise(done => setTimeout(done, 500));"
          + "return document.querySelectorAll('[data-cell][data-stone]').length % 4 >= 2;";

  /** Notes when there is a board that can be played on, and that has been painted. */
  private static final String WATCH_START =
      "new MutationObserver((_, watch) => {"
          + "  if (!document.querySelector('[data-cell]')) return;"
          + "  watch.disconnect();"
          + "  requestAnimationFrame(() => { const channel = new MessageChannel();"
          + "    channel.port1.onmessage = () => { self.playable = performance.now(); };"
          + "    channel.port2.postMessage(0); });"
          + "}).observe(document, { childList: true, subtree: true });";

  /**
   * Notes the time from each press to the painted stone, as the browser itself measures it from
   * event to paint (Event Timing, in steps of 8 ms), and to the stone in the document; and long
   * tasks.
   */
  private static final String WATCH_PRESSES =
      "self.presses = []; self.placed = []; self.tasks = [];"
          + "addEventListener('pointerup', e => { self.pressed = e.timeStamp; }, true);"
          + "new MutationObserver(() => {"
          + "  if (!self.pressed) return;"
          + "  placed.push(performance.now() - pressed); self.pressed = 0;"
          + "}).observe(document.body,"
          + "  { subtree: true, attributes: true, attributeFilter: ['data-stone'] });"
          + "new PerformanceObserver(list => {"
          + "  for (const event of list.getEntries())"
          + "    if (event.name === 'click') presses.push(event.duration);"
          + "}).observe({ type: 'event', durationThreshold: 16 });"
          + "new PerformanceObserver(list => {"
          + "  for (const task of list.getEntries()) tasks.push(task.duration);"
          + "}).observe({ type: 'longtask' });";

  /** By then the browser has reported how long it took. */
  private static final String PAINTED = "await new Promise(done => setTimeout(done, 250));";

  private PageTimes() {}

  static void report(Consumer<String> say) throws Exception {
    say.accept("## Start and smoothness\n");
    say.accept("| | |\n|---|--:|");
    say.accept(
        "| from navigation to a painted, playable board, processor slowed "
            + SLOWED
            + " times, nothing cached | "
            + millis(start(SLOWED))
            + " |");
    say.accept("| the same, not slowed | " + millis(start(1)) + " |");
    presses(say, SLOWED, 0);
    presses(say, 1, 0);
    presses(say, 1, 4);
    say.accept(
        "\nEach press lasts 80 ms; the release places the stone. Times are wall-clock times: with"
            + " more\nworkers than free cores, much of them is waiting for a core. Work is the"
            + " processor time of the\npage's thread, including the driver's questions.");
    say.accept("");
  }

  private static double start(int slowed) throws Exception {
    Performance.progress("start, slowed " + slowed + " times");
    double[] times = new double[STARTS];
    for (int i = 0; i < STARTS; i++) {
      try (GamePage page = GamePage.open("")) {
        ChromeDriver driver = page.driver();
        page.ask(
            "const kept = await navigator.serviceWorker.getRegistration();"
                + "if (kept) await kept.unregister();");
        driver.executeCdpCommand("Network.enable", Map.of());
        driver.executeCdpCommand("Network.clearBrowserCache", Map.of());
        driver.executeCdpCommand(
            "Page.addScriptToEvaluateOnNewDocument", Map.of("source", WATCH_START));
        driver.get("about:blank");
        driver.executeCdpCommand("Emulation.setCPUThrottlingRate", Map.of("rate", slowed));
        page.go("#new=omega+hexhex:5");
        page.wait(() -> driver.executeScript("return self.playable") != null);
        times[i] = number(driver.executeScript("return self.playable"));
      }
    }
    return Performance.median(times);
  }

  /** Workers that search and search. */
  private static final String BUSY =
      "self.busy = [];"
          + "for (let i = 0; i < arguments[0]; i++) {"
          + "  const worker = new Worker('worker-boot.js'); busy.push(worker);"
          + "  const search = () => worker.postMessage('probe search 3000 1 omega hexhex:10');"
          + "  worker.onmessage = search; search(); }";

  /**
   * Stones at side 10 while the computer thinks on in the person's time, or, where there are any,
   * while so many other workers search without yielding.
   */
  private static void presses(Consumer<String> say, int slowed, int workers) throws Exception {
    Performance.progress("presses, slowed " + slowed + " times, workers: " + workers);
    try (GamePage page = GamePage.open("")) {
      ChromeDriver driver = page.driver();
      driver.executeScript(PONDER);
      driver.navigate().refresh();
      page.go(workers == 0 ? GAME : BOARD);
      driver.executeScript(BUSY, workers);
      driver.executeCdpCommand("Emulation.setCPUThrottlingRate", Map.of("rate", slowed));
      page.wait(() -> page.has("[data-cell]"));
      driver.executeScript(WATCH_PRESSES);
      driver.executeCdpCommand("Performance.enable", Map.of("timeDomain", "threadTicks"));
      double before = onACore(driver);
      for (int i = 0; i < PRESSES; i++) {
        int pressed = i + 1;
        while (workers == 0 && !Boolean.TRUE.equals(page.ask(PONDERS))) {
          // It is the computer's turn.
        }
        press(driver, i * 13);
        page.wait(() -> number(driver.executeScript("return placed.length")) >= pressed);
        page.ask(PAINTED);
      }
      // What takes less than 16 ms is not reported.
      driver.executeScript("while (presses.length < placed.length) presses.push(8);");
      double own = (onACore(driver) - before) / PRESSES;
      double longest = number(driver.executeScript("return Math.max(0, ...tasks)"));
      String where =
          workers == 0
              ? ", side 10, the computer thinking"
              : ", side 10, " + workers + " workers searching without yielding";
      String how = slowed == 1 ? ", not slowed" : ", slowed " + slowed + " times";
      say.accept(times(driver, "from release to painted stone", "presses", where + how));
      say.accept(times(driver, "from release to the stone in the document", "placed", where + how));
      say.accept(
          "| longest task of the page during this"
              + how
              + " | "
              + (longest == 0 ? "none over 50 ms" : millis(longest))
              + " |");
      say.accept("| work of the page's thread for each press" + how + " | " + millis(own) + " |");
    }
  }

  /** Presses a free cell as a person does, the same ones on the same board. */
  private static void press(ChromeDriver driver, int number) {
    List<WebElement> free = driver.findElements(By.cssSelector("[data-cell]:not([data-stone])"));
    new Actions(driver)
        .clickAndHold(free.get(number % free.size()))
        .pause(PRESSED)
        .release()
        .perform();
  }

  private static String times(ChromeDriver driver, String what, String noted, String how) {
    List<?> found = (List<?>) Objects.requireNonNull(driver.executeScript("return " + noted));
    double[] times = found.stream().mapToDouble(PageTimes::number).toArray();
    double worst = Arrays.stream(times).max().orElse(Double.NaN);
    return "| %s%s: median, worst of %d | %s, %s |"
        .formatted(what, how, PRESSES, millis(Performance.median(times)), millis(worst));
  }

  /** Milliseconds that the page's thread has worked so far, its waiting for a core left out. */
  private static double onACore(ChromeDriver driver) {
    List<?> metrics =
        (List<?>)
            Objects.requireNonNull(
                driver.executeCdpCommand("Performance.getMetrics", Map.of()).get("metrics"));
    for (Object metric : metrics) {
      if (metric instanceof Map<?, ?> named && "TaskDuration".equals(named.get("name"))) {
        return number(named.get("value")) * 1000;
      }
    }
    return Double.NaN;
  }

  private static double number(@Nullable Object value) {
    return value instanceof Number number ? number.doubleValue() : Double.NaN;
  }

  private static String millis(double time) {
    return String.format(Locale.ROOT, "%.0f ms", time);
  }
}
