package org.hexstones.web.feature.sharing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Tag;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.play.RematchEvent;
import org.hexstones.web.feature.puzzle.PuzzleEvent;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.ClipboardEffect;
import org.hexstones.web.storage.StoreEffect;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.junit.jupiter.api.Test;

/** Games that are played by link, at the browsers of Ann, who begins, and of Ben and Cleo. */
final class LinkGameUpdateTest {
  private final PageOnJvm ann = PageOnJvm.at("#new=omega+hexhex:4+seats=person,link");

  private static String link(PageOnJvm page) {
    return Links.write(page.shown().record());
  }

  private static int stones(PageOnJvm page) {
    return page.shown().record().mainLine().size();
  }

  private static long kept(PageOnJvm page) {
    return page.effects().stream().filter(StoreEffect.Save.class::isInstance).count();
  }

  @Test
  void theBoardIsLockedOnceTheTurnIsComplete() {
    assertFalse(ann.has("data-sending"));
    ann.press("d4", "d5");
    assertTrue(ann.has("data-sending"));
    ann.press("c4");
    assertEquals(2, stones(ann));
  }

  @Test
  void unansweredMovesCanBeTakenBack() {
    ann.press("d4", "d5");
    ann.act("undo");
    ann.press("c4");
    assertEquals(2, stones(ann));
    assertEquals("black", ann.stone("c4"));
  }

  private static void copied(PageOnJvm page) {
    page.act("copy-link");
    page.happens(new SharingEvent.Copied(true));
  }

  @Test
  void sentMovesStand() {
    ann.press("d4", "d5");
    ann.effects();
    copied(ann);
    assertEquals("sent", ann.value("data-sending"));
    assertEquals(2, ann.shown().sent());
    assertEquals(1, kept(ann));
    ann.act("undo");
    ann.press("c4");
    assertEquals(2, stones(ann));
    ann.act("latest");
    assertEquals("sent", ann.value("data-sending"));
  }

  @Test
  void aHalfTurnThatWasSentCanBeTakenBack() {
    ann.press("d4");
    ann.act("share");
    copied(ann);
    ann.happens(new Route.Open(Dialog.NONE));
    ann.act("undo");
    ann.press("c4");
    assertEquals("white", ann.stone("c4"));
    assertEquals(0, ann.shown().sent());
  }

  @Test
  void aLinkThatDidNotLeaveSettlesNothing() {
    ann.press("d4", "d5");
    ann.happens(new SharingEvent.Copied(false));
    assertEquals("due", ann.value("data-sending"));
    ann.happens(new SharingEvent.Shared());
    assertEquals("sent", ann.value("data-sending"));
  }

  @Test
  void anotherCourseTakesBackWhatWasSent() {
    ann.press("d4", "d5");
    PageOnJvm ben = PageOnJvm.joined(link(ann));
    ben.press("c4", "b5");
    ann.act("undo");
    ann.press("d3");
    copied(ann);
    ann.open(link(ben));
    ann.act("take-fork");
    assertEquals(1, ann.shown().sent());
    ann.press("e3");
    ann.act("undo");
    ann.press("e2");
    assertEquals("white", ann.stone("e2"));
  }

  @Test
  void resigningIsAMoveOfOneself() {
    PageOnJvm one = PageOnJvm.at("#new=omega+hexhex:5+players=3+seats=person,link,link");
    one.press("e5", "e6", "e7");
    PageOnJvm two = PageOnJvm.joined(link(one));
    two.happens(new MatchEvent.Resign(1));
    one.open(link(two));
    // What the other did, and nothing else, is settled; no stone of ours was made elsewhere.
    assertNull(one.value("data-notice"));
    one.happens(new MatchEvent.GoTo(3));
    one.press("d5");
    assertEquals(4, stones(one));
    PageOnJvm forged = PageOnJvm.joined(link(two));
    assertEquals(4, stones(forged));
  }

