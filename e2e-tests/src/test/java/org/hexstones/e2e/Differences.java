package org.hexstones.e2e;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;

/** The specimens that do not look as in their last pictures; files show how they differ. */
final class Differences {
  static final Path FOLDER = Path.of("target/specimens");

  /** The names of the sheets on which each of them differs. */
  private final Map<String, List<String>> found = new TreeMap<>();

  /**
   * Notes one.
   *
   * @param old its last picture, or null if there is none
   */
  void add(String name, String sheet, Shot shot, @Nullable Grey old) throws IOException {
    found.computeIfAbsent(name, first -> new ArrayList<>()).add(sheet);
    Path folder = Files.createDirectories(FOLDER.resolve(name));
    write(folder.resolve(sheet + "-new.png"), shot.small());
    if (old != null) {
      write(folder.resolve(sheet + "-old.png"), old);
      write(folder.resolve(sheet + "-difference.png"), shot.differences(old));
    }
  }

  private static void write(Path file, Grey picture) throws IOException {
    ImageIO.write(picture.image(), "png", file.toFile());
  }

  /** A line for each specimen. */
  List<String> lines() {
    return found.entrySet().stream()
        .map(one -> one.getKey() + ", on " + String.join(" ", one.getValue()))
        .toList();
  }
}
