package org.hexstones.site.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SiteFilesTest {
  private static final String POLICY =
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'\">";
  private static final String PAGE = "<html><head>" + POLICY + "</head></html>";

  private final Path root;
  private final Path site;
  private final SiteFiles files;

  SiteFilesTest(@TempDir Path folder) throws IOException {
    root = folder.resolve("root");
    site = Files.createDirectory(folder.resolve("site"));
    write("site/src/static/index.html", PAGE);
    write("site/src/static/_headers", "/\n  Content-Security-Policy: {policy}\n");
    write("site/src/inline/head.js", "");
    write("site/src/watch/watch.js", "");
    write("web/src/main/texts/en.txt", "text");
    write("web/src/main/games/omega/texts/en.txt", "omega");
    write("web/src/main/games/omega/guide/plan.txt", "plan");
    write("web/src/main/java/View.java", "class View {}");
    write("engine/src/main/java/Rules.java", "class Rules {}");
    files = new SiteFiles(root, site);
    files.copyAll();
  }

  private Path write(String name, String text) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private String read(String name) throws IOException {
    return Files.readString(site.resolve(name));
  }

  @Test
  void filesAreWhereThePageAsksForThem() throws Exception {
    assertEquals("plan\n", read("guide/plan.txt"));
    assertEquals("text\nomega\n", read("text/en.txt"));
    // Where the source maps say.
    assertEquals("class View {}", read("src/View.java"));
    assertEquals("class Rules {}", read("src/Rules.java"));
    files.copy(write("web/src/main/texts/en.txt", "other"));
    assertEquals("other\nomega\n", read("text/en.txt"));
    files.copy(write("web/src/main/games/omega/texts/en.txt", "game"));
    assertEquals("other\ngame\n", read("text/en.txt"));
    Path plan = root.resolve("web/src/main/games/omega/guide/plan.txt");
    Files.delete(plan);
    files.copy(plan);
    assertFalse(Files.exists(site.resolve("guide/plan.txt")));
  }

  /** The policy is that of the site, which lets the one script more pass as its own. */
  @Test
  void onlyTheCopyOfThePageListens() throws Exception {
    for (String title : new String[] {"", "<title>Other</title>"}) {
      String page = PAGE.replace("</head>", title + "</head>");
      files.copy(write("site/src/static/index.html", page));
      assertEquals(
          page, read("index.html").replace("\n    <script src=\"watch.js\"></script>", ""));
      assertTrue(read("index.html").contains("<script src=\"watch.js\">"));
      assertEquals("/\n  Content-Security-Policy: default-src 'none'\n", read("_headers"));
    }
    assertFalse(Files.readString(Path.of("src/static/index.html")).contains("watch"));
    assertFalse(Files.exists(Path.of("src/static/watch.js")));
  }
}
