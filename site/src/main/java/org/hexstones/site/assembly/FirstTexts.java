package org.hexstones.site.assembly;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.hexstones.web.first.FirstKeys;
import org.hexstones.web.i18n.Language;

/** Writes the texts of the first program: of each language's file the lines that it needs. */
final class FirstTexts {
  private FirstTexts() {}

  /** Where the site has no texts of a language, nothing is written. */
  static void write(Path site) throws IOException {
    for (Language language : Language.values()) {
      String name = language.tag() + ".txt";
      Path all = site.resolve("text").resolve(name);
      if (Files.exists(all)) {
        Path folder = Files.createDirectories(site.resolve("text/first"));
        Files.writeString(folder.resolve(name), FirstKeys.select(Files.readString(all)));
      }
    }
  }
}
