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
 * the first board, and from the style sheets all spaces that they do not need. In those scripts a
 * comment has a line of its own.
 */
final class Comments {
  private static final Pattern BLOCK = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
  private static final Pattern SPACES = Pattern.compile("\\s+");
  private static final Pattern AROUND = Pattern.compile(" ?([{};,]) ?");
  private static final List<String> SCRIPTS = List.of("early.js", "embed.js");

  private Comments() {}

  static void remove(Path site) throws IOException {
    try (Stream<Path> files = Files.list(site)) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (name.endsWith(".css")) {
          Files.writeString(file, compact(Files.readString(file)));
        } else if (SCRIPTS.contains(name)) {
          Files.writeString(file, withoutComments(Files.readString(file)));
        }
      }
    }
  }

  /**
   * A style sheet without its comments, in one line. Its strings must have no space beside a brace,
   * a comma or a semicolon, nor after a colon.
   */
  static String compact(String styles) {
    String text = SPACES.matcher(BLOCK.matcher(styles).replaceAll("")).replaceAll(" ");
    return AROUND.matcher(text).replaceAll("$1").replace(": ", ":").replace(";}", "}").strip();
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
