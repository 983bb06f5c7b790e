package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.interactions.Actions;

/** A board is drawn with a held button, kept, found again after a reload, and played on. */
final class BoardEditorIT {
  /** Where the board is and how large. */
  private static final String BOARD =
      "return JSON.stringify(document.querySelector('.board').getBoundingClientRect())";

  private static int drawn(GamePage page, String what) {
    return page.driver().findElements(By.cssSelector("[data-drawn='" + what + "']")).size();
  }

  @Test
  void aBoardIsDrawnKeptAndPlayed() throws Exception {
    try (GamePage page = GamePage.open("")) {
      page.options();
      page.press("[data-action=draw-board]");
      page.wait(() -> drawn(page, "1") == 61);
      page.press("[data-action=clear-board]");
      page.wait(() -> drawn(page, "1") == 0);
      // Along a line of cells with the button held down.
      new Actions(page.driver())
          .moveToElement(page.find("[data-cell='f3']"))
          .clickAndHold()
          .moveToElement(page.find("[data-cell='f4']"))
          .moveToElement(page.find("[data-cell='f5']"))
          .moveToElement(page.find("[data-cell='f6']"))
          .release()
          .perform();
      page.wait(() -> drawn(page, "1") == 4);
      page.press("[data-action=preset][data-preset='triangle:9']");
      page.wait(() -> drawn(page, "1") == 45);
      page.press("[data-action=star-rim]");
      page.wait(() -> drawn(page, "2") == 24);
      Object before = page.driver().executeScript(BOARD);
      page.press("[data-action=copy-board]");
      page.wait(() -> page.has("main > .notice"));
      assertEquals(before, page.driver().executeScript(BOARD), "what is read out moves no cell");
      page.find("[data-input=board-name]").sendKeys("Tri");
      page.driver().navigate().refresh();
      page.wait(() -> drawn(page, "2") == 24);
      assertEquals("Tri", page.find("[data-input=board-name]").getDomProperty("value"));
      page.press("[data-action=save-board]");
      page.press("[data-action=leave-sketch]");
      page.options();
      page.wait(() -> page.has("[data-board=Tri]"));
      page.driver().navigate().refresh();
      page.options();
      page.press("[data-board=Tri]");
      page.press("[data-action=seat][data-player=B][data-seat=person]");
      page.begin();
      page.wait(() -> page.has(".cell.star"));
      assertEquals(45, page.driver().findElements(By.cssSelector("[data-cell]")).size());
      assertTrue(page.find("h1").getText().contains("OMNY"));
      assertEquals(List.of(), page.errors());
    }
  }
}
