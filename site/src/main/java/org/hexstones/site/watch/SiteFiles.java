package org.hexstones.site.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.hexstones.site.assembly.Assembly;

/**
 * The files of the site that are not programs, copied from their sources. The page has one script
 * more than the site that is published: {@code watch.js}, which listens to {@link Events}.
 */
final class SiteFiles {
  private static final String PAGE = "index.html";
  private static final String HEADERS = "_headers";
  private static final String HEAD = "<head>";
  private static final String SCRIPT = "\n    <script src=\"watch.js\"></script>";

  private final Path site;
  private final Map<Path, String> places = new LinkedHashMap<>();

  /**
   * @param root of the repository
   * @param site where the files are copied to
   */
  SiteFiles(Path root, Path site) {
    this.site = site;
    places.put(root.resolve("site/src/static"), "");
    places.put(root.resolve("site/src/watch"), "");
    places.put(root.resolve("web/src/main/guide"), "guide");
    places.put(root.resolve("web/src/main/texts"), "text");
    places.put(root.resolve("engine/src/main/java"), "src");
    places.put(root.resolve("web/src/main/java"), "src");
  }

  List<Path> folders() {
    return List.copyOf(places.keySet());
  }

  void copyAll() throws IOException {
    for (Path folder : folders()) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          copyFile(file);
        }
      }
    }
    writePage();
  }

  /** Copies a file, or deletes the copy of one that is gone; answers its name in the site. */
  String copy(Path file) throws IOException {
    String name = copyFile(file);
    if (name.equals(PAGE) || name.equals(HEADERS)) {
      for (Path folder : folders()) {
        for (String one : List.of(PAGE, HEADERS)) {
          if (Files.exists(folder.resolve(one))) {
            copyFile(folder.resolve(one));
          }
        }
      }
      writePage();
    }
    return name;
  }

  private String copyFile(Path file) throws IOException {
    Path folder = folders().stream().filter(file::startsWith).findFirst().orElseThrow();
    Path copy = site.resolve(places.getOrDefault(folder, "")).resolve(folder.relativize(file));
    if (Files.exists(file)) {
      Files.createDirectories(copy.getParent());
      Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
    } else {
      Files.deleteIfExists(copy);
    }
    return site.relativize(copy).toString();
  }

  private void writePage() throws IOException {
    Assembly.writePage(site);
    Path page = site.resolve(PAGE);
    String text = Files.readString(page);
    Files.writeString(page, text.replace(HEAD, HEAD + SCRIPT));
  }
}
