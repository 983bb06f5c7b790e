package org.hexstones.notation.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.RecordText;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;

/**
 * Published links open for ever. Each line of the corpus is a link and the record it must give;
 * lines may be added and never changed or taken away.
 */
class GoldenLinksTest {
  private static final int LINES_OF_VERSION_1 = 42;

  @Test
  void everyLinkOfVersion1StillOpens() throws IOException {
    List<String> lines = lines("golden-v1.txt");
    assertTrue(lines.size() >= LINES_OF_VERSION_1, "the corpus never shrinks");
    for (String line : lines) {
      int tab = line.indexOf('\t');
      String link = line.substring(0, tab);
      GameRecord record = Links.read(link, Games.ALL::setup).orThrow();
      assertEquals(link, Links.write(record), "the same link is written");
      String plain = line.substring(tab + 1);
      assertEquals(RecordText.parse(plain, Games.ALL::setup).orThrow(), record, plain);
    }
  }

  private static List<String> lines(String name) throws IOException {
    try (InputStream stream = GoldenLinksTest.class.getResourceAsStream(name)) {
      assertNotNull(stream, name);
      InputStreamReader reader = new InputStreamReader(stream, StandardCharsets.UTF_8);
      return new BufferedReader(reader).lines().toList();
    }
  }
}
