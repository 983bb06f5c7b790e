package org.hexstones.web.feature.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.session.Notice;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.SettingsEvent;
import org.junit.jupiter.api.Test;

/** A stone that is laid ahead while the computer thinks. */
final class AheadTest {
  private static PageOnJvm thinking(String game) {
    PageOnJvm page = PageOnJvm.at("#new=" + game);
    while (page.model().play().thinking() == null) {
      Played.until(page, page.shown().cursor() + 1);
    }
    page.effects();
    return page;
  }

  private static PageOnJvm omega() {
    return thinking("omega+hexhex:3+seats=person,computer");
  }

  private static String cell(PageOnJvm page, int cell) {
    return page.shown().record().setup().board().name(cell);
  }

  private static String waiting(PageOnJvm page) {
    return page.model().play().input().ahead();
  }

  private static Notice.Kind notice(PageOnJvm page) {
    Notice notice = page.model().session().notice();
    assertNotNull(notice);
    return notice.kind();
  }

  /** What the browser does with the effect. */
  private static void lay(PageOnJvm page) {
    if (page.effects().contains(new PlayEffect.LayAhead())) {
      page.happens(new MatchEvent.LayAhead());
    }
  }

  @Test
  void itIsPlacedInThePersonsTurn() {
    for (String game :
        List.of(
            "omega+hexhex:3+seats=person,computer",
            "sunder+3+seats=person,computer",
            "omega+hexhex:3+players=3+seats=person,computer,computer",
            "omega+hexhex:3+seats=person,computer+clock=fischer:300:5")) {
      PageOnJvm page = thinking(game);
      String cell = cell(page, 18);
      page.press(cell);
      assertEquals(cell, waiting(page), game);
      assertNotNull(
          PageOnJvm.first(
              page.find("g", "data-cell", cell), e -> "ahead".equals(e.attribute("class"))),
          "it is marked");
      assertTrue(PageOnJvm.text(page.draw()).contains("Waiting for your turn"));
      int before = page.shown().cursor();
      while (page.model().play().thinking() != null) {
        assertNull(page.stone(cell), "it waits");
        Played.until(page, page.shown().cursor() + 1);
      }
      assertTrue(page.shown().cursor() > before);
      lay(page);
      assertNotNull(page.stone(cell), "it lies there: " + game);
      assertEquals("", waiting(page));
    }
  }

  @Test
  void itCanBeWithdrawnAndChanged() {
    PageOnJvm page = omega();
    page.press(cell(page, 18));
    page.press(cell(page, 17));
    assertEquals(cell(page, 17), waiting(page), "another place");
    page.press(cell(page, 17));
    assertEquals("", waiting(page), "pressed again");
    page.press(cell(page, 17));
    page.act("take-back");
    assertEquals("", waiting(page));
    page.press(cell(page, 17));
    page.anyKey("Escape", false);
    assertEquals("", waiting(page));
    page.press(cell(page, 17));
    page.act("undo");
    lay(page);
    assertEquals("", waiting(page), "undone");
    assertNull(page.stone(cell(page, 17)));
  }

  @Test
  void itFallsAwayWithAWordIfItsCellIsTaken() {
    PageOnJvm page = omega();
    page.press(cell(page, 18));
    Played.answer(page, Moves.place(0, 18));
    assertEquals("", waiting(page));
    assertEquals(Notice.Kind.AHEAD_TAKEN, notice(page));
    page.press(cell(page, 18));
    assertEquals("", waiting(page), "a taken cell cannot be chosen");
    assertEquals(Notice.Kind.AHEAD_TAKEN, notice(page));
  }

  @Test
  void stonesAheadAreConfirmedToo() {
    PageOnJvm page = thinking("sunder+3+seats=person,computer");
    page.happens(new SettingsEvent.Switch(Settings.Switch.CONFIRM, true));
    String cell = cell(page, 18);
    page.press(cell);
    Played.until(page, page.shown().cursor() + 1);
    lay(page);
    assertNull(page.stone(cell));
    assertEquals(cell, page.model().play().input().pending());
  }

  @Test
  void withoutStonesAheadAPressSaysWhoThinks() {
    PageOnJvm page = omega();
    page.happens(new SettingsEvent.Switch(Settings.Switch.NO_AHEAD, true));
    page.press(cell(page, 18));
    assertEquals("", waiting(page));
    assertEquals(Notice.Kind.THINKS, notice(page));
    assertFalse(PageOnJvm.text(page.draw()).contains("Waiting for your turn"));
  }

  @Test
  void anotherPersonLaysNothingAhead() {
    PageOnJvm page = thinking("omega+hexhex:3+players=3+seats=person,person,computer");
    page.press(cell(page, 18));
    assertEquals("", waiting(page));
  }
}
