package org.hexstones.e2e;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.hexstones.site.StaticServer;
import org.jspecify.annotations.Nullable;

/** The finished site, served from the folder that the build put it in. */
final class Site {
  private static final Path FOLDER =
      Path.of(System.getProperty("hexstones.site", "../site/target/site"));

  private static @Nullable StaticServer shared;

  private Site() {}

  /**
   * The site for tests that leave it as it is. It stays at one address, so that browsers need not
   * compile its programs for each test.
   */
  static synchronized StaticServer shared() throws IOException {
    if (shared == null) {
      shared = serve();
    }
    return shared;
  }

  /** A second site of the same files, to be changed into another version. */
  static Path copyTo(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      for (Path file : files.toList()) {
        Files.copy(file, folder.resolve(FOLDER.relativize(file).toString()));
      }
    }
    return folder;
  }

  /** The list of puzzles as the page loads it. */
  static Path puzzles() {
    return FOLDER.resolve("guide/puzzles.txt");
  }

  /** The edition in one file. */
  static Path singleFile() {
    return FOLDER.resolve("hexstones.html");
  }

  static StaticServer serveAt(String path) throws IOException {
    return StaticServer.start(FOLDER, 0, path);
  }

  /** Under a path of its own: an address that is not relative would lead outside it. */
  static StaticServer serve() throws IOException {
    return serveAt("/sub/path/");
  }
}
