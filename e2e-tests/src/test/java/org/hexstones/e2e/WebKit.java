package org.hexstones.e2e;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.MutableCapabilities;
import org.openqa.selenium.SessionNotCreatedException;
import org.openqa.selenium.remote.RemoteWebDriver;
import org.openqa.selenium.remote.UnreachableBrowserException;

/** WebKitGTK's small browser, from Debian's package, on a screen of its own that nobody sees. */
final class WebKit implements AutoCloseable {
  private static final Path DRIVER = Path.of("/usr/bin/WebKitWebDriver");
  private static final Path SCREEN = Path.of("/usr/bin/Xvfb");
  private static final Path LIBRARIES = Path.of("/usr/lib");
  private static final int ATTEMPTS = 40;
  private static final Duration PAUSE = Duration.ofMillis(250);

  private final List<Process> processes = new ArrayList<>();
  private final RemoteWebDriver driver;

  private WebKit(Path browser) throws IOException, InterruptedException {
    int display = 100 + (int) (ProcessHandle.current().pid() % 10_000);
    processes.add(
        new ProcessBuilder(
                SCREEN.toString(),
                ":" + display,
                "-screen",
                "0",
                "1280x1024x24",
                "-nolisten",
                "tcp")
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start());
    int port = freePort();
    ProcessBuilder service = new ProcessBuilder(DRIVER.toString(), "--port=" + port);
    service.environment().put("DISPLAY", ":" + display);
    // Its sandbox does not start for root, as which containers run their tests.
    service.environment().put("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1");
    service.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
    processes.add(service.start());
    driver = connect(URI.create("http://127.0.0.1:" + port), browser);
    driver.manage().timeouts().scriptTimeout(Duration.ofMinutes(2));
  }

  /** Leaves the test out where the browser, its driver or a screen for it is not installed. */
  static void assumeThere() {
    boolean there = Files.isExecutable(DRIVER) && Files.isExecutable(SCREEN) && browser() != null;
    Assumptions.assumeTrue(
        there,
        "WebKit is not installed (webkit2gtk-driver and xvfb of Debian), so it was left out");
  }

  static WebKit start() throws IOException, InterruptedException {
    Path browser = browser();
    if (browser == null) {
      throw new IOException("no WebKit");
    }
    return new WebKit(browser);
  }

  private static @Nullable Path browser() {
    try (Stream<Path> files =
        Files.find(LIBRARIES, 3, (path, is) -> path.endsWith("MiniBrowser"))) {
      return files.findFirst().orElse(null);
    } catch (IOException e) {
      return null;
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  /** Tries until the driver listens and the screen is there. */
  private static RemoteWebDriver connect(URI service, Path browser)
      throws IOException, InterruptedException {
    MutableCapabilities capabilities = new MutableCapabilities();
    capabilities.setCapability("browserName", "MiniBrowser");
    capabilities.setCapability(
        "webkitgtk:browserOptions",
        Map.of("binary", browser.toString(), "args", List.of("--automation")));
    RuntimeException last = new IllegalStateException();
    for (int i = 0; i < ATTEMPTS; i++) {
      try {
        return new RemoteWebDriver(service.toURL(), capabilities);
      } catch (SessionNotCreatedException | UnreachableBrowserException e) {
        last = e;
        Thread.sleep(PAUSE.toMillis());
      }
    }
    throw last;
  }

  RemoteWebDriver driver() {
    return driver;
  }

  @Override
  public void close() {
    try {
      driver.quit();
    } finally {
      for (Process process : processes) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
      }
    }
  }
}
