package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/**
 * Measures speed and size and writes {@code docs/performance.md}: what {@code engine/bench/run}
 * starts. Nothing is asserted of the figures; what is kept by a check is kept elsewhere.
 */
final class Performance {
  static final Path REPORT =
      Path.of(System.getProperty("hexstones.report", "../docs/performance.md"));
  private static final Path SITE =
      Path.of(System.getProperty("hexstones.site", "../site/target/site"));
  private static final int ROUNDS = Integer.getInteger("hexstones.rounds", 9);

  /** What takes longer than this hangs, or is far too slow to be measured so. */
  private static final Duration LIMIT_OF_A_PART = Duration.ofMinutes(15);

  /** A set-up, random games a round (about a third of a second), and side and players for C. */
  private record Games(String setup, int count, String forC) {}

  private static final List<Games> GAMES =
      List.of(
          new Games("omega hexhex:5", 150_000, "5 2"),
          new Games("omega hexhex:10", 35_000, "10 2"),
          new Games("omega hexhex:5 players=3", 150_000, "5 3"),
          new Games("omega hexhex:5 players=4", 150_000, "5 4"),
          new Games("sunder 7", 60_000, ""),
          new Games("gyre 7", 60_000, ""),
          new Games("y 11", 60_000, ""));

  /** A set-up and iterations a round: about a third of a second's. */
  private static final List<Games> SEARCHES =
      List.of(
          new Games("omega hexhex:5", 40_000, ""),
          new Games("omega hexhex:10", 25_000, ""),
          new Games("sunder 7", 40_000, ""),
          new Games("y 11", 40_000, ""));

  private final StringBuilder report = new StringBuilder();
  private final List<String> unmeasured = new ArrayList<>();

  @Test
  void measure(@TempDir Path folder) throws Exception {
    assertTrue(Files.exists(SITE), "the site is built before it is measured");
    say(
        """
        # Performance

        `engine/bench/run` writes this whole file: do not edit it. The figures hold for the machine
        below; ratios depend less on the machine. Everything that is compared was measured in one
        run, alternating, %d rounds each; the figures are medians.
        """
            .formatted(ROUNDS));
    say("Machine: " + machine() + ", JDK " + Runtime.version().feature() + ".\n");
    try (Contenders contenders = Contenders.start(folder)) {
      say("Chromium " + contenders.browserVersion() + ".\n");
      part("random games", () -> playouts(contenders));
      part("searches", () -> searches(contenders));
    }
    part("start and smoothness", () -> PageTimes.report(this::say));
    part("addresses", () -> LinkTimes.report(SITE, this::say));
    part("the largest records", () -> LargeRecordTimes.report(this::say));
    part("bytes", this::bytes);
    Files.writeString(REPORT, report);
    assertTrue(unmeasured.isEmpty(), "not measured: " + unmeasured);
  }

  /** A part that fails or hangs is reported, and the others are measured all the same. */
  private void part(String name, Executable measuring) {
    progress(name);
    int before = report.length();
    try {
      assertTimeoutPreemptively(LIMIT_OF_A_PART, measuring);
    } catch (Throwable e) {
      progress(name + " failed: " + e);
      report.setLength(before);
      report.append("Not measured: ").append(name).append(".\n\n");
      unmeasured.add(name + ": " + e);
    }
  }

  /** Passed at once to whoever waits, and not part of the report. */
  static void progress(String what) {
    System.err.println(
        LocalTime.now(ZoneId.systemDefault()).truncatedTo(ChronoUnit.SECONDS) + "  " + what);
  }

  private void say(String text) {
    report.append(text).append('\n');
  }

  static String machine() throws IOException {
    Path cpus = Path.of("/proc/cpuinfo");
    String model = "unknown processor";
    if (Files.exists(cpus)) {
      try (Stream<String> lines = Files.lines(cpus)) {
        model =
            lines
                .filter(line -> line.startsWith("model name"))
                .map(line -> line.substring(line.indexOf(':') + 1).strip())
                .findFirst()
                .orElse(model);
      }
    }
    return Runtime.getRuntime().availableProcessors() + " cores, " + model;
  }

