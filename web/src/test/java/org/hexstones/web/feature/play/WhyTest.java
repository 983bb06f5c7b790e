package org.hexstones.web.feature.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.vdom.Element;
import org.junit.jupiter.api.Test;

/** The reasons at the end of a game. */
final class WhyTest {
  private static List<Element> reasons(PageOnJvm page) {
    List<Element> found = new ArrayList<>();
    PageOnJvm.all(page.draw(), found, e -> e.attribute("data-why") != null);
    return found;
  }

  /** The script of the game is fixed. The tests of the engine recount such numbers. */
  @Test
  void omegaSaysWhatMadeTheDifference() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:4+seats=person,person");
    Played.until(page, 12);
    assertTrue(reasons(page).isEmpty());
    Played.until(page, Integer.MAX_VALUE);
    List<String> said = reasons(page).stream().map(PageOnJvm::text).toList();
    assertEquals(
        List.of(
            "What Black placed for White multiplied White’s score by about 19;"
                + " what White placed for Black multiplied Black’s by only 7."),
        said);
  }

  @Test
  void cellsOfAReasonAreMarkedOnTheBoard() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:4+seats=person,computer");
    Played.until(page, Integer.MAX_VALUE);
    List<Element> reasons = reasons(page);
    assertFalse(reasons.isEmpty());
    for (Element reason : reasons) {
      String mark = "why-" + reason.attribute("data-why");
      assertEquals("0", reason.attribute("tabindex"));
      List<Element> marked = new ArrayList<>();
      PageOnJvm.all(
          page.draw(),
          marked,
          e -> String.valueOf(e.attribute("class")).contains(mark) && isCell(e));
      assertFalse(marked.isEmpty(), mark);
    }
  }

  private static boolean isCell(Element element) {
    return element.attribute("data-cell") != null;
  }

  @Test
  void resignedGameHasNoReason() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3+seats=person,computer");
    page.happens(new MatchEvent.Resign(0));
    assertTrue(reasons(page).isEmpty());
    assertNull(PageOnJvm.first(page.draw(), e -> "why".equals(e.attribute("class"))));
  }
}
