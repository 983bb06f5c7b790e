package org.hexstones.e2e;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.ImmutableCapabilities;
import org.openqa.selenium.remote.HttpCommandExecutor;
import org.openqa.selenium.remote.RemoteWebDriver;

/** Firefox, which needs no driver: the tests speak its own protocol. */
@EnabledIf(
    value = "isInstalled",
    disabledReason = "Firefox is not installed (firefox-esr of Debian), so it was left out")
final class FirefoxIT extends SmokeFlows {
  private static final Duration PATIENCE = Duration.ofMinutes(1);
  private static final Duration PAUSE = Duration.ofMillis(100);

  FirefoxIT(@TempDir Path folder) throws IOException, InterruptedException {
    super(() -> start(Files.createTempDirectory(folder, "profile")), true);
  }

  static boolean isInstalled() {
    return program() != null;
  }

  private static @Nullable Path program() {
    Path stable = OtherBrowser.program("firefox");
    return stable == null ? OtherBrowser.program("firefox-esr") : stable;
  }

  private static OtherBrowser start(Path profile) throws IOException, InterruptedException {
    Files.writeString(profile.resolve("user.js"), preferences());
    Path printed = profile.resolve("printed.txt");
    ProcessBuilder builder =
        new ProcessBuilder(
            String.valueOf(program()),
            "--headless",
            "--no-remote",
            "--marionette",
            "--profile",
            profile.toString());
    // It does not start for root in the home of somebody else, and leaves files there.
    builder.environment().put("HOME", profile.toString());
    // Whoever waits for a crash to report would outlive it.
    builder.environment().put("MOZ_CRASHREPORTER_DISABLE", "1");
    builder.redirectErrorStream(true).redirectOutput(printed.toFile());
    Process process = builder.start();
    try {
      int port = waitForPort(process, profile.resolve("MarionetteActivePort"));
      HttpCommandExecutor executor =
          new HttpCommandExecutor(
              new MarionetteClient(Marionette.connect(port)),
              URI.create("http://127.0.0.1:" + port).toURL());
      return new OtherBrowser(
          List.of(process), new RemoteWebDriver(executor, new ImmutableCapabilities()));
    } catch (IOException | RuntimeException e) {
      OtherBrowser.kill(process);
      throw new IOException("Firefox did not start: " + Files.readString(printed), e);
    }
  }

  /** The file is there once Firefox listens. */
  private static int waitForPort(Process process, Path file)
      throws IOException, InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (process.isAlive() && System.nanoTime() < end) {
      String port = Files.exists(file) ? Files.readString(file) : "";
      if (!port.isEmpty()) {
        return Integer.parseInt(port.strip());
      }
      Thread.sleep(PAUSE.toMillis());
    }
    throw new IOException(process.isAlive() ? "it does not listen" : "it has ended");
  }

  private static String preferences() {
    String proxy = Outside.proxy();
    String host = proxy.substring(0, proxy.indexOf(':'));
    String port = proxy.substring(proxy.indexOf(':') + 1);
    return String.join(
        "\n",
        "user_pref('marionette.port', 0);",
        // Files of the disk are as strange to each other as for everybody; Marionette would have it
        // otherwise.
        "user_pref('security.fileuri.strict_origin_policy', true);",
        "user_pref('network.proxy.type', 1);",
        "user_pref('network.proxy.http', '" + host + "');",
        "user_pref('network.proxy.http_port', " + port + ");",
        "user_pref('network.proxy.ssl', '" + host + "');",
        "user_pref('network.proxy.ssl_port', " + port + ");",
        "");
  }
}
