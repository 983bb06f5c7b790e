package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Another window turns the board, which is seen turning. */
final class BoardTurnIT {
  private static final String NOTE =
      "self.turns = [];"
          + "const animate = Element.prototype.animate;"
          + "Element.prototype.animate = function(frames, how) {"
          + "  if (frames[0].rotate) turns.push(frames[0].rotate);"
          + "  return animate.call(this, frames, how); };";

  @ParameterizedTest
  @CsvSource({"no-preference, 30deg -30deg", "reduce, ''"})
  void aTurnedWindowTurnsTheBoard(String motion, String turns) throws Exception {
    try (GamePage page = GamePage.open("")) {
      page.resize(1280, 720);
      page.driver()
          .executeCdpCommand(
              "Emulation.setEmulatedMedia",
              Map.of(
                  "features", List.of(Map.of("name", "prefers-reduced-motion", "value", motion))));
      page.go("#new=omega+hexhex:5+seats=person,person");
      page.wait(() -> page.has("[data-cell]") && !page.has("[data-early]"));
      Gallery.settle(page);
      page.driver().executeScript(NOTE);
      page.resize(390, 800);
      Gallery.settle(page);
      page.resize(1280, 720);
      Gallery.settle(page);
      assertEquals(
          turns, Objects.requireNonNull(page.driver().executeScript("return turns.join(' ')")));
      assertEquals(List.of(), page.errors());
    }
  }
}