  @Test
  void ownResignationElsewhereIsNoticed() {
    ann.press("d4", "d5");
    Match resigned = ann.shown().played(Moves.resign(0));
    ann.open(Links.write(resigned.record()));
    assertEquals("link-moved", ann.value("data-notice"));
    assertTrue(ann.has("data-winner"));
  }

  @Test
  void aPuzzlesLinkSendsNoGameThatLiesBelowIt() {
    ann.press("d4", "d5");
    ann.happens(new Route.Puzzle(17));
    ann.effects();
    ann.happens(new SharingEvent.At("https://example.org/", false));
    ann.happens(new PuzzleEvent.CopyLink());
    assertEquals(
        List.of(new ClipboardEffect.Copy("https://example.org/#puzzle=17")), ann.effects());
    ann.happens(new SharingEvent.Copied(true));
    assertEquals(0, ann.shown().sent());
  }

  @Test
  void firstOpenerPlaysTheSeatToMove() {
    ann.press("d4", "d5");
    PageOnJvm ben = PageOnJvm.joined(link(ann));
    assertEquals(List.of(Seat.LINK, Seat.PERSON), ben.shown().seats());
    assertEquals(ann.shown().id(), ben.shown().id());
    assertEquals(2, kept(ben));
    assertFalse(ben.has("data-sending"));
    ben.press("c4", "b5");
    assertTrue(ben.has("data-sending"));

    ann.open(link(ben));
    assertEquals(4, stones(ann));
    assertEquals(List.of(Seat.PERSON, Seat.LINK), ann.shown().seats());
    assertNull(ann.value("data-notice"));
    ann.press("e3", "e2");
    assertEquals(6, stones(ann));
  }

  @Test
  void answeredMovesCannotBeChanged() {
    ann.press("d4", "d5");
    PageOnJvm ben = PageOnJvm.joined(link(ann));
    ben.press("c4", "b5");
    ann.open(link(ben));
    ann.happens(new MatchEvent.GoTo(1));
    ann.press("e3");
    assertEquals(4, stones(ann));
    ann.act("latest");
    ann.press("e3");
    assertEquals(5, stones(ann));
  }

  @Test
  void olderLinkIsNoticedAndChangesNothing() {
    ann.press("d4");
    String older = link(ann);
    ann.press("d5");
    GameRecord before = ann.shown().record();
    ann.open(older);
    assertEquals("link-older", ann.value("data-notice"));
    assertEquals(before, ann.shown().record());
    assertEquals(2, ann.shown().cursor());
  }

  @Test
  void savedStateIsKnownInALaterTab() {
    ann.press("d4", "d5");
    PageOnJvm ben = PageOnJvm.joined(link(ann));
    ben.press("c4", "b5");
    PageOnJvm later = PageOnJvm.at("#new=sunder+4");
    later.open(link(ann), ben.shown());
    assertEquals("link-older", later.value("data-notice"));
    assertEquals(ben.shown().record(), later.shown().record());
    assertEquals(ben.shown().seats(), later.shown().seats());
  }

  @Test
  void anotherCourseIsNoticedAndNothingIsLost() {
    ann.press("d4", "d5");
    PageOnJvm ben = PageOnJvm.joined(link(ann));
    ben.press("c4", "b5");
    ann.act("undo");
    ann.press("d3");
    GameRecord ours = ann.shown().record();
    ann.open(link(ben));
    assertEquals("link-differs", ann.value("data-notice"));
    assertEquals("2", ann.value("data-fork"));
    assertEquals(ours.mainLine(), ann.shown().record().mainLine());

    ann.act("take-fork");
    assertNull(ann.value("data-fork"));
    assertEquals(ben.shown().record().mainLine(), ann.shown().record().mainLine());
    assertEquals(2, ann.shown().record().root().children().get(0).children().size());
    assertTrue(ann.shown().record().check().isOk());
    ann.press("e3", "e2");
    assertEquals(6, stones(ann));
  }

