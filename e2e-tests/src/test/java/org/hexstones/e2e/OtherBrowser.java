package org.hexstones.e2e;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.MutableCapabilities;
import org.openqa.selenium.SessionNotCreatedException;
import org.openqa.selenium.TimeoutException;
import org.openqa.selenium.remote.RemoteWebDriver;
import org.openqa.selenium.remote.UnreachableBrowserException;
import org.openqa.selenium.remote.http.ClientConfig;

/** A browser of another kind, and the programs that it needs. */
final class OtherBrowser implements AutoCloseable {
  private static final int ATTEMPTS = 40;
  private static final Duration PAUSE = Duration.ofMillis(250);

  /** A driver that says nothing for so long has fallen silent. */
  static final Duration SILENCE = Duration.ofMinutes(1);

  private final List<Process> processes;
  private final RemoteWebDriver driver;

  OtherBrowser(List<Process> processes, RemoteWebDriver driver) {
    this.processes = processes;
    this.driver = driver;
  }

  /** Starts a browser of one kind. */
  @FunctionalInterface
  interface Starter {
    OtherBrowser start() throws IOException, InterruptedException;
  }

  /**
   * Starts programs, the driver last.
   *
   * @param commands of which each begins with the name of a {@link #program}
   * @param port where the driver listens
   */
  static OtherBrowser start(
      List<List<String>> commands,
      Map<String, String> environment,
      int port,
      MutableCapabilities capabilities)
      throws IOException, InterruptedException {
    List<Process> processes = new ArrayList<>();
    for (List<String> command : commands) {
      List<String> found = new ArrayList<>(command);
      found.set(0, String.valueOf(program(command.get(0))));
      ProcessBuilder builder = new ProcessBuilder(found);
      builder.environment().putAll(environment);
      builder.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
      processes.add(builder.start());
    }
    return new OtherBrowser(
        processes, connect(URI.create("http://127.0.0.1:" + port), capabilities));
  }

  /** Tries until the driver listens and whatever it needs is there. */
  private static RemoteWebDriver connect(URI service, MutableCapabilities capabilities)
      throws IOException, InterruptedException {
    RuntimeException last = new IllegalStateException();
    for (int i = 0; i < ATTEMPTS; i++) {
      try {
        return new RemoteWebDriver(
            service.toURL(), capabilities, ClientConfig.defaultConfig().readTimeout(SILENCE));
      } catch (SessionNotCreatedException | UnreachableBrowserException e) {
        last = e;
        Thread.sleep(PAUSE.toMillis());
      }
    }
    throw last;
  }

  static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  /** Where a program is found by its name, or null. */
  static @Nullable Path program(String name) {
    String path = Objects.requireNonNullElse(System.getenv("PATH"), "");
    for (String folder : (path + ":/usr/bin:/usr/local/bin").split(":", -1)) {
      Path program = Path.of(folder, name);
      if (!folder.isEmpty() && Files.isExecutable(program)) {
        return program;
      }
    }
    return null;
  }

  RemoteWebDriver driver() {
    return driver;
  }

  /**
   * Whether a command failed because the driver gave no answer. WebKit's now and then loses the
   * first command after a page was opened, and is deaf from then on.
   */
  static boolean isSilent(TimeoutException failure) {
    // Two clocks watch over a command, and either may be the first.
    return failure.getCause() instanceof java.util.concurrent.TimeoutException
        || failure.getCause() instanceof HttpTimeoutException;
  }

  /** Ends the visit, and fails where the browser has asked for anything beyond this machine. */
  @Override
  public void close() {
    try {
      driver.quit();
    } finally {
      kill();
    }
    Outside.refuse();
  }

  /** Ends the programs without a word to the driver. */
  void kill() {
    processes.forEach(OtherBrowser::kill);
  }

  static void kill(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    // What it wrote can be deleted then.
    process.onExit().join();
  }
}
