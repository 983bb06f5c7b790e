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
 * How large the site's files may be. A budget has a line a sum of files: how many bytes as they
 * are, how many deflated, and the files, all apart by spaces. What goes over fails the build, so
 * that the page does not grow unseen; who has a reason to let it grow writes the new number there.
 */
final class Budget {
  private Budget() {}

  static void check(Path site, Path budget) throws IOException {
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
      if (raw > Long.parseLong(words.get(0)) || deflated > Long.parseLong(words.get(1))) {
        over.add(line + ": has " + raw + " " + deflated);
      }
    }
    if (!over.isEmpty()) {
      throw new IOException("larger than " + budget + " allows: " + String.join("; ", over));
    }
  }

  /** What a host sends of it at the least, by the way of packing that every host has. */
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
