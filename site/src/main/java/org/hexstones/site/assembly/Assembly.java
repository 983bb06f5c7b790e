package org.hexstones.site.assembly;

import java.io.IOException;
import java.nio.file.Path;

/** Finishes a folder with the site's files, in place. */
public final class Assembly {
  private Assembly() {}

  /** Arguments: the folder of the site, and the one with the single file's template. */
  public static void main(String[] args) throws IOException {
    if (args.length != 2) {
      throw new IllegalArgumentException("usage: Assembly SITE TEMPLATES");
    }
    Path site = Path.of(args[0]);
    SingleFile.write(site, Path.of(args[1]));
    Headers.write(site);
    OfflineList.write(site);
  }
}
