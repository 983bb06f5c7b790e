package org.hexstones.site.assembly;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Removes comments and indentation from the style sheets and scripts that a browser loads before
 * the first board. In those scripts a comment has a line of its own.
 */
final class Comments {
  private static final Pattern BLOCK = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
  private static final List<String> SCRIPTS = List.of("early.js", "embed.js");

  private Comments() {}

  static void remove(Path site) throws IOException {
    try (Stream<Path> files = Files.list(site)) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (name.endsWith(".css")) {
          String styles = BLOCK.matcher(Files.readString(file)).replaceAll("");
          Files.writeString(file, withoutComments(styles));
        } else if (SCRIPTS.contains(name)) {
          Files.writeString(file, withoutComments(Files.readString(file)));
        }
      }
    }
  }

  /** A script without its comments and indentation. */
  static String withoutComments(String script) {
    return script
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("//"))
        .collect(Collectors.joining("\n"));
  }
}
