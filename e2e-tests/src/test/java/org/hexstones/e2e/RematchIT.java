package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.support.ui.Select;

/** One game after another: the level chosen, the end, harder, and the choice on the next visit. */
final class RematchIT {
  /** The level that is chosen for the next game, on the start screen. */
  private static String level(GamePage page, char player) {
    page.options();
    page.wait(() -> page.has("[data-input=level-" + player + "]"));
    Select select = new Select(page.find("[data-input=level-" + player + "]"));
    return Objects.requireNonNullElse(select.getFirstSelectedOption().getDomAttribute("value"), "");
  }

  @Test
  void theNextGameIsOnePressAway() throws Exception {
    try (GamePage page = GamePage.open("")) {
      assertEquals("computer:1", level(page, 'B'));
      new Select(page.find("[data-input=level-B]")).selectByValue("computer:4");
      page.begin();
      page.pressCell("e5");
      page.pressCell("e6");
      page.waitForStones(4);
      page.press("[data-action=resign]");
      page.press("[data-action=confirm-resign]");
      page.press("[data-action=easier]");
      page.waitForStones(0);
      page.press("[data-action=resign]");
      page.press("[data-action=confirm-resign]");
      page.press("[data-action=swap-seats]");
      // The computer has white now and moves first.
      page.waitForStones(2);
      page.press("[data-action=new]");
      assertEquals("computer:3", level(page, 'A'));
      page.driver().navigate().refresh();
      page.waitForProgram();
      assertEquals("computer:3", level(page, 'A'));
      assertEquals(List.of(), page.errors());
    }
  }
}
