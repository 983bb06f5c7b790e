package org.hexstones.web.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SiteTextsTest {
  private final Path main;

  SiteTextsTest(@TempDir Path main) throws IOException {
    this.main = main;
    write("texts/en.txt", "a = 1\n");
    write("games/one/texts/en.txt", "b = 2");
    write("games/two/texts/en.txt", "c = 3\n");
    write("games/two/texts/study/en.txt", "d = 4\n");
  }

  private void write(String name, String text) throws IOException {
    Path file = main.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private Map<String, String> files() throws IOException {
    return SiteTexts.of(main, List.of("two", "one")).files();
  }

  @Test
  void filesOfOneNameAreJoinedInTheOrderOfTheGames() throws IOException {
    assertEquals(
        Map.of("text/en.txt", "a = 1\nc = 3\nb = 2\n", "text/study/en.txt", "d = 4\n"), files());
  }

  @Test
  void puzzlesKeepTheirNumbers() throws IOException {
    write("games/two/guide/puzzles.txt", "2 win 1 x\n4 win 1 z\n");
    write("games/one/guide/puzzles.txt", "1 cell 3 w\n3 cell 2 y\n");
    assertEquals("cell 3 w\nwin 1 x\ncell 2 y\nwin 1 z\n", files().get("guide/puzzles.txt"));
    write("games/one/guide/puzzles.txt", "1 cell 3 w\n");
    assertThrows(IllegalArgumentException.class, this::files);
    write("games/one/guide/puzzles.txt", "1 cell 3 w\n3 cell 2 y\n4 cell 2 y\n");
    assertThrows(IllegalArgumentException.class, this::files);
  }

  @Test
  void filesWithoutSourceAreDeleted() throws IOException {
    Path site = main.resolve("site");
    SiteTexts.of(main, List.of("two")).write(site);
    assertEquals("a = 1\nc = 3\n", Files.readString(site.resolve("text/en.txt")));
    Files.delete(main.resolve("games/two/texts/study/en.txt"));
    SiteTexts.of(main, List.of("two")).write(site);
    assertFalse(Files.exists(site.resolve("text/study/en.txt")));
  }
}
