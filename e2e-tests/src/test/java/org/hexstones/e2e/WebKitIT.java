package org.hexstones.e2e;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.condition.EnabledIf;
import org.openqa.selenium.MutableCapabilities;

/**
 * The engine of Safari: WebKitGTK's small browser, from Debian's package, on a screen of its own
 * that nobody sees.
 */
@EnabledIf(
    value = "isInstalled",
    disabledReason =
        "WebKit is not installed (webkit2gtk-driver and xvfb of Debian), so it was left out")
final class WebKitIT extends SmokeFlows {
  private static final String DRIVER = "WebKitWebDriver";
  private static final String SCREEN = "Xvfb";
  private static final Path LIBRARIES = Path.of("/usr/lib");

  WebKitIT() throws IOException, InterruptedException {
    // It falls silent now and then, more often the longer it runs.
    super(WebKitIT::start, false);
  }

  static boolean isInstalled() {
    return OtherBrowser.program(DRIVER) != null
        && OtherBrowser.program(SCREEN) != null
        && browser() != null;
  }

  private static OtherBrowser start() throws IOException, InterruptedException {
    int port = OtherBrowser.freePort();
    String display = ":" + (100 + port % 10_000);
    MutableCapabilities capabilities = new MutableCapabilities();
    capabilities.setCapability("browserName", "MiniBrowser");
    capabilities.setCapability(
        "webkitgtk:browserOptions",
        Map.of("binary", String.valueOf(browser()), "args", List.of("--automation")));
    return OtherBrowser.start(
        List.of(
            List.of(SCREEN, display, "-screen", "0", "1280x1024x24", "-nolisten", "tcp"),
            List.of(DRIVER, "--port=" + port)),
        // Its sandbox does not start for root, as which containers run their tests.
        Map.of("DISPLAY", display, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1"),
        port,
        capabilities);
  }

  private static @Nullable Path browser() {
    try (Stream<Path> files =
        Files.find(LIBRARIES, 3, (path, is) -> path.endsWith("MiniBrowser"))) {
      return files.findFirst().orElse(null);
    } catch (IOException e) {
      return null;
    }
  }
}
