package org.hexstones.site.assembly;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.imageio.ImageIO;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.ui.GameView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class AssemblyTest {
  // Of the one letter "x", as any other tool gives it.
  private static final String HASH_OF_X = "sha256-LXEWQrcmsEQBYnyp+6wy9chTD7GQPMTbAiWHF5IaSIE=";

  private final Path site;
  private final Path templates;

  AssemblyTest(@TempDir Path site, @TempDir Path templates) throws IOException {
    this.site = site;
    this.templates = templates;
    write("index.html", "<meta http-equiv=\"Content-Security-Policy\" content=\"p 'self'\">");
    write("_headers", "/\n  Content-Security-Policy: {policy}; more\n");
    write("sw.js", "const VERSION = \"\";\nconst FILES = {};\nrest\n");
    write("page.js", "x");
    write("worker.js", "w {page.js} $1 \\");
    write("style.css", "x");
    write("icon.svg", "<svg/>");
    Files.createDirectory(site.resolve("icons"));
    write("icons/1.png", "x");
    Files.createDirectory(site.resolve("screenshots"));
    write("screenshots/1.png", "x");
    Files.writeString(
        templates.resolve("hexstones.html"),
        """
        {scripts}|{styles}|{icon.svg}
        <style>{style.css}</style>
        <script>{page.js}</script>
        <script>{worker.js};{boot.js}</script>
        """);
    Files.writeString(templates.resolve("boot.js"), "b");
    budget("# none\n");
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(site.resolve(name), text);
  }

  private void budget(String text) throws IOException {
    Files.writeString(templates.resolve("budget.txt"), text);
  }

  @Test
  void policyHasTheHashOfTheHeadsScript() throws IOException {
    String policy = "<meta http-equiv=\"Content-Security-Policy\" content=\"s 'self' {scripts}\">";
    write("index.html", policy + "<script>{head.js}</script>");
    write("head.js", "// A remark\nbegin();\n");
    assemble();
    String hash = Hashes.integrity("begin();".getBytes(StandardCharsets.UTF_8));
    assertEquals(
        policy.replace("{scripts}", "'" + hash + "'") + "<script>begin();</script>",
        read("index.html"));
    assertTrue(read("_headers").contains("s 'self' '" + hash + "'"));
    assertFalse(Files.exists(site.resolve("head.js")));
  }

  @Test
  void earlyFilesHaveNoComments() throws IOException {
    write("style.css", "/* A\n   remark */\na,\nb :c > d {\n  e: f g; /* h */\n  i: j(k, l);\n}\n");
    write("early.js", "// A remark\n{\n  begin(\"// a\");\n}\n");
    write("boot.js", "// A remark\n");
    assemble();
    assertEquals("a,b :c > d{e:f g;i:j(k,l)}", read("style.css"));
    assertEquals("{\nbegin(\"// a\");\n}", read("early.js"));
    assertEquals("// A remark\n", read("boot.js"));
  }

  @Test
  void startTextsStandInThePageInEachLanguage() throws IOException {
    write("index.html", read("index.html") + "<body>{early}\n</body>");
    assemble();
    String page = read("index.html");
    for (String language : List.of("en", "es", "ja")) {
      for (String name : List.of("failed", "framed")) {
        String template = "<template lang=\"" + language + "\" data-name=\"" + name + "\">";
        assertTrue(page.contains(template), template);
      }
    }
    assertTrue(read("text/first/es.txt").contains("Colour.WHITE = Blanco\n"));
    assertFalse(read("text/first/es.txt").contains("PageKey.TAGLINE"));
    assertTrue(read("text/start/en.txt").contains(">Play with a friend</button>"));
    assertTrue(read("text/start/es-tall.txt").contains(">Jugar con amigos</button>"));
    assertTrue(read("text/start/ja.txt").contains(">友だちと遊ぶ</button>"));
    assertTrue(read("text/start/en.txt").contains("data-cell=\"e5\""));
    assertFalse(read("text/start/ja.txt").contains("data-later"));

    assemble();
    assertEquals(page, read("index.html"));
  }

  @Test
  void theEmbedHasItsTextsAndAPolicyOfItsOwn() throws IOException {
    String policy = "<meta http-equiv=\"Content-Security-Policy\" content=\"e\">";
    write("embed.html", policy + "{texts}");
    write("embedded.js", "x");
    write("_headers", "/\n  {policy}\n/embed.html\n  {embed policy}\n");
    assemble();
    String page = read("embed.html");
    assertTrue(page.contains("<script lang=\"es\" src=\"text/embed/es.js\"></script>"));
    String texts = read("text/embed/es.js");
    assertTrue(texts.contains("\nEmbedKey.OPEN = Abrir en Hexstones\n"));
    assertTrue(texts.contains("\nColour.WHITE = Blanco\n"));
    assertFalse(texts.contains("PageKey.TAGLINE"));
    assertEquals("/\n  p 'self'\n/embed.html\n  e\n", read("_headers"));
    assertFalse(read("sw.js").contains("embed"));
    assertFalse(Files.exists(site.resolve("text/embed/es.txt")));
  }

  @Test
  void filesOverTheirBudgetFailTheBuild() throws IOException {
    write("page.js", "ab".repeat(500));
    write("style.css", "s".repeat(100));
    budget("1000 100 page.js\n\n1100 100 page.js style.css\n");
    assemble();
    budget("999 100 page.js\n");
    IOException over = assertThrows(IOException.class, this::assemble);
    assertTrue(over.toString().contains("page.js"));
    budget("1099 100 page.js style.css\n");
    assertThrows(IOException.class, this::assemble);
    budget("1000 5 page.js\n");
    assertThrows(IOException.class, this::assemble);
  }

  @Test
  void namesAreJoinedInASentence() {
    assertEquals("A", GameList.joined(List.of("A")));
    assertEquals("A and B", GameList.joined(List.of("A", "B")));
    assertEquals("A, B and C", GameList.joined(List.of("A", "B", "C")));
  }

  private String names() throws IOException {
    Messages messages = GameList.messages(site);
    return GameList.joined(
        GameViews.ALL.stream().map(view -> view.title(messages, view.id())).toList());
  }

  @Test
  void descriptionsAndShortcutsNameTheGames() throws IOException {
    write("manifest.webmanifest", "{games}.\n{shortcuts}\n");
    write("index.html", read("index.html") + "{games}.");
    assemble();
    assertTrue(read("index.html").endsWith(names() + "."));
    String manifest = read("manifest.webmanifest");
    assertTrue(manifest.startsWith(names() + ".\n{"), manifest);
    for (String line :
        List.of(
            "\"name\": \"New game of OMNY\",",
            "\"description\": \"Multiply the sizes of your groups\",",
            "\"url\": \"./#new=omega+hexhex:5+seats=person,computer\",",
            "\"icons\": [{ \"src\": \"icons/omny.png\",")) {
      assertTrue(manifest.contains(line), manifest);
    }
    for (GameView view : GameViews.ALL) {
      assertTrue(Files.exists(site.resolve("icons").resolve(view.id() + ".png")));
      assertTrue(read("sw.js").contains("icons/" + view.id() + ".png"));
    }
  }

  private static final String DESCRIBED =
      "<meta name=\"description\" content=\"{games}.\">{preview}";

  @Test
  void previewHasTheAddressAndAPicture() throws IOException {
    write("index.html", read("index.html") + DESCRIBED);
    assembleFor("https://example.org/games/");
    String page = read("index.html");
    for (String tag :
        List.of(
            "<link rel=\"canonical\" href=\"https://example.org/games/\">",
            "<meta property=\"og:description\" content=\"" + names() + ".\">",
            "<meta property=\"og:url\" content=\"https://example.org/games/\">",
            "<meta property=\"og:image\" "
                + "content=\"https://example.org/games/screenshots/preview.png\">",
            "<meta name=\"twitter:card\" content=\"summary_large_image\">")) {
      assertTrue(page.contains(tag), page);
    }
    assembleFor("https://example.org/games/");
    assertEquals(page, read("index.html"));
  }

  @Test
  void withoutAnAddressThePageSaysOnlyWhatNeedsNone() throws IOException {
    write("index.html", read("index.html") + DESCRIBED);
    assemble();
    String page = read("index.html");
    assertTrue(page.contains("<meta property=\"og:title\" content=\"Hexstones\">"), page);
    for (String absent : List.of("canonical", "og:url", "og:image", "twitter", "http:", "{")) {
      assertFalse(page.contains(absent), page);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"example.org/", "https://example.org", "ftp://a/", "https://a/\"><b>/"})
  void badSiteAddressesFailTheBuild(String address) {
    assertThrows(IOException.class, () -> assembleFor(address));
  }

  @Test
  void thePicturesHaveTheirSizesAndAreTheSameAgain() throws IOException {
    assemble();
    byte[] first = Files.readAllBytes(site.resolve(Previews.CHAT));
    Map<String, String> sizes =
        Map.of("preview", "1200x630", "wide", "1280x800", "narrow", "720x1280");
    for (Map.Entry<String, String> size : sizes.entrySet()) {
      Path file = site.resolve("screenshots/" + size.getKey() + ".png");
      BufferedImage picture = ImageIO.read(file.toFile());
      assertEquals(size.getValue(), picture.getWidth() + "x" + picture.getHeight());
      assertTrue(colours(picture) > 20, "boards, stones and the name");
    }
    assemble();
    assertArrayEquals(first, Files.readAllBytes(site.resolve(Previews.CHAT)));
  }

  private static int colours(BufferedImage picture) {
    Set<Integer> colours = new HashSet<>();
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        colours.add(picture.getRGB(x, y));
      }
    }
    return colours.size();
  }

  @Test
  void eachGameAddsToTheBudget() throws IOException {
    int games = GameViews.ALL.size();
    write("page.js", "ab".repeat(500));
    budget(1000 - 10 * games + "+10 100+0 page.js\n");
    assemble();
    budget(999 - 10 * games + "+10 100+0 page.js\n");
    assertThrows(IOException.class, this::assemble);
  }

  private String read(String name) throws IOException {
    return Files.readString(site.resolve(name));
  }

  private void assemble() throws IOException {
    assembleFor("");
  }

  private void assembleFor(String address) throws IOException {
    Assembly.main(
        new String[] {
          site.toString(),
          "../web/src/main",
          templates.toString(),
          templates.resolve("budget.txt").toString(),
          "url=" + address,
          "version=1.2",
          "commit=0c5c3c10",
          "source="
        });
  }

  @Test
  void theListNamesWhatThePageNeedsAndNothingElse() throws IOException {
    assemble();
    String worker = read("sw.js");
    assertTrue(worker.contains("\"page.js\": \"" + HASH_OF_X + "\",\n"), worker);
    assertTrue(worker.contains("\"icons/1.png\": \"" + HASH_OF_X + "\",\n"), worker);
    assertTrue(worker.contains("\"./\": \"sha256-"), worker);
    assertTrue(worker.endsWith("};\nrest\n"), worker);
    for (String name : new String[] {"index.html", "sw.js", "_headers", "hexstones", "screens"}) {
      assertFalse(worker.contains(name), name);
    }
  }

  @Test
  void versionFollowsFromTheFiles() throws IOException {
    assemble();
    String first = read("sw.js");
    OfflineList.write(site);
    assertEquals(first, read("sw.js"));
    write("style.css", "y");
    OfflineList.write(site);
    String second = read("sw.js");
    assertNotEquals(first.lines().findFirst(), second.lines().findFirst());
    write("style.css", "x");
    OfflineList.write(site);
    assertEquals(first, read("sw.js"));
    // The worker's own code is part of the version too.
    write("sw.js", first.replace("rest", "other"));
    OfflineList.write(site);
    assertNotEquals(first.lines().findFirst(), read("sw.js").lines().findFirst());
  }

  @Test
  void theHeadersHaveThePagesPolicy() throws IOException {
    assemble();
    assertEquals("/\n  Content-Security-Policy: p 'self'; more\n", read("_headers"));
  }

  @Test
  void theSingleFileHoldsEverythingAndItsHashes() throws IOException {
    assemble();
    List<String> lines = read("hexstones.html").lines().toList();
    String inserted = "w {page.js} $1 \\;b";
    String other = Hashes.integrity(inserted.getBytes(StandardCharsets.UTF_8));
    assertEquals("'" + HASH_OF_X + "' '" + other + "'|'" + HASH_OF_X + "'|PHN2Zy8+", lines.get(0));
    assertEquals("<style>x</style>", lines.get(1));
    assertEquals("<script>x</script>", lines.get(2));
    assertEquals("<script>" + inserted + "</script>", lines.get(3));
  }

  @ParameterizedTest
  @ValueSource(strings = {"'</SCRIPT>'", "a<!--b", "'<script>'", "a\r\nb"})
  void noScriptMayEndItsElement(String code) throws IOException {
    write("page.js", code);
    assertThrows(IOException.class, this::assemble);
  }
}
