package org.hexstones.site.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.hexstones.site.assembly.Assembly;
import org.hexstones.web.build.SiteTexts;

/**
 * The files of the site that are not programs, copied from their sources. The page has one more
 * script than the published site: {@code watch.js}, which listens to {@link Events}.
 */
final class SiteFiles {
  private static final String PAGE = "index.html";

  /** The files that the build changes after it has copied them. */
  private static final List<String> WRITTEN =
      List.of(
          PAGE,
          "embed.html",
          "_headers",
          "manifest.webmanifest",
          "head.js",
          "embed.js",
          "early.js",
          "boot.js");

  private static final String HEAD = "<head>";
  private static final String SCRIPT = "\n    <script src=\"watch.js\"></script>";

  private final Path site;
  private final Map<Path, String> places = new LinkedHashMap<>();

  /** The folders of the texts, which the build joins. */
  private final List<Path> textFolders;

  private final SiteTexts texts;
  private final Path web;

  /**
   * @param root the root of the repository
   * @param site the folder of the copies
   */
  SiteFiles(Path root, Path site) {
    this.site = site;
    web = root.resolve("web/src/main");
    textFolders = List.of(web.resolve("texts"), web.resolve("games"));
    texts = Assembly.texts(web);
    places.put(root.resolve("site/src/static"), "");
    places.put(root.resolve("site/src/inline"), "");
    places.put(root.resolve("site/src/watch"), "");
    places.put(root.resolve("engine/src/main/java"), "src");
    places.put(root.resolve("web/src/main/java"), "src");
  }

  List<Path> folders() {
    List<Path> folders = new ArrayList<>(places.keySet());
    folders.addAll(textFolders);
    return folders;
  }

  void copyAll() throws IOException {
    for (Path folder : places.keySet()) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          copyFile(file);
        }
      }
    }
    texts.write(site);
    writePage();
  }

  /**
   * Copies a file, or deletes the copy of one that is gone; answers its name in the site. After a
   * change of a text it writes all texts and answers the text's own name.
   */
  String copy(Path file) throws IOException {
    if (textFolders.stream().anyMatch(file::startsWith)) {
      texts.write(site);
      rewritePage();
      return file.getFileName().toString();
    }
    String name = copyFile(file);
    if (WRITTEN.contains(name)) {
      rewritePage();
    }
    return name;
  }

  private void rewritePage() throws IOException {
    for (Path folder : places.keySet()) {
      for (String one : WRITTEN) {
        if (Files.exists(folder.resolve(one))) {
          copyFile(folder.resolve(one));
        }
      }
    }
    writePage();
  }

  private String copyFile(Path file) throws IOException {
    Map.Entry<Path, String> place =
        places.entrySet().stream()
            .filter(one -> file.startsWith(one.getKey()))
            .findFirst()
            .orElseThrow();
    Path copy = site.resolve(place.getValue()).resolve(place.getKey().relativize(file));
    if (Files.exists(file)) {
      Files.createDirectories(copy.getParent());
      Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
    } else {
      Files.deleteIfExists(copy);
    }
    return site.relativize(copy).toString();
  }

  private void writePage() throws IOException {
    Assembly.writePage(site, web);
    Path page = site.resolve(PAGE);
    String text = Files.readString(page);
    Files.writeString(page, text.replace(HEAD, HEAD + SCRIPT));
  }
}
