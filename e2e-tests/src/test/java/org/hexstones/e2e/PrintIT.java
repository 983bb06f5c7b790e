package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** On paper there is the game, and nothing that is only for the screen. */
final class PrintIT {
  private static List<?> printed(GamePage page, String selectors) {
    page.driver().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "print"));
    Object found =
        page.driver()
            .executeScript(
                "return [...document.querySelectorAll(arguments[0])]"
                    + ".filter(e => e.getClientRects().length > 0)"
                    + ".map(e => e.dataset.action || e.className.baseVal || e.className)",
                selectors);
    return (List<?>) Objects.requireNonNull(found);
  }

  @Test
  void aGameOfComputersIsPrintedWithoutItsSpeeds() throws Exception {
    try (GamePage page = GamePage.open("#new=omega+hexhex:5+seats=computer,computer")) {
      page.wait(() -> page.has("[data-action=pace]") && page.has("[data-action=numbers]"));
      assertEquals(List.of(), printed(page, "main > :not(.moves) button, .pace, .controls"));
      assertEquals(List.of("scores of-2"), printed(page, ".scores"));
    }
  }

  @Test
  void aTurnIsPrintedWithoutWhatIsPressed() throws Exception {
    try (GamePage page = GamePage.open("#new=omega+hexhex:5+players=3")) {
      page.pressCell("e5");
      page.wait(() -> page.has(".placed"));
      assertEquals(List.of(), printed(page, "main > :not(.moves) button, .slot"));
      assertEquals(1, printed(page, ".board").size());
    }
  }
}