  private void playouts(Contenders contenders) throws IOException {
    say("## Playouts a second\n");
    say(
        "The engine's playouts from the start of a game, on one core: a plain C program with the"
            + " same\nwork (`engine/bench/omega_playout.c`), HotSpot, and both builds of the page's"
            + " worker.\nGoal: at least 0.65 of C as WebAssembly and 0.5 as JavaScript.\n");
    say("| set-up | C | HotSpot | Wasm | JS | HotSpot/C | Wasm/C | JS/C |");
    say("|---|--:|--:|--:|--:|--:|--:|--:|");
    for (Games games : GAMES) {
      String job = "probe playouts " + games.count() + " 1 " + games.setup();
      double[][] speeds = rounds(contenders, job, games.count(), games.forC());
      boolean withC = !games.forC().isEmpty();
      say(
          "| `%s` | %s | %s | %s | %s | %s | %s | %s |"
              .formatted(
                  games.setup(),
                  withC ? thousands(speeds[3]) : "",
                  thousands(speeds[0]),
                  thousands(speeds[1]),
                  thousands(speeds[2]),
                  withC ? share(speeds[0], speeds[3]) : "",
                  withC ? share(speeds[1], speeds[3]) : "",
                  withC ? share(speeds[2], speeds[3]) : ""));
    }
    say("");
  }

  private void searches(Contenders contenders) throws IOException {
    say("## Iterations of the search a second\n");
    say(
        "The standard player at full strength, on one core, with the same position (after four"
            + " random\nplies) and the same seed. Goal: at least 0.8 of HotSpot in Chromium's"
            + " worker.\n");
    say("| set-up | HotSpot | Wasm | JS | Wasm/HotSpot | JS/HotSpot |");
    say("|---|--:|--:|--:|--:|--:|");
    for (Games games : SEARCHES) {
      String job = "probe search " + games.count() + " 1 " + games.setup();
      double[][] speeds = rounds(contenders, job, games.count(), "");
      say(
          "| `%s` | %s | %s | %s | %s | %s |"
              .formatted(
                  games.setup(),
                  thousands(speeds[0]),
                  thousands(speeds[1]),
                  thousands(speeds[2]),
                  share(speeds[1], speeds[0]),
                  share(speeds[2], speeds[0])));
    }
    say("");
  }

  /** A second's work in each round: of HotSpot, WebAssembly, JavaScript, and C where asked. */
  private static double[][] rounds(Contenders contenders, String job, int count, String forC)
      throws IOException {
    progress(job);
    double[][] speeds = new double[4][ROUNDS];
    for (int round = -2; round < ROUNDS; round++) {
      double[] now = {
        contenders.hotspot(job, count),
        contenders.wasm(job, count),
        contenders.javaScript(job, count),
        forC.isEmpty() ? 1 : contenders.c(forC)
      };
      for (int i = 0; i < now.length && round >= 0; i++) {
        speeds[i][round] = now[i];
      }
    }
    return speeds;
  }

  private static String thousands(double[] speeds) {
    return String.format(Locale.ROOT, "%,.0f", median(speeds));
  }

  /** The median of the rounds' quotients. */
  private static String share(double[] speeds, double[] others) {
    double[] shares = new double[speeds.length];
    for (int i = 0; i < shares.length; i++) {
      shares[i] = speeds[i] / others[i];
    }
    return String.format(Locale.ROOT, "%.2f", median(shares));
  }

  static double median(double[] values) {
    double[] sorted = values.clone();
    java.util.Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }

  private void bytes() throws IOException, InterruptedException {
    say("## Bytes\n");
    say("What a host sends, each file raw, with gzip -9 and with brotli -q 11.\n");
    say("| file | raw | gzip | brotli |");
    say("|---|--:|--:|--:|");
    List<Path> files = new ArrayList<>();
    try (Stream<Path> all = Files.walk(SITE)) {
      all.filter(Files::isRegularFile).sorted().forEach(files::add);
    }
    for (Path file : files) {
      say(
          "| %s | %,d | %s | %s |"
              .formatted(
                  SITE.relativize(file),
                  Files.size(file),
                  packed(file, "gzip", "-9nkc"),
                  packed(file, "brotli", "-q", "11", "-kc")));
    }
  }

  private static String packed(Path file, String... command) throws InterruptedException {
    List<String> whole = new ArrayList<>(List.of(command));
    whole.add(file.toString());
    try {
      Process process =
          new ProcessBuilder(whole).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      int length = process.getInputStream().readAllBytes().length;
      return process.waitFor() == 0 ? String.format(Locale.ROOT, "%,d", length) : "failed";
    } catch (IOException e) {
      return "not installed";
    }
  }
}
