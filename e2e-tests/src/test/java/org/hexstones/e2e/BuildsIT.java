package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hexstones.probe.Probe;
import org.hexstones.registry.Games;
import org.hexstones.site.StaticServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The worker is there twice, as WebAssembly and as JavaScript: which is taken, and that both play
 * by the same rules as the JVM.
 */
final class BuildsIT {
  private static final Pattern RESULT = Pattern.compile("probe \\S+ ([0-9a-f]{16})");

  /** The samples of each game. */
  private static Stream<String> setups() {
    return Games.ALL.list().stream().map(game -> String.join("; ", game.samples()));
  }

  private static String ask(GamePage page, String question) {
    return String.valueOf(
        Objects.requireNonNull(
            page.ask(
                "const worker = new Worker('worker-boot.js');"
                    + " return new Promise((done, failed) => {"
                    + "   worker.onmessage = e => { worker.terminate(); done(e.data); };"
                    + "   worker.onerror = failed;"
                    + "   worker.postMessage('"
                    + question
                    + "');"
                    + " });")));
  }

  private static String digest(String answer) {
    Matcher result = RESULT.matcher(answer);
    return result.matches() ? result.group(1) : "none in: " + answer;
  }

  /** Why the WebAssembly build cannot be had. */
  enum Fault {
    MISSING,
    CUT_OFF,
    OF_ANOTHER_PROGRAM,
    FORBIDDEN,
    UNKNOWN_TO_THE_BROWSER
  }

  /** A copy of the site that has one. */
  private static StaticServer serve(Path folder, Fault fault) throws IOException {
    spoil(Site.copyTo(folder.resolve("site")), fault);
    return StaticServer.start(folder.resolve("site"), 0, "/");
  }

  private static void spoil(Path folder, Fault fault) throws IOException {
    Path wasm = folder.resolve("worker.wasm");
    Path boot = folder.resolve("worker-boot.js");
    Path headers = folder.resolve("_headers");
    switch (fault) {
      case MISSING -> Files.delete(wasm);
      case CUT_OFF -> Files.write(wasm, new byte[] {0, 'a', 's', 'm', 1, 0, 0, 0, 1});
      case OF_ANOTHER_PROGRAM -> Files.write(wasm, new byte[] {0, 'a', 's', 'm', 1, 0, 0, 0});
      case FORBIDDEN ->
          Files.writeString(headers, Files.readString(headers).replace(" 'wasm-unsafe-eval'", ""));
      case UNKNOWN_TO_THE_BROWSER ->
          Files.writeString(boot, "delete self.WebAssembly;" + Files.readString(boot));
    }
  }

  @Test
  void chromiumTakesTheFasterOne() throws Exception {
    try (GamePage page = GamePage.open("")) {
      assertEquals("probe wasm", ask(page, "probe build"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void withoutWebAssemblyTheOtherOneIsTaken(Fault fault, @TempDir Path folder) throws Exception {
    try (GamePage page = GamePage.openAt(serve(folder, fault))) {
      assertEquals("probe js", ask(page, "probe build"));
      // And the questions that came while it was being found out are answered.
      page.go("#new=omny+hexhex:3+seats=computer,person");
      page.waitForStones(1);
    }
  }

  /** To the last digit: the search calculates nothing that a browser may round differently. */
  @Test
  void theJvmAndBothBuildsReviewAlike(@TempDir Path folder) throws Exception {
    List<String> jobs =
        Stream.of("omega hexhex:3 pie=on", "omega hexhex:4 players=3", "sunder 3", "gyre 3", "y 5")
            .flatMap(
                setup ->
                    IntStream.range(2026, 2026 + SmokeFlows.REVIEWS)
                        .mapToObj(seed -> "probe review 500 " + seed + " " + setup))
            .toList();
    List<String> jvm =
        jobs.stream().map(job -> digest(String.valueOf(Probe.answer(job, () -> 0)))).toList();
    try (GamePage page = GamePage.open("")) {
      assertEquals(jvm, jobs.stream().map(job -> digest(ask(page, job))).toList(), "WebAssembly");
    }
    try (GamePage page = GamePage.openAt(serve(folder, Fault.MISSING))) {
      assertEquals(jvm, jobs.stream().map(job -> digest(ask(page, job))).toList(), "JavaScript");
    }
  }

  @ParameterizedTest
  @MethodSource("setups")
  void theJvmAndBothBuildsPlayByTheSameRules(String setups, @TempDir Path folder) throws Exception {
    String job = "probe rules 2000 2026 " + setups;
    String jvm = digest(String.valueOf(Probe.answer(job, () -> 0)));
    assertEquals(16, jvm.length(), jvm);
    try (GamePage page = GamePage.open("")) {
      assertEquals(jvm, digest(ask(page, job)), "WebAssembly");
    }
    try (GamePage page = GamePage.openAt(serve(folder, Fault.MISSING))) {
      assertEquals(jvm, digest(ask(page, job)), "JavaScript");
    }
  }
}
