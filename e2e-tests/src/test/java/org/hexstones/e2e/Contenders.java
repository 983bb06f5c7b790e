package org.hexstones.e2e;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.site.StaticServer;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * What is compared for speed, all of it started once and kept warm: a program in C, the engine on a
 * JVM of its own, and the page's worker in Chromium in both builds.
 */
final class Contenders implements AutoCloseable {
  private static final Path C =
      Path.of(System.getProperty("hexstones.c", "../engine/target/bench/omega_playout"));
  private static final Path ENGINE =
      Path.of(System.getProperty("hexstones.engine", "../engine/target/classes"));
  private static final String C_SECONDS = "0.3";
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final Process jvm;
  private final BufferedReader jvmAnswers;
  private final StaticServer wasmSite;
  private final StaticServer jsSite;
  private final Browser wasm;
  private final WorkerThread wasmThread;
  private final Browser js;
  private final WorkerThread jsThread;

  private Contenders(Process jvm, StaticServer wasmSite, StaticServer jsSite) {
    this.jvm = jvm;
    this.jvmAnswers =
        new BufferedReader(new InputStreamReader(jvm.getInputStream(), StandardCharsets.UTF_8));
    this.wasmSite = wasmSite;
    this.jsSite = jsSite;
    wasm = worker(wasmSite);
    wasmThread = WorkerThread.newest();
    js = worker(jsSite);
    jsThread = WorkerThread.newest();
  }

  /**
   * Starts all of them.
   *
   * @param folder for a copy of the site without the WebAssembly build
   */
  static Contenders start(Path folder) throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Process jvm =
        new ProcessBuilder(
                java.toString(), "-cp", ENGINE.toString(), "org.hexstones.tools.cli.Main", "probe")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    Path site = Site.copyTo(folder.resolve("site"));
    Files.delete(site.resolve("worker.wasm"));
    return new Contenders(jvm, Site.serve(), StaticServer.start(site, 0, "/"));
  }

  private static Browser worker(StaticServer site) {
    Browser browser = Browser.start();
    browser.driver().manage().timeouts().scriptTimeout(PATIENCE);
    browser.driver().get(site.address().toString());
    // The page may start workers once its program is there.
    GamePage.in(browser, site).waitForProgram();
    browser.driver().executeScript("window.measured = new Worker('worker-boot.js');");
    ask(browser.driver(), "probe build");
    return browser;
  }

  double c(String sideAndPlayers) throws IOException {
    List<String> command = new ArrayList<>(List.of(C.toString()));
    command.addAll(List.of(sideAndPlayers.split(" ", -1)));
    command.add(C_SECONDS);
    Process process = new ProcessBuilder(command).start();
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      return Double.parseDouble(Objects.requireNonNull(out.readLine()).split(" ", -1)[0]);
    }
  }

  double hotspot(String job, int count) {
    try {
      jvm.getOutputStream().write((job + "\n").getBytes(StandardCharsets.UTF_8));
      jvm.getOutputStream().flush();
      return speed(String.valueOf(jvmAnswers.readLine()), count);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  double wasm(String job, int count) {
    return inBrowser(wasm, wasmThread, job, count);
  }

  double javaScript(String job, int count) {
    return inBrowser(js, jsThread, job, count);
  }

  /** By the time on a core, as the others, where the system tells it. */
  private static double inBrowser(Browser browser, WorkerThread thread, String job, int count) {
    double begun = thread.millis();
    String answer = ask(browser.driver(), job);
    double used = thread.millis() - begun;
    double byClock = speed(answer, count);
    return used > 0 ? count / used * 1000 : byClock;
  }

  private static String ask(ChromeDriver driver, String job) {
    return String.valueOf(
        driver.executeAsyncScript(
            "const [job, done] = arguments;"
                + " measured.onmessage = e => done(e.data);"
                + " measured.onerror = e => done('failed: ' + e.message);"
                + " measured.postMessage(job);",
            job));
  }

  private static double speed(String answer, int count) {
    String[] words = answer.split(" ", -1);
    if (words.length != 3 || !words[0].equals("probe")) {
      throw new IllegalStateException(answer);
    }
    return count / Double.parseDouble(words[1]) * 1000;
  }

  @Override
  public void close() {
    wasm.close();
    js.close();
    jvm.destroy();
    wasmSite.close();
    jsSite.close();
  }
}
