package org.hexstones.site.assembly;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/**
 * Limits the size of the site's files. Each line of a budget limits a sum of files: bytes, deflated
 * bytes, and the names of the files, separated by spaces. A number may have a second one after a
 * plus, which each game adds. A sum over its limit fails the build, so that the page does not grow
 * unnoticed. docs/building.md says when a limit may be raised.
 */
final class Budget {
  private Budget() {}

  static void check(Path site, Path budget, int games) throws IOException {
    List<String> over = new ArrayList<>();
    for (String line : Files.readAllLines(budget)) {
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      List<String> words = List.of(line.strip().split(" +", -1));
      long raw = 0;
      long deflated = 0;
      for (int i = 2; i < words.size(); i++) {
        byte[] content = Files.readAllBytes(site.resolve(words.get(i)));
        raw += content.length;
        deflated += deflated(content);
      }
      if (raw > limit(words.get(0), games) || deflated > limit(words.get(1), games)) {
        over.add(line + ": has " + raw + " " + deflated);
      }
    }
    if (!over.isEmpty()) {
      throw new IOException("larger than " + budget + " allows: " + String.join("; ", over));
    }
  }

  private static long limit(String word, int games) {
    int plus = word.indexOf('+');
    return plus < 0
        ? Long.parseLong(word)
        : Long.parseLong(word.substring(0, plus))
            + games * Long.parseLong(word.substring(plus + 1));
  }

  /** The deflated size. Every host can deflate; some compress better. */
  private static int deflated(byte[] content) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    Deflater hardest = new Deflater(Deflater.BEST_COMPRESSION, true);
    try (DeflaterOutputStream out = new DeflaterOutputStream(packed, hardest)) {
      out.write(content);
    } finally {
      hardest.end();
    }
    return packed.size();
  }
}
