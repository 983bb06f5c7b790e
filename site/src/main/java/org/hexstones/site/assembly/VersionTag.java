package org.hexstones.site.assembly;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * What the page knows of its own build, for whoever reports a fault.
 *
 * @param commit of the sources, shortened, or empty
 * @param source the address of the project with no slash at its end, or empty
 */
record VersionTag(String version, String commit, String source) {
  private static final String PLACE = "{version}";

  private static final Pattern VERSION = Pattern.compile("[0-9A-Za-z.-]*");
  private static final Pattern COMMIT = Pattern.compile("[0-9a-f]*");
  private static final Pattern SOURCE = Pattern.compile("(https://[A-Za-z0-9._~:/-]+[^/])?");

  VersionTag {
    check(version, VERSION);
    check(commit, COMMIT);
    check(source, SOURCE);
  }

  private static void check(String text, Pattern form) {
    if (!form.matcher(text).matches()) {
      throw new IllegalArgumentException(text + " is not " + form);
    }
  }

  void write(Path site) throws IOException {
    Path page = site.resolve("index.html");
    Files.writeString(page, in(Files.readString(page)));
  }

  /** A page with the tag, if it has a place for it. */
  String in(String page) {
    return page.replace(
        PLACE,
        "<meta name=\"version\" content=\"%s\" data-commit=\"%s\" data-source=\"%s\">"
            .formatted(version, commit, source));
  }
}
