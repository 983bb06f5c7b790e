package org.hexstones.site.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ChangeTest {
  @ParameterizedTest
  @CsvSource({
    "web/src/main/java/org/hexstones/web/view/TurnView.java, JAVA",
    "site/src/static/play.css, STYLE",
    "site/src/static/index.html, FILE",
    "site/src/static/early.js, FILE",
    "site/src/static/_headers, FILE",
    "web/src/main/texts/ja.txt, FILE",
    "site/src/static/icons/192.png, FILE",
    "web/src/main/texts/.en.txt.swp, NONE",
    "web/src/main/texts/en.txt~, NONE",
    "web/src/main/java/org/hexstones/web/view/4913, NONE",
  })
  void anEditAsksForWhatItsFileIs(Path file, Change change) {
    assertEquals(change, Change.of(file));
  }
}
