package org.hexstones.web.feature.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.TestCatalogs;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.Why;
import org.hexstones.web.vdom.Element;
import org.junit.jupiter.api.Test;

/** The reasons at the end of a game. */
final class WhyTest {
  private static List<Element> reasons(PageOnJvm page) {
    List<Element> found = new ArrayList<>();
    PageOnJvm.all(page.draw(), found, e -> isReason(e));
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
            "The stones Black placed for White multiplied White’s score by about 19; those White placed"
                + " for Black, by only about 7. Place the other colour where it joins groups."),
        said);
  }

  @Test
  void aPressLightsTheCellsOfAReason() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:4+seats=person,computer");
    Played.until(page, Integer.MAX_VALUE);
    List<Element> reasons = reasons(page);
    assertFalse(reasons.isEmpty());
    assertTrue(lit(page).isEmpty());
    page.act("why-0");
    assertFalse(lit(page).isEmpty());
    assertEquals("true", reasons(page).get(0).attribute("aria-pressed"));
    page.act("why-0");
    assertTrue(lit(page).isEmpty(), "the second press ends it");
  }

  private static boolean isReason(Element element) {
    return String.valueOf(element.attribute("data-action")).startsWith("why-");
  }

  private static List<Element> lit(PageOnJvm page) {
    List<Element> lit = new ArrayList<>();
    PageOnJvm.all(
        page.draw(), lit, e -> isCell(e) && String.valueOf(e.attribute("class")).contains(" lit"));
    return lit;
  }

  private static boolean isCell(Element element) {
    return element.attribute("data-cell") != null;
  }

  /** Each drawing has a new object for the same language. */
  @Test
  void reasonsAreFoundOnceForManyDrawings() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:4+seats=person,computer");
    Played.until(page, Integer.MAX_VALUE);
    MatchView moment = new PositionCache().at(page.shown());
    Messages messages = TestCatalogs.messages(Language.ENGLISH);
    Messages same = new Messages(messages.language(), messages.texts(), messages.numbers());
    GameView game = GameViews.ALL.get(0);
    WhyCache cache = new WhyCache();
    List<Why> found = cache.of(messages, game, moment);
    assertSame(found, cache.of(same, game, moment));
    assertNotEquals(found, cache.of(TestCatalogs.messages(Language.SPANISH), game, moment));
  }

  @Test
  void resignedGameHasNoReason() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3+seats=person,computer");
    page.happens(new MatchEvent.Resign(0));
    assertTrue(reasons(page).isEmpty());
    assertNull(PageOnJvm.first(page.draw(), e -> "why".equals(e.attribute("class"))));
  }
}
