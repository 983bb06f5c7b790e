package org.hexstones.web.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.web.feature.positioneditor.PositionEditor;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.match.EarlyMoves;
import org.hexstones.web.match.Seat;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Notice;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the page begins with, what an address means, and what Back and Forward show. */
final class OpeningTest {
  private static final String NEW = "#new=omega+hexhex:3+seats=person,person";

  private static Notice.@Nullable Kind notice(TabOnJvm tab) {
    Notice notice = tab.page().model().session().notice();
    return notice == null ? null : notice.kind();
  }

  @Test
  void plainAddressShowsTheStart() {
    TabOnJvm tab = TabOnJvm.at("");
    assertTrue(tab.isDrawn());
    assertNull(tab.page().model().shown());
    tab.goBack();
    assertTrue(tab.hasLeft());
  }

  @Test
  void newGameIsBegunOnce() {
    TabOnJvm tab = TabOnJvm.at(NEW);
    tab.press("c3");
    assertTrue(tab.address().startsWith("#g="), tab.address());
    tab.load();
    assertEquals(1, tab.stones());
    tab.goBack();
    assertTrue(tab.hasLeft(), "the game was what the tab was opened with");
  }

  @Test
  void linkIsDrawnOnceItIsRead() {
    TabOnJvm first = TabOnJvm.at(NEW);
    first.press("c3", "c4");
    TabOnJvm tab = TabOnJvm.at(first.address());
    assertTrue(tab.isDrawn());
    assertEquals(2, tab.stones());
  }

  @Test
  void linkOpensAtTheMoveThatItNames() {
    TabOnJvm first = TabOnJvm.at(NEW);
    first.press("c3", "c4", "b3");
    TabOnJvm tab = TabOnJvm.at(first.address() + "&at=2");
    assertEquals(2, tab.stones());
    assertEquals(3, tab.page().shown().record().mainLine().size());
    tab.load();
    assertEquals(2, tab.stones());
    assertEquals(0, TabOnJvm.at(first.address() + "&at=0").stones());
    assertEquals(3, TabOnJvm.at(first.address() + "&at=99").stones());
    tab.type(first.address());
    assertEquals(3, tab.stones());
  }

  @Test
  void refusedLinkStaysInTheAddress() {
    TabOnJvm tab = TabOnJvm.at("#g=1damaged");
    assertTrue(tab.isDrawn());
    assertEquals(Notice.Kind.BAD_LINK, notice(tab));
    assertEquals("#g=1damaged", tab.address());
  }

  @Test
  void reloadResumesTheGame() {
    TabOnJvm tab = TabOnJvm.at("");
    tab.happens(new StartEvent.SetSeat(1, Seat.PERSON));
    tab.happens(new StartEvent.Begin());
    tab.press("c3");
    tab.load();
    assertEquals(1, tab.stones());
    tab.goBack();
    assertEquals(-1, tab.stones(), "the start screen lies below");
    assertFalse(tab.hasLeft());
    tab.goForward();
    assertEquals(1, tab.stones());
  }

  @Test
  void earlyMovesAreMade() {
    EarlyMoves moves = new EarlyMoves(0, List.of(9));
    TabOnJvm tab = TabOnJvm.at("", moves);
    assertEquals(1, tab.stones());
    tab.goBack();
    assertEquals(-1, tab.stones());
    assertFalse(tab.hasLeft());
  }

  @Test
  void earlyMovesOfAnotherPlaceAreNotMade() {
    TabOnJvm first = TabOnJvm.at(NEW);
    first.press("c3", "c4");
    TabOnJvm tab = TabOnJvm.at(first.address(), new EarlyMoves(1, List.of(9)));
    assertEquals(2, tab.stones());
  }

  @Test
  void typedAddressHasAnEntryOfItsOwn() {
    TabOnJvm tab = TabOnJvm.at(NEW);
    tab.press("c3");
    String first = tab.address();
    tab.type("#new=omega+hexhex:4+seats=person,person");
    assertEquals(0, tab.stones());
    tab.press("d4");
    tab.goBack();
    assertEquals(first, tab.address());
    assertEquals(1, tab.stones());
    assertEquals(19, tab.page().shown().record().setup().board().size());
    tab.goForward();
    assertEquals(37, tab.page().shown().record().setup().board().size());
  }

  @Test
  void unknownAddressStaysAndIsFoundAgain() {
    TabOnJvm tab = TabOnJvm.at(NEW);
    tab.press("c3");
    tab.type("#Bar=2");
    assertEquals(Notice.Kind.BAD_ADDRESS, notice(tab));
    assertEquals(1, tab.stones());
    assertEquals("#Bar=2", tab.address());
    tab.press("c4");
    assertTrue(tab.address().startsWith("#g="));
    tab.load();
    assertEquals(2, tab.stones());
    tab.goBack();
    assertEquals("#Bar=2", tab.address());
    assertEquals(Notice.Kind.BAD_ADDRESS, notice(tab));
    assertEquals(2, tab.stones());
    tab.goForward();
    assertTrue(tab.address().startsWith("#g="));
  }

  @Test
  void studyLeadsToTheAnalysisBoard() {
    TabOnJvm tab = TabOnJvm.at("");
    tab.type("#study=1abc");
    assertEquals("1abc", tab.study());
  }

  @Test
  void draftIsShownAgain() {
    TabOnJvm tab = TabOnJvm.at("");
    tab.happens(new Route.PositionEditor());
    tab.load();
    assertTrue(tab.page().model().session().screens().top() instanceof PositionEditor);
    tab.goBack();
    assertEquals(0, tab.page().model().session().screens().height());
    tab.goForward();
    assertTrue(tab.page().model().session().screens().top() instanceof PositionEditor);
  }
}
