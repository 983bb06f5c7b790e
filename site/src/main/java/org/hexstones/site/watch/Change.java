package org.hexstones.site.watch;

import java.nio.file.Path;

/** The action that an edit of a file requires. */
enum Change {
  /** Compile the sources. */
  JAVA,
  /** Copy the style sheet. The page then loads it again without a reload. */
  STYLE,
  /** Copy the file and reload the page. */
  FILE,
  /** Do nothing: the file is an editor's own, or is not part of the page. */
  NONE;

  static Change of(Path file) {
    String name = file.getFileName().toString();
    if (name.startsWith(".") || name.endsWith("~")) {
      return NONE;
    }
    return switch (name.substring(name.lastIndexOf('.') + 1)) {
      case "java" -> JAVA;
      case "css" -> STYLE;
      case "html", "js", "txt", "svg", "png", "webmanifest", "_headers" -> FILE;
      default -> NONE;
    };
  }
}