  @Test
  void coursesWithoutRoomForBothAreBothKept() {
    ann.press("d4", "d5");
    GameRecord begun = ann.shown().record();
    said(begun, "a".repeat(6000));
    PageOnJvm ben = PageOnJvm.joined(link(ann));
    ben.press("c4", "b5");
    ann.act("undo");
    ann.press("d3");
    GameRecord ours = ann.shown().record();
    String id = ann.shown().id();
    GameRecord theirs = said(ben.shown().record(), "b".repeat(6000));
    ann.effects();
    ann.act("take-fork");
    assertEquals("course-apart", ann.value("data-notice"));
    assertEquals(theirs.mainLine(), ann.shown().record().mainLine());
    assertEquals(id, ann.shown().id());
    List<Match> apart =
        ann.effects().stream()
            .filter(StoreEffect.SaveHidden.class::isInstance)
            .map(effect -> ((StoreEffect.SaveHidden) effect).match())
            .toList();
    assertEquals(1, apart.size());
    assertEquals(ours, apart.get(0).record());
    assertNotEquals(id, apart.get(0).id());
  }

  /** Ann opens a link of a record with a comment before the first move. */
  private GameRecord said(GameRecord record, String comment) {
    GameRecord said = record.withRoot(record.root().withComment(comment));
    ann.happens(new SharingEvent.Opened(Parsed.ok(said), true, null));
    return said;
  }

  @Test
  void knownCourseMayBeKept() {
    ann.press("d4", "d5");
    PageOnJvm ben = PageOnJvm.joined(link(ann));
    ben.press("c4", "b5");
    ann.act("undo");
    ann.press("d3");
    GameRecord ours = ann.shown().record();
    ann.open(link(ben));
    ann.act("leave-fork");
    assertNull(ann.value("data-fork"));
    assertEquals(ours, ann.shown().record());
  }

  @Test
  void ownMovesMadeElsewhereAreNoticed() {
    ann.press("d4", "d5");
    String first = link(ann);
    PageOnJvm ben = PageOnJvm.joined(first);
    PageOnJvm alsoBen = PageOnJvm.joined(first);
    alsoBen.press("c4", "b5");
    ben.open(link(alsoBen));
    assertEquals("link-moved", ben.value("data-notice"));
    assertEquals(4, stones(ben));
  }

  @Test
  void threePlayersSendItRound() {
    PageOnJvm one = PageOnJvm.at("#new=omega+hexhex:5+players=3+seats=person,link,link");
    one.press("e5", "e6", "e7");
    PageOnJvm two = PageOnJvm.joined(link(one));
    assertEquals(List.of(Seat.LINK, Seat.PERSON, Seat.LINK), two.shown().seats());
    two.press("d5", "d6", "d7");
    PageOnJvm three = PageOnJvm.joined(link(two));
    assertEquals(List.of(Seat.LINK, Seat.LINK, Seat.PERSON), three.shown().seats());
    three.press("c5", "c6", "c7");
    one.open(link(three));
    assertEquals(9, stones(one));
    one.press("b6");
    assertEquals(10, stones(one));
    assertNull(one.value("data-notice"));
  }

  @Test
  void openerIsAskedAndMayOnlyWatch() {
    ann.press("d4", "d5");
    PageOnJvm ben = PageOnJvm.atLink(link(ann));
    assertTrue(PageOnJvm.text(ben.draw()).contains("Play as Black"));
    ben.press("c4");
    assertEquals(2, stones(ben));
    assertEquals("joined", ben.value("data-notice"));
    ben.act("only-watch");
    assertNull(ben.value("data-notice"));
    assertEquals("watched", ben.value("data-sending"));
    ben.act("undo");
    ben.press("c4");
    assertEquals(2, stones(ben));
    ben.happens(new MatchEvent.PlaySide());
    assertEquals(
        List.of(Seat.LINK, Seat.PERSON), ben.shown().seats(), "the side to move at the end");
    ben.happens(new MatchEvent.PlaySide());
    ben.act("latest");
    assertEquals(List.of(Seat.LINK, Seat.PERSON), ben.shown().seats());
    ben.press("c4");
    assertEquals(3, stones(ben));
  }

