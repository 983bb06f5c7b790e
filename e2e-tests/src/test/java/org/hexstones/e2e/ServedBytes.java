package org.hexstones.e2e;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The size of each file that a host sends. */
final class ServedBytes {
  private ServedBytes() {}

  static void report(Path site, Consumer<String> say) throws IOException, InterruptedException {
    say.accept("## Bytes\n");
    say.accept("What a host sends, each file raw, with gzip -9 and with brotli -q 11.\n");
    say.accept("| file | raw | gzip | brotli |");
    say.accept("|---|--:|--:|--:|");
    List<Path> files = new ArrayList<>();
    try (Stream<Path> all = Files.walk(site)) {
      all.filter(Files::isRegularFile).sorted().forEach(files::add);
    }
    for (Path file : files) {
      say.accept(
          "| %s | %,d | %s | %s |"
              .formatted(
                  site.relativize(file),
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
