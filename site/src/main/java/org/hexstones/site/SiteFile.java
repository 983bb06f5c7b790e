package org.hexstones.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * A served file and its only path. The headers depend on the path too, so that no other spelling of
 * it returns the file without them.
 *
 * @param path decoded, within the folder, with a slash before it; the path of an index is that of
 *     its folder
 */
record SiteFile(String path, Path file) {
  private static final String INDEX = "index.html";
  private static final String UNKNOWN_TYPE = "application/octet-stream";

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "json", "application/json",
          "webmanifest", "application/manifest+json",
          "wasm", "application/wasm",
          "svg", "image/svg+xml",
          "png", "image/png",
          "txt", "text/plain; charset=utf-8");

  /**
   * The file at a decoded path, if there is one.
   *
   * @param root the real path of the served folder
   */
  static Optional<SiteFile> find(Path root, String path) throws IOException {
    if (!path.startsWith("/") || path.endsWith(HeaderRules.FILE)) {
      return Optional.empty();
    }
    String name = path.endsWith("/") ? path + INDEX : path;
    Path asked;
    try {
      asked = root.resolve(name.substring(1));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
    if (!Files.isRegularFile(asked)) {
      return Optional.empty();
    }
    // Dots, doubled slashes and links give a file other names; so does another case on some
    // systems. None of these is the file's own name, whether it leads outside or not.
    Path file = asked.toRealPath();
    return name.equals(nameWithin(root, file))
        ? Optional.of(new SiteFile(path, file))
        : Optional.empty();
  }

  private static String nameWithin(Path root, Path file) {
    if (!file.startsWith(root)) {
      return "";
    }
    StringJoiner name = new StringJoiner("/", "/", "");
    root.relativize(file).forEach(part -> name.add(part.toString()));
    return name.toString();
  }

  String type() {
    String name = file.toString();
    String extension = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return TYPES.getOrDefault(extension, UNKNOWN_TYPE);
  }
}
