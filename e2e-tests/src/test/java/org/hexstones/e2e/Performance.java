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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Measures speed and size and writes {@code docs/performance.md}: what {@code engine/bench/run}
 * starts. Nothing is asserted of the figures; what is kept by a check is kept elsewhere.
 */
final class Performance {
  static final int ROUNDS = Integer.getInteger("hexstones.rounds", 9);

  private static final Path REPORT =
      Path.of(System.getProperty("hexstones.report", "../docs/performance.md"));
  private static final Path SITE =
      Path.of(System.getProperty("hexstones.site", "../site/target/site"));

  /** The part of the report that is measured, a name of {@link #parts}; or all. */
  private static final String ONLY = System.getProperty("hexstones.part", "");

  /** What takes longer than this hangs, or is far too slow to be measured so. */
  private static final Duration LIMIT_OF_A_PART = Duration.ofMinutes(15);

  private static final String HEADING = "## ";

  private final List<String> unmeasured = new ArrayList<>();

  /** Writes a section of the report, which begins with its heading. */
  private interface Part {
    void measure(Consumer<String> say) throws Exception;
  }

  private static Map<String, Part> parts(Path folder) {
    Map<String, Part> parts = new LinkedHashMap<>();
    parts.put("playouts", say -> compete(folder.resolve("playouts"), say, EngineSpeeds::playouts));
    parts.put("searches", say -> compete(folder.resolve("searches"), say, EngineSpeeds::searches));
    parts.put("page", PageTimes::report);
    parts.put("links", say -> LinkTimes.report(SITE, say));
    parts.put("records", LargeRecordTimes::report);
    parts.put("bytes", say -> ServedBytes.report(SITE, say));
    return parts;
  }

  private interface Contest {
    void run(Contenders contenders, Consumer<String> say) throws IOException;
  }

  private static void compete(Path folder, Consumer<String> say, Contest contest)
      throws IOException {
    try (Contenders contenders = Contenders.start(Files.createDirectory(folder))) {
      contest.run(contenders, say);
    }
  }

  @Test
  void measure(@TempDir Path folder) throws Exception {
    assertTrue(Files.exists(SITE), "the site is built before it is measured");
    Map<String, Part> parts = parts(folder);
    assertTrue(ONLY.isEmpty() || parts.containsKey(ONLY), "no part of " + parts.keySet());
    Map<String, String> sections = ONLY.isEmpty() ? head() : sections(Files.readString(REPORT));
    parts.forEach(
        (name, part) -> {
          if (ONLY.isEmpty() || ONLY.equals(name)) {
            String section = measured(name, part);
            sections.put(firstLine(section), section);
          }
        });
    Files.writeString(REPORT, String.join("\n", sections.values()));
    assertTrue(unmeasured.isEmpty(), "not measured: " + unmeasured);
  }

  /** A part that fails or hangs is reported, and the others are measured all the same. */
  private String measured(String name, Part part) {
    progress(name);
    StringBuilder section = new StringBuilder();
    try {
      String load = QuietMachine.await();
      assertTimeoutPreemptively(
          LIMIT_OF_A_PART, () -> part.measure(text -> section.append(text).append('\n')));
      return section.toString().stripTrailing() + "\n" + load;
    } catch (Throwable e) {
      progress(name + " failed: " + e);
      unmeasured.add(name + ": " + e);
      return HEADING + "Not measured: " + name + "\n";
    }
  }

  private static Map<String, String> head() throws Exception {
    String text =
        """
        # Performance

        `engine/bench/run` writes this whole file: do not edit it. The figures hold for the machine
        below; ratios depend less on the machine. Everything that is compared was measured in one
        run, alternating, %d rounds each; the figures are medians.

        Machine: %s, JDK %d. Browser: %s.
        """
            .formatted(ROUNDS, machine(), Runtime.version().feature(), browser());
    return sections(text);
  }

  /** The sections of a report by their first lines, in their order. */
  private static Map<String, String> sections(String text) {
    Map<String, String> sections = new LinkedHashMap<>();
    for (String section : text.split("\n(?=" + HEADING + ")", -1)) {
      sections.put(firstLine(section), section);
    }
    return sections;
  }

  private static String firstLine(String section) {
    return section.lines().findFirst().orElse("");
  }

  /** Passed at once to whoever waits, and not part of the report. */
  static void progress(String what) {
    System.err.println(
        LocalTime.now(ZoneId.systemDefault()).truncatedTo(ChronoUnit.SECONDS) + "  " + what);
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

  private static String browser() throws Exception {
    try (GamePage page = GamePage.open("")) {
      return "Chromium "
          + Objects.requireNonNull(page.driver().getCapabilities().getBrowserVersion());
    }
  }

  static double median(double[] values) {
    double[] sorted = values.clone();
    java.util.Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
