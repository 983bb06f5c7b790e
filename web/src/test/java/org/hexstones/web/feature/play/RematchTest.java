package org.hexstones.web.feature.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.game.Tag;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.match.Seat;
import org.hexstones.web.storage.PreferencesEffect;
import org.hexstones.web.vdom.Input;
import org.junit.jupiter.api.Test;

final class RematchTest {
  private static PageOnJvm over(String seats) {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3+seats=" + seats);
    page.happens(new MatchEvent.Resign(0));
    return page;
  }

  @Test
  void playAgainKeepsTheSeats() {
    PageOnJvm page = over("person,computer:7");
    String before = page.shown().id();
    page.act("again");
    assertFalse(page.shown().id().equals(before));
    assertEquals(List.of(Seat.PERSON, Seat.computer(7)), page.shown().seats());
    assertEquals(List.of(), page.shown().record().mainLine());
  }

  @Test
  void seatsAndNamesGoRoundTogether() {
    PageOnJvm page = new PageOnJvm();
    page.happens(new StartEvent.SetBoard("hexhex:3"));
    page.happens(new StartEvent.SetName(0, "Ann"));
    page.happens(new StartEvent.SetSeat(1, Seat.computer(2)));
    page.happens(new StartEvent.Begin());
    page.happens(new MatchEvent.Resign(0));
    page.act("swap-seats");
    assertEquals(List.of(Seat.computer(2), Seat.PERSON), page.shown().seats());
    assertEquals(List.of(new Tag("B", "Ann")), page.shown().record().tags());
    // The computer has white now, and begins.
    assertFalse(Asked.moves(page.effects()).isEmpty());
  }

  @Test
  void easierGoesALevelDownAndIsKept() {
    PageOnJvm page = over("person,computer:9");
    assertNull(PageOnJvm.first(page.draw(), e -> "harder".equals(e.attribute("data-action"))));
    page.act("easier");
    assertEquals(Seat.computer(8), page.shown().seats().get(1));
    assertEquals(Seat.computer(8), page.model().session().form().seats().get(1));
    assertTrue(page.effects().stream().anyMatch(PreferencesEffect.SaveForm.class::isInstance));
  }

  @Test
  void amongPersonsNothingIsHarder() {
    PageOnJvm page = over("person,person");
    assertNull(PageOnJvm.first(page.draw(), e -> "harder".equals(e.attribute("data-action"))));
    assertNull(PageOnJvm.first(page.draw(), e -> "easier".equals(e.attribute("data-action"))));
  }

  @Test
  void theQuestionNamesTheLevelOfWhoMoves() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:3+seats=computer:4,computer:6");
    assertEquals(4, Asked.moves(page.effects()).get(0).level());
  }

  @Test
  void theLevelIsChosenWhereTheSeatIs() {
    PageOnJvm page = PageOnJvm.withOptions();
    page.happens(
        PageOnJvm.meaning(
            page.find("select", "data-input", "level-B"), "change", Input.value("computer:8")));
    assertEquals(Seat.computer(8), page.model().session().form().seats().get(1));
  }
}
