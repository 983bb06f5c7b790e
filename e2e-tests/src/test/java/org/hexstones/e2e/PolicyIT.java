package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.hexstones.site.StaticServer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Content-Security-Policy holds, and with it the ban on strings that become scripts. */
final class PolicyIT {
  private static final String OUTCOME =
      "try { %s; return 'allowed'; } catch (e) { return e.name; }";

  @ParameterizedTest
  @CsvSource({
    "new Worker('worker-boot.js'), allowed",
    "new Worker('page.js'), TypeError",
    "new Worker('https://example.org/worker-boot.js'), TypeError",
    "document.body.innerHTML = '<p>', TypeError",
    "document.createElement('script').src = 'page.js', TypeError",
  })
  void onlyOurWorkerMayBeStartedFromAString(String code, String outcome) throws Exception {
    try (StaticServer site = Site.serve();
        Browser browser = Browser.start()) {
      GamePage.in(browser, site).go("");
      assertEquals(outcome, browser.driver().executeScript(OUTCOME.formatted(code)));
    }
  }
}
