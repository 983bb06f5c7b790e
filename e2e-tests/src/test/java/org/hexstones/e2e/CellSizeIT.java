package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Objects;
import org.junit.jupiter.api.Test;

/** How large cells are on a small phone. */
final class CellSizeIT {
  @Test
  void cellsOfSideEightAreLargeEnoughForFingers() throws Exception {
    try (GamePage page = GamePage.open("")) {
      page.resize(360, 740);
      page.go("#new=omega+hexhex:8");
      page.wait(() -> page.has("[data-cell]"));
      Gallery.settle(page);
      Object narrowest =
          page.driver()
              .executeScript(
                  "return Math.min(...[...document.querySelectorAll('.cell .hex')].map(hex => {"
                      + " const box = hex.getBoundingClientRect();"
                      + " return Math.min(box.width, box.height); }))");
      double width = ((Number) Objects.requireNonNull(narrowest)).doubleValue();
      assertTrue(width >= 24, "a cell is " + width + " wide");
    }
  }
}
