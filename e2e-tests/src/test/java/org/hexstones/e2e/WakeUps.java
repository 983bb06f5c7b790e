package org.hexstones.e2e;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What wakes a page: its timers, frames and workers. */
final class WakeUps {
  private static final String COUNT =
      "self.woken = [];"
          + "for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame',"
          + "    'requestIdleCallback']) {"
          + "  const start = self[name];"
          + "  self[name] = (task, ...more) =>"
          + "    start(now => { woken.push(name + ' ' + task); task(now); }, ...more); }"
          + "self.Worker = class extends Worker { constructor(...where) { super(...where);"
          + "  this.addEventListener('message', () => woken.push('worker')); } };";

  private WakeUps() {}

  /** Notes them on every page that the browser opens from now on. */
  static void note(GamePage page) {
    page.driver()
        .executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", COUNT));
    page.driver().get("about:blank");
  }

  /** What woke the page in so long a time. */
  static List<String> during(GamePage page, int millis) throws InterruptedException {
    page.driver().executeScript("woken.length = 0");
    Thread.sleep(millis);
    Object woken = page.driver().executeScript("return woken");
    return ((List<?>) Objects.requireNonNull(woken)).stream().map(String::valueOf).toList();
  }
}