  /** Whoever comes after a player who has left makes that player's turns. */
  @Test
  void openerIsOfferedTheSeatThatPlaysOn() {
    PageOnJvm one = PageOnJvm.at("#new=omega+hexhex:5+players=3+seats=person,link,link");
    one.press("e5", "e6", "e7");
    Match left = one.shown().played(Moves.resign(1));
    PageOnJvm three = PageOnJvm.joined(Links.write(left.record()));
    assertEquals(List.of(Seat.LINK, Seat.LINK, Seat.PERSON), three.shown().seats());
  }

  /** All three are sent the first link, as in a chat that they share. */
  @Test
  void openersOutOfTurnChooseTheirSeat() {
    PageOnJvm one = PageOnJvm.at("#new=omega+hexhex:5+players=3+seats=person,link,link");
    one.press("e5", "e6", "e7");
    PageOnJvm three = PageOnJvm.atLink(link(one));
    assertEquals("joined", three.value("data-notice"));
    assertEquals(List.of(Seat.LINK, Seat.LINK, Seat.LINK), three.shown().seats());
    three.effects();
    three.act("share");
    Element seat = PageOnJvm.first(three.draw(), e -> "C".equals(e.attribute("data-player")));
    assertNotNull(seat);
    three.happens(PageOnJvm.meaning(seat, "click", Input.press()));
    assertEquals(List.of(Seat.LINK, Seat.LINK, Seat.PERSON), three.shown().seats());
    assertEquals(1, kept(three));
    three.happens(new Route.Open(Dialog.NONE));
    three.press("d5");
    assertEquals(3, stones(three));
    assertTrue(three.has("data-sending"));
    three.happens(new SharingEvent.TakeSeat(7));
    assertEquals(List.of(Seat.LINK, Seat.LINK, Seat.PERSON), three.shown().seats());
  }

  @Test
  void theEndIsSentToo() {
    ann.press("d4", "d5");
    PageOnJvm ben = PageOnJvm.joined(link(ann));
    ben.happens(new MatchEvent.Resign(1));
    assertTrue(ben.has("data-sending"));
    ann.open(link(ben));
    assertTrue(ann.has("data-winner"));
  }

  @Test
  void theNextGameBearsAnotherName() {
    ann.press("d4", "d5");
    String first = ann.shown().id();
    ann.happens(new RematchEvent.Again());
    assertNotEquals(first, ann.shown().id());
    assertEquals(ann.shown().id(), LinkGame.matchId(ann.shown().record()));
    assertEquals(1, ann.shown().record().tags().size());
  }

  @Test
  void anotherGameUnderTheSameNameIsOnlyLookedAt() {
    ann.press("d4", "d5");
    Tag name = ann.shown().record().tags().get(0);
    GameRecord other = PageOnJvm.at("#new=omega+hexhex:5").shown().record();
    GameRecord forged = new GameRecord(other.setup(), other.start(), other.root(), List.of(name));
    String mine = ann.shown().id();
    ann.effects();
    ann.open(Links.write(forged));
    assertNotEquals(mine, ann.shown().id());
    assertEquals(0, kept(ann));
  }

  @Test
  void aNameThatIsNoneMakesNoGameByLink() {
    GameRecord record = ann.shown().record();
    for (String name : List.of("", "x".repeat(25), "../../etc", "A B", "<b>")) {
      GameRecord forged =
          new GameRecord(
              record.setup(), record.start(), record.root(), List.of(new Tag("id", name)));
      assertNull(LinkGame.matchId(forged));
      PageOnJvm page = PageOnJvm.atLink(Links.write(forged));
      assertEquals(List.of(Seat.PERSON, Seat.PERSON), page.shown().seats());
    }
  }

  @Test
  void movesOfTheAddressAreTaken() {
    ann.press("d4");
    Match stored = ann.shown();
    ann.press("d5");
    assertEquals(ann.shown().record(), stored.upTo(ann.shown()).record());
    assertEquals(stored, stored.upTo(stored));
    Match other = PageOnJvm.at("#new=omega+hexhex:5").shown();
    assertEquals(other, other.upTo(ann.shown()));
  }
}
