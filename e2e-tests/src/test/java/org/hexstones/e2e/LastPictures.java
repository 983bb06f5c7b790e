package org.hexstones.e2e;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The last pictures of all specimens, a file for each with a picture from every sheet. */
final class LastPictures {
  private static final Path FOLDER = Path.of("src/test/resources/org/hexstones/e2e/specimens");
  private static final String ENDING = ".png";

  private final Map<String, Strip> strips = new TreeMap<>();
  private final int sheets;

  /**
   * Reads them.
   *
   * @param sheets how many sheets there are
   */
  LastPictures(int sheets) throws IOException {
    this.sheets = sheets;
    for (Path file : files()) {
      String name = String.valueOf(file.getFileName());
      strips.put(name.substring(0, name.length() - ENDING.length()), Strip.read(file));
    }
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.sorted().toList();
    }
  }

  /** The specimen on one of the sheets, or null if no picture of it was taken. */
  @Nullable Grey find(String name, int sheet, int width) {
    Strip strip = strips.get(name);
    return strip == null || strip.size() != sheets ? null : strip.picture(sheet, width);
  }

  /** Those that are no specimens any more. */
  Set<String> without(Set<String> specimens) {
    Set<String> left = new TreeSet<>(strips.keySet());
    left.removeAll(specimens);
    return left;
  }

  /** Puts new pictures in place of all. */
  static void write(Map<String, List<Grey>> pictures) throws IOException {
    Files.createDirectories(FOLDER);
    for (Path file : files()) {
      Files.delete(file);
    }
    for (Map.Entry<String, List<Grey>> specimen : pictures.entrySet()) {
      Strip.of(specimen.getValue()).write(FOLDER.resolve(specimen.getKey() + ENDING));
    }
  }
}
