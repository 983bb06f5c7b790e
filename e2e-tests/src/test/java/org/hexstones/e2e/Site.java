package org.hexstones.e2e;

import java.io.IOException;
import java.nio.file.Path;
import org.hexstones.site.StaticServer;

/** The finished site, served from the folder that the build put it in. */
final class Site {
  private static final Path FOLDER =
      Path.of(System.getProperty("hexstones.site", "../site/target/site"));

  private Site() {}

  /** Under a path of its own: an address that is not relative would lead outside it. */
  static StaticServer serve() throws IOException {
    return StaticServer.start(FOLDER, 0, "/sub/path/");
  }
}
