package org.hexstones.site;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What keeps extensions from darkening the pages, which have a dark theme of their own. */
final class DarkeningTest {
  /** Dark Reader would turn black stones white. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "static/index.html",
        "static/embed.html",
        "static/404.html",
        "single/hexstones.html"
      })
  void darkReaderIsLockedOut(String page) throws IOException {
    String text = Files.readString(Path.of("src", page));
    assertTrue(text.contains("<meta name=\"darkreader-lock\">"), page);
  }
}
