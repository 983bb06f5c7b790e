package org.hexstones.e2e;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * The longest task of the page with the largest records: at opening, a stone, a comment, a reload.
 */
final class LargeRecordTimes {
  private static final int SLOWED = 4;

  /** Notes every long task from the start of the page on. */
  private static final String WATCH =
      "self.tasks = [];"
          + "new PerformanceObserver(list => {"
          + "  for (const task of list.getEntries()) tasks.push(task.duration);"
          + "}).observe({ type: 'longtask', buffered: true });";

  /** Until nothing long has happened for a second and a half. */
  private static final String QUIET =
      "for (let seen = -1; seen !== tasks.length; ) {"
          + "  seen = tasks.length;"
          + "  await new Promise(done => setTimeout(done, 1500));"
          + "}";

  private static final String LONGEST = "return Math.max(0, ...tasks.splice(0));";

  private LargeRecordTimes() {}

  static void report(Consumer<String> say) throws Exception {
    say.accept("## The largest records\n");
    say.accept(
        "The longest task of the page's thread with the largest records that the page accepts,"
            + " processor\nslowed "
            + SLOWED
            + " times ("
            + Performance.machine()
            + ").\nGoal: none over 50 ms. \"Opened\" is a text pasted on the page, and a stored game"
            + " on the\nanalysis board. The times are for two stones, and for two letters of a"
            + " comment.\n");
    say.accept("| record | where | opened | a stone | typed | reload |");
    say.accept("|---|---|--:|--:|--:|--:|");
    Map<String, String> records = LargeRecords.all();
    for (String name : LargeRecords.names()) {
      measure(say, name, Objects.requireNonNull(records.get(name)));
    }
    say.accept("");
  }

  private static void measure(Consumer<String> say, String name, String text) throws Exception {
    Performance.progress(name);
    try (GamePage page = GamePage.open("")) {
      ChromeDriver driver = page.driver();
      driver.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", WATCH));
      driver.executeCdpCommand("Emulation.setCPUThrottlingRate", Map.of("rate", SLOWED));
      driver.navigate().refresh();
      page.waitForProgram();
      longest(page);
      page.paste(text);
      page.wait(() -> page.has("[data-cell][data-stone]"));
      String opened = longest(page);
      String stone = stone(page);
      driver.navigate().refresh();
      page.wait(() -> page.has("[data-cell][data-stone]"));
      String again = longest(page);
      say.accept(row(name, "page", opened, stone, "", again));
    }
    try (GamePage page = GamePage.open("")) {
      ChromeDriver driver = page.driver();
      driver.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", WATCH));
      driver.executeCdpCommand("Emulation.setCPUThrottlingRate", Map.of("rate", SLOWED));
      LargeRecords.study(page, text);
      String opened = longest(page);
      String stone = stone(page);
      driver.executeScript("document.querySelector('[data-input=comment]').focus()");
      WebElement comment = driver.findElement(By.cssSelector("[data-input=comment]"));
      comment.sendKeys("a");
      String typed = longest(page);
      comment.sendKeys("b");
      typed = typed + ", " + longest(page);
      driver.navigate().refresh();
      page.wait(() -> page.has("[data-screen=study] [data-cell][data-stone]"));
      String again = longest(page);
      say.accept(row(name, "analysis board", opened, stone, typed, again));
    }
  }

  private static String stone(GamePage page) {
    StringBuilder times = new StringBuilder();
    for (int i = 0; i < 2; i++) {
      ChromeDriver driver = page.driver();
      List<WebElement> free = driver.findElements(By.cssSelector("[data-cell]:not([data-stone])"));
      free.get(free.size() / 2).click();
      times.append(i > 0 ? ", " : "").append(longest(page));
    }
    return times.toString();
  }

  private static String longest(GamePage page) {
    page.ask(QUIET);
    double longest = ((Number) Objects.requireNonNull(page.ask(LONGEST))).doubleValue();
    return longest == 0 ? "–" : String.format(Locale.ROOT, "%,.0f ms", longest);
  }

  private static String row(String... cells) {
    return "| " + String.join(" | ", cells) + " |";
  }
}
