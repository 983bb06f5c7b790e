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
 * A file that is served, and the one path that it is served at. Its headers go by that path too, so
 * that no other spelling of it gets the file without them.
 *
 * @param path decoded, within the folder, with a slash before it; of an index, its folder's
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
   * @param root the real path of the folder served
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
    // Dots, doubled slashes and links are other names of a file, and so is another case on some
    // systems. None of them is the file's own name, whether it leads outside or not.
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
