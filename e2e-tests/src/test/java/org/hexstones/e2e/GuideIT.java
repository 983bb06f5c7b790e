package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;

/** The rules are read and a lesson is played; both are fetched only then. */
final class GuideIT {
  private static boolean fetched(GamePage page, String file) {
    return Boolean.TRUE.equals(
        page.driver()
            .executeScript(
                "return performance.getEntriesByType('resource')"
                    + ".some(e => e.name.endsWith(arguments[0]))",
                file));
  }

  @Test
  void aNewcomerPlaysALessonOnce() throws Exception {
    try (GamePage page = GamePage.open("")) {
      page.resize(360, 740);
      page.wait(() -> page.has("[data-introduction]"));
      assertFalse(fetched(page, "guide/plan.txt"));
      page.press("[data-game=omny]");
      page.press("[data-action=learn][data-lesson=omny]");
      page.pressCell("a4");
      page.press("[data-state=reached] [data-action=next-step]");
      page.pressCell("f1");
      page.press("[data-state=missed] [data-action=again-step]");
      page.pressCell("c7");
      page.press("[data-state=reached] [data-action=next-step]");
      page.pressCell("d4");
      page.press("[data-state=reached] [data-action=leave-lesson-end]");
      page.pressCell("d4");
      page.wait(() -> !page.stones().isEmpty());
      assertEquals("black", page.stones().get("d4"));
      page.driver().navigate().back();
      page.wait(() -> page.has("[data-action=friend]"));
      assertEquals(List.of(), page.errors());
    }
  }

  /** Those that have rules; what is shown already comes last. */
  private static List<String> games(GamePage page) {
    List<String> games = new ArrayList<>();
    By buttons = By.cssSelector("[data-action=rules-of]");
    page.wait(() -> page.has("[data-action=rules-of]"));
    page.driver()
        .findElements(buttons)
        .forEach(button -> games.add(0, String.valueOf(button.getDomAttribute("data-game"))));
    assertTrue(games.size() > 1, games.toString());
    return games;
  }

  @Test
  void theRulesHavePicturesInEveryLanguage() throws Exception {
    try (GamePage page = GamePage.open("")) {
      page.resize(360, 740);
      for (String language : List.of("en", "es", "ja")) {
        page.press("[data-action=settings]");
        page.press("[data-language=" + language + "]");
        page.press("dialog [data-action=close]");
        page.press("[data-action=rules]");
        for (String game : games(page)) {
          page.press("[data-action=rules-of][data-game=" + game + "]");
          page.wait(() -> page.has("[data-rules=" + game + "]"));
          assertTrue(fetched(page, "guide/" + language + ".txt"));
          assertTrue(page.driver().findElements(By.cssSelector("figure .hex")).size() > 100);
          assertEquals(
              true,
              page.driver()
                  .executeScript(
                      "const d = document.querySelector('dialog');"
                          + "return d.scrollWidth <= d.clientWidth"
                          + " && [...d.querySelectorAll('figure svg')].every("
                          + "s => s.getBoundingClientRect().width > 200);"));
        }
        page.press("dialog [data-action=close]");
      }
      assertEquals(List.of(), page.errors());
    }
  }
}
