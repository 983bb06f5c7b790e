package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * One tab in which the computer plays game after game against itself: what page and worker hold in
 * memory after a forced collection stays what it was. Takes minutes, so it is run by name: see
 * docs/testing.md.
 */
final class Endurance {
  private static final int GAMES = Integer.getInteger("hexstones.games", 200);

  /** Before these the browser still compiles what it meets for the first time. */
  private static final int WARM_UP = Math.max(1, GAMES / 4);

  private static final int QUARTER = Math.max(1, GAMES / 4);
  private static final double FLAT = 1.05;
  private static final Path REPORT =
      Path.of(System.getProperty("hexstones.target", "target")).resolve("endurance.txt");

  private static final List<String> SETUPS =
      List.of(
          "omega+hexhex:3",
          "sunder+3",
          "omega+hexhex:3+players=3",
          "y+4",
          "omega+hexhex:4+pie=on",
          "gyre+3");

  /** Which match the page has noted in the address. */
  private static final String MATCH = "return history.state?.match ?? '';";

  private static String seats(String setup) {
    String one = "computer:1";
    return setup + "+seats=" + one + "," + one + (setup.contains("players=3") ? "," + one : "");
  }

  @Test
  void memoryStaysFlatOverManyGames() throws Exception {
    double[] page = new double[WARM_UP + GAMES];
    double[] worker = new double[WARM_UP + GAMES];
    StringBuilder report = new StringBuilder("game page worker (bytes after a collection)\n");
    try (GamePage tab = GamePage.open("");
        Heaps heaps = Heaps.of(tab.driver())) {
      ChromeDriver driver = tab.driver();
      driver.executeScript("self.same = true;");
      for (int i = 0; i < page.length; i++) {
        String setup = SETUPS.get(i % SETUPS.size());
        Object before = driver.executeScript(MATCH);
        driver.executeScript("location.hash = arguments[0];", "#new=" + seats(setup));
        tab.wait(() -> !Objects.equals(before, driver.executeScript(MATCH)));
        // From the next frame on it is that game that is shown, and may be over by then.
        tab.ask("await new Promise(d => requestAnimationFrame(() => requestAnimationFrame(d)));");
        driver.executeScript("document.querySelector('[data-pace=fast]')?.click();");
        tab.wait(tab::isOver);
        page[i] = heaps.page();
        worker[i] = heaps.workers();
        assertTrue(heaps.count() > 0, "there is a worker, and it is measured");
        report.append(String.format(Locale.ROOT, "%d %.0f %.0f%n", i + 1, page[i], worker[i]));
        if ((i + 1) % 25 == 0) {
          Performance.progress(i + 1 + " games");
        }
      }
      assertEquals(true, driver.executeScript("return self.same"), "it is the same page still");
      assertEquals(List.of(), tab.errors());
    } finally {
      Files.createDirectories(REPORT.toAbsolutePath().getParent());
      Files.writeString(REPORT, report);
    }
    assertFlat("page", page);
    assertFlat("worker", worker);
  }

  /** By the medians of the quarters, because what the browser keeps of its own comes and goes. */
  private static void assertFlat(String whose, double[] held) {
    double least = Double.MAX_VALUE;
    double most = 0;
    for (int from = WARM_UP; from + QUARTER <= held.length; from += QUARTER) {
      double median = Performance.median(Arrays.copyOfRange(held, from, from + QUARTER));
      least = Math.min(least, median);
      most = Math.max(most, median);
    }
    String found =
        String.format(
            Locale.ROOT, "%s: from %.0f to %.0f bytes, %.3f", whose, least, most, most / least);
    Performance.progress(found);
    assertTrue(most / least <= FLAT, found);
  }
}
