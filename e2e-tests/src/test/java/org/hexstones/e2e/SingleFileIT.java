package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The edition in one file, alone in a folder, opened from the disk. */
final class SingleFileIT {
  private final Path file;

  SingleFileIT(@TempDir Path folder) {
    file = folder.resolve("hexstones.html");
  }

  @BeforeEach
  void copyAlone() throws Exception {
    Files.copy(Site.singleFile(), file);
  }

  /**
   * A person who takes the first free cells, against the computer.
   *
   * @param turn how many stones a turn places
   */
  @ParameterizedTest
  @CsvSource({"omega, 2", "omny, 1"})
  void aGameAgainstTheComputerGoesToItsEnd(String game, int turn) throws Exception {
    try (GamePage page = GamePage.openFile(file)) {
      page.go("#new=" + game + "+hexhex:3+seats=person,computer");
      page.wait(() -> page.has("[data-cell]"));
      // The computer's stones come when they come: what is waited for is that they are there.
      for (int stones = 0; !page.isOver(); stones += 2 * turn) {
        for (int stone = 1; stone <= turn; stone++) {
          int placed = stones + stone;
          page.press("[data-cell]:not([data-stone])");
          page.wait(() -> page.stones().size() >= placed);
        }
        int answered = stones + 2 * turn;
        page.wait(() -> page.isOver() || page.stones().size() == answered);
      }
      assertFalse(page.winner().isEmpty());
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void theGameIsThereAfterAReload() throws Exception {
    try (GamePage page = GamePage.openFile(file)) {
      page.go("#new=omny+hexhex:3+seats=person,person");
      List<String> cells = List.of("c3", "b3", "d2", "d4", "a3", "e2");
      for (int i = 0; i < cells.size(); i++) {
        page.pressCell(cells.get(i));
        page.waitForStones(i + 1);
        page.driver().navigate().refresh();
        page.waitForStones(i + 1);
      }
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void aGameIsStudiedInIt() throws Exception {
    try (GamePage page = GamePage.openFile(file)) {
      page.go("#new=omny+hexhex:3");
      page.pressCell("c3");
      page.waitForStones(1);
      page.press("[data-action=analyse]");
      page.wait(() -> page.has("[data-screen=study] [data-cell]"));
      page.pressCell("d3");
      page.waitForStones(2);
      page.press("[data-input=engine]");
      page.wait(() -> page.has("[data-line='1']"));
      page.press("[data-action=leave]");
      page.wait(() -> page.has("main.game:not(.study) [data-cell]"));
      page.waitForStones(1);
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void noOtherStringMayBecomeAScript() throws Exception {
    try (GamePage page = GamePage.openFile(file)) {
      String outcome = "try { %s; return 'allowed'; } catch (e) { return e.name; }";
      for (String code :
          List.of(
              "document.body.innerHTML = '<p>'",
              "new Worker('blob:null/0')",
              "document.createElement('script').text = '1'")) {
        Object result = page.driver().executeScript(outcome.formatted(code));
        assertFalse("allowed".equals(result), code);
      }
    }
  }
}
