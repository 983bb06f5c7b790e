package org.hexstones.site.watch;

import java.nio.file.Path;

/** What an edit of a file asks for. */
enum Change {
  /** Compile. */
  JAVA,
  /** Copy, and have the page load that style sheet anew, without a reload. */
  STYLE,
  /** Copy, and reload the page. */
  FILE,
  /** Nothing: an editor's own file, or one that is no part of the page. */
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
