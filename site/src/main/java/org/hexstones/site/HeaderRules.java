package org.hexstones.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * The file {@code _headers}, in the format of several hosts of static files. A line holds a path,
 * or the beginning of one and a star. The indented lines below it hold the headers for it. If two
 * lines set the same header, the later one counts.
 */
final class HeaderRules {
  static final String FILE = "_headers";

  private final Path file;

  /**
   * @param folder the served folder, with or without such a file; the file is read again every time
   */
  HeaderRules(Path folder) {
    file = folder.resolve(FILE);
  }

  /**
   * Passes on the headers, by name and value, for one path.
   *
   * @param path within the folder, with a slash before it
   */
  void apply(String path, BiConsumer<String, String> header) throws IOException {
    boolean meant = false;
    for (String line : lines()) {
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      if (!line.startsWith(" ")) {
        meant = matches(line.strip(), path);
      } else if (meant) {
        int colon = line.indexOf(':');
        header.accept(line.substring(0, colon).strip(), line.substring(colon + 1).strip());
      }
    }
  }

  private static boolean matches(String rule, String path) {
    return rule.endsWith("*")
        ? path.startsWith(rule.substring(0, rule.length() - 1))
        : path.equals(rule);
  }

  private List<String> lines() throws IOException {
    try {
      return Files.readAllLines(file);
    } catch (NoSuchFileException e) {
      return List.of();
    }
  }
}
