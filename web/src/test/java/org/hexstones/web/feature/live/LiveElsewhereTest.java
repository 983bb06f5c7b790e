package org.hexstones.web.feature.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Objects;
import org.hexstones.notation.link.Links;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.live.LiveMessage.Presence;
import org.hexstones.web.live.LiveMessage.Proposal;
import org.hexstones.web.live.MeetingCode;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Notice;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A live game that is not on the screen, or is left for another one. */
final class LiveElsewhereTest {
  private final LiveRoom room = new LiveRoom();
  private String id = "";

  @BeforeEach
  void begin() {
    room.add("host");
    room.add("guest");
    room.page(0).happens(new Route.PlayLive());
    room.meet(0, 1);
    id = room.page(0).shown().id();
  }

  private void turn(int page, String... cells) {
    room.page(page).press(cells);
    room.settle();
  }

  private int stored(int page) {
    return room.stored(page, id).record().mainLine().size();
  }

  private Notice.Kind reported(int page) {
    return Objects.requireNonNull(room.page(page).model().session().notice()).kind();
  }

  @Test
  void aTurnThatComesToTheStartScreenIsStored() {
    turn(0, "e5", "d5");
    room.page(0).happens(new Route.Start());
    turn(1, "e4", "d4");
    assertEquals(4, stored(0));
    assertEquals(Notice.Kind.TURN_CAME, reported(0));
    Match left = room.page(0).model().session().match();
    assertEquals(4, Objects.requireNonNull(left).record().mainLine().size());
    room.page(0).happens(new Route.Continue());
    turn(0, "e6", "d6");
    assertEquals(6, stored(1));
  }

  @Test
  void aTurnThatComesToAnotherGameIsStored() {
    turn(0, "e5", "d5");
    room.page(0).happens(new Route.Start());
    room.page(0).happens(new StartEvent.Begin());
    turn(1, "e4", "d4");
    assertEquals(4, stored(0));
    assertEquals(Notice.Kind.TURN_CAME, reported(0));
    assertNotEquals(id, room.page(0).shown().id());
    room.reopen(0, id);
    turn(0, "e6", "d6");
    assertEquals(6, stored(1));
  }

  /** A peer that missed the agreement sends the longer game again. */
  @Test
  void movesThatWereTakenBackDoNotComeBack() {
    turn(0, "e5", "d5");
    turn(1, "e4", "d4");
    room.page(1).happens(new LiveEvent.Propose(Proposal.UNDO));
    room.settle();
    String longer = "game " + Links.write(room.page(1).shown().record());
    room.page(0).happens(new LiveEvent.Answer(true));
    room.page(0).happens(new Route.Start());
    room.send(1, longer);
    assertEquals(2, stored(0));
    assertEquals(2, Objects.requireNonNull(room.page(0).model().session().match()).cursor());
  }

  @Test
  void offersNobodyCanAnswerAreDeclined() {
    turn(0, "e5", "d5");
    turn(1, "e4", "d4");
    room.page(0).happens(new Route.Start());
    room.page(1).happens(new LiveEvent.Propose(Proposal.UNDO));
    room.settle();
    assertEquals(Notice.Kind.DECLINED, reported(1));
    assertNull(room.live(1).offer());
  }

  /** One game at a time is played live: the others of the old one see that this device is gone. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void invitingToAnotherGameLeavesThisOne(int page) {
    turn(0, "e5", "d5");
    room.page(page).happens(new Route.Start());
    room.page(page).happens(new Route.PlayLive());
    room.settle();
    assertFalse(room.live(page).isConnected());
    assertTrue(room.live(1 - page).presence().contains(Presence.GONE));
    MeetingCode code = room.live(page).meeting().code();
    assertNotNull(code);
    assertFalse(code.map(MeetingCode.Offer::isToWatch, answer -> true));
    room.add("third");
    room.meet(page, 2);
    assertTrue(room.page(2).shown().seats().contains(Seat.PERSON));
    assertEquals("connected", room.live(page).word());
  }

  @Test
  void aTabDoesNotPlayAgainstItsOwnBrowser() {
    LiveRoom other = new LiveRoom();
    other.add("host");
    other.add("tab");
    other.page(0).happens(new Route.PlayLive());
    other.page(1).happens(new LiveEvent.Code(other.code(0)));
    other.page(1).happens(new LiveEvent.Join());
    MeetingCode.Offer offer = Objects.requireNonNull(other.live(1).meeting().answered());
    int connection = other.live(1).meeting().connection();
    other.page(1).happens(new LiveEvent.Described(connection, offer.peer()));
    assertTrue(other.live(1).meeting().isNone());
    Notice notice = other.page(1).model().session().notice();
    assertEquals(Notice.Kind.OWN_CODE, Objects.requireNonNull(notice).kind());
    other.page(0).happens(new LiveEvent.Code(offer.write()));
    assertNotNull(other.live(0).meeting().code());
    notice = other.page(0).model().session().notice();
    assertEquals(Notice.Kind.OWN_CODE, Objects.requireNonNull(notice).kind());
  }

  @Test
  void endedConnectionIsReportedOnReturn() {
    turn(0, "e5", "d5");
    turn(1, "e4");
    room.reload(1);
    room.reopen(1, id);
    room.restore(1);
    assertEquals(Notice.Kind.CONNECTION_RELOADED, reported(1));
    room.meet(0, 1);
    turn(1, "d4");
    assertEquals(4, stored(0));
  }
}
