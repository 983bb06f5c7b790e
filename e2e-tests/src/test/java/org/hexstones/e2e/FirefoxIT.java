package org.hexstones.e2e;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.condition.EnabledIf;
import org.openqa.selenium.MutableCapabilities;

/** Firefox, where both it and geckodriver are installed: Debian has no package of the driver. */
@EnabledIf(
    value = "isInstalled",
    disabledReason = "Firefox or its driver, geckodriver, is not installed, so it was left out")
final class FirefoxIT extends SmokeFlows {
  private static final String DRIVER = "geckodriver";

  FirefoxIT() throws IOException, InterruptedException {
    super(FirefoxIT::start);
  }

  static boolean isInstalled() {
    return OtherBrowser.program(DRIVER) != null && browser() != null;
  }

  private static @Nullable Path browser() {
    Path stable = OtherBrowser.program("firefox");
    return stable == null ? OtherBrowser.program("firefox-esr") : stable;
  }

  private static OtherBrowser start() throws IOException, InterruptedException {
    int port = OtherBrowser.freePort();
    MutableCapabilities capabilities = new MutableCapabilities();
    capabilities.setCapability("browserName", "firefox");
    capabilities.setCapability(
        "moz:firefoxOptions",
        Map.of("binary", String.valueOf(browser()), "args", List.of("-headless")));
    return OtherBrowser.start(
        List.of(List.of(DRIVER, "--port", String.valueOf(port))), Map.of(), port, capabilities);
  }
}
