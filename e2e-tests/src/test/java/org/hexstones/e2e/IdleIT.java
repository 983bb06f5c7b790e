package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** While nothing happens the page does nothing: no timer, no frame, no message. */
final class IdleIT {
  /** Longer than anything takes that a screen begins with. */
  private static final int SETTLE_MILLIS = 4000;

  private static final int IDLE_MILLIS = 5000;

  private static final String COUNT =
      "self.woken = [];"
          + "for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame',"
          + "    'requestIdleCallback']) {"
          + "  const start = self[name];"
          + "  self[name] = (task, ...more) =>"
          + "    start(now => { woken.push(name + ' ' + task); task(now); }, ...more); }"
          + "self.Worker = class extends Worker { constructor(...where) { super(...where);"
          + "  this.addEventListener('message', () => woken.push('worker')); } };";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "#new=omega+hexhex:5+seats=person,computer:1",
        "#new=y+9+seats=person,person",
        "#puzzle=1",
        "#study="
      })
  void nothingWakesAnIdlePage(String address) throws Exception {
    try (GamePage page = GamePage.open("")) {
      page.driver()
          .executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", COUNT));
      page.driver().get("about:blank");
      page.go(address);
      Gallery.settle(page);
      Thread.sleep(SETTLE_MILLIS);
      page.driver().executeScript("woken.length = 0");
      Thread.sleep(IDLE_MILLIS);
      Object woken = page.driver().executeScript("return woken.join('\\n')");
      assertEquals("", Objects.requireNonNull(woken));
    }
  }
}
