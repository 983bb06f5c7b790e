package org.hexstones.site.assembly;

import java.io.IOException;
import java.nio.file.Path;

/** Finishes a folder with the site's files, in place. */
public final class Assembly {
  private Assembly() {}

  /** Arguments: the folders of the site and of the single file's template, and the budget. */
  public static void main(String[] args) throws IOException {
    if (args.length != 3) {
      throw new IllegalArgumentException("usage: Assembly SITE TEMPLATES BUDGET");
    }
    Path site = Path.of(args[0]);
    EarlyScreens.write(site);
    Budget.check(site, Path.of(args[2]));
    SingleFile.write(site, Path.of(args[1]));
    Headers.write(site);
    OfflineList.write(site);
  }

  /** The page and its headers alone, of a site that is not going to be published. */
  public static void writePage(Path site) throws IOException {
    EarlyScreens.write(site);
    Headers.write(site);
  }
}
