package org.hexstones.web.feature.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.notation.link.Links;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.live.Connections;
import org.hexstones.web.live.LiveMessage.Presence;
import org.hexstones.web.live.LiveMessage.Proposal;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PlayerNames;
import org.hexstones.web.match.Seat;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Notice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class LivePlayTest {
  /** Two pages that play a game of two live. */
  private static LiveRoom two() {
    LiveRoom room = new LiveRoom();
    int host = room.add("host");
    int guest = room.add("guest");
    room.page(host).happens(new Route.PlayLive());
    room.meet(host, guest);
    return room;
  }

  private static List<Integer> line(LiveRoom room, int page) {
    return room.page(page).match().record().mainLine();
  }

  @Test
  void theGuestGetsTheOtherSeat() {
    LiveRoom room = two();
    assertEquals(List.of(Seat.PERSON, Seat.LINK), room.page(0).shown().seats());
    assertEquals(List.of(Seat.LINK, Seat.PERSON), room.page(1).shown().seats());
    assertEquals(room.page(0).shown().id(), room.page(1).shown().id());
    assertEquals("connected", room.live(0).word());
    assertEquals("connected", room.live(1).word());
  }

  @Test
  void aScreenReaderHearsTheWholeTurnOfTheOther() {
    LiveRoom room = two();
    assertTrue(said(room, 0).contains("White to move. Your turn"), said(room, 0));
    assertEquals("White to move", said(room, 1));
    room.page(0).press("e5", "d5");
    room.settle();
    assertEquals("Black to move. black on d5. White 1, Black 1", said(room, 0));
    assertEquals(
        "Black to move. Your turn. White: white on e5, black on d5. White 1, Black 1",
        said(room, 1));
  }

  private static String said(LiveRoom room, int page) {
    return PageOnJvm.text(room.page(page).find("p", "role", "status"));
  }

  @Test
  void bothSeeThatTheOtherIsHere() {
    LiveRoom room = two();
    for (int page = 0; page < 2; page++) {
      Notice notice = room.page(page).model().session().notice();
      assertNotNull(notice);
      assertEquals(Notice.Kind.PEER_HERE, notice.kind());
    }
  }

  @Test
  void aWholeTurnReachesTheOtherAndHalfATurnDoesNot() {
    LiveRoom room = two();
    room.page(0).press("e5");
    room.settle();
    assertEquals(0, line(room, 1).size());
    room.page(0).press("d5");
    room.settle();
    assertEquals(line(room, 0), line(room, 1));
    room.page(1).press("e4", "d4");
    room.settle();
    assertEquals(4, line(room, 0).size());
    assertEquals(line(room, 1), line(room, 0));
  }

  @Test
  void untakenInvitationIsPlayedOnOneDevice() {
    LiveRoom room = new LiveRoom();
    room.add("ann");
    room.page(0).happens(new Route.PlayLive());
    room.settle();
    room.page(0).act("live-here");
    assertEquals(List.of(Seat.PERSON, Seat.PERSON), room.page(0).shown().seats());
    assertEquals(LiveState.Role.NONE, room.live(0).role());
    assertFalse(room.page(0).has("data-live"));
    room.page(0).press("e5", "d5", "e4", "d4");
    assertEquals(4, line(room, 0).size());
    assertEquals(
        List.of(Seat.PERSON, Seat.PERSON),
        room.page(0).model().session().form().seats().subList(0, 2),
        "the next game is set up for the same players");
  }

  @Test
  void aGameThatHasBegunIsNotMovedToOneDevice() {
    LiveRoom room = two();
    room.page(0).happens(new LiveEvent.Here());
    assertEquals(List.of(Seat.PERSON, Seat.LINK), room.page(0).shown().seats());
    assertTrue(room.live(0).isConnected());
  }

  /** The host sees the end of a connection first, and shows a new code. */
  @Test
  void guestTakesANewCodeWhileConnected() {
    LiveRoom room = two();
    room.page(0).press("e5", "d5");
    room.settle();
    room.page(0).happens(new LiveEvent.Closed(1, Connections.Failure.LOST));
    room.settle();
    assertTrue(room.live(1).isConnected());
    room.meet(0, 1);
    room.page(1).press("e4", "d4");
    room.settle();
    assertEquals(4, line(room, 0).size());
    assertEquals("connected", room.live(0).word());
  }

  @Test
  void aReloadedGuestComesBackToItsSeat() {
    LiveRoom room = two();
    room.page(0).press("e5", "d5");
    room.settle();
    String id = room.page(0).shown().id();
    room.reload(1);
    assertEquals("waiting", room.live(0).word());
    room.page(0).happens(new Route.Open(Dialog.LIVE));
    room.meet(0, 1);
    assertEquals(List.of(Seat.LINK, Seat.PERSON), room.page(1).shown().seats());
    assertEquals(id, room.page(1).shown().id());
    assertEquals(line(room, 0), line(room, 1));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void halfATurnStaysWhereItWasBegunAfterAReload(int host) {
    LiveRoom room = twoTurns();
    String id = room.page(0).shown().id();
    room.page(0).press("c4");
    room.settle();
    room.reload(0);
    room.reopen(0, id);
    room.page(host).happens(new LiveEvent.Invite());
    room.meet(host, 1 - host);
    assertEquals(5, line(room, 0).size());
    assertEquals(4, line(room, 1).size());
    room.page(0).press("c5");
    room.settle();
    assertEquals(line(room, 0), line(room, 1));
  }

  @Test
  void playingForOthersIsRefused() {
    LiveRoom room = two();
    String record = Links.write(room.page(0).shown().played(Moves.place(0, 0)).record());
    room.page(0).setTime(20_000);
    room.send(1, "game " + record);
    assertEquals(0, line(room, 0).size());
    assertFalse(room.live(0).isConnected());
    assertEquals(1, room.live(0).refused());
  }

  /** Two pages with a whole turn of each. */
  private static LiveRoom twoTurns() {
    LiveRoom room = two();
    room.page(0).press("e5", "d5");
    room.settle();
    room.page(1).press("e4", "d4");
    room.settle();
    return room;
  }

  private static void propose(LiveRoom room, int page, Proposal kind) {
    room.page(page).happens(new LiveEvent.Propose(kind));
    room.settle();
  }

  private static void answer(LiveRoom room, int page, boolean agreed) {
    room.page(page).happens(new LiveEvent.Answer(agreed));
    room.settle();
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 2"})
  void aTurnIsTakenBackByAgreement(int asker, int left) {
    LiveRoom room = twoTurns();
    propose(room, asker, Proposal.UNDO);
    assertEquals(4, line(room, 0).size());
    answer(room, 1 - asker, true);
    assertEquals(left, line(room, 0).size());
    assertEquals(line(room, 0), line(room, 1));
    room.page(asker).press("c4", "c5");
    room.settle();
    assertEquals(left + 2, line(room, 1 - asker).size());
    assertEquals(line(room, 0), line(room, 1));
    assertNull(room.live(0).offer());
    assertNull(room.live(1).offer());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void declinedOffersChangeNothing(int asker) {
    LiveRoom room = twoTurns();
    propose(room, asker, Proposal.UNDO);
    answer(room, 1 - asker, false);
    assertEquals(4, line(room, 0).size());
    assertEquals(4, line(room, 1).size());
    assertEquals(
        Notice.Kind.DECLINED,
        Objects.requireNonNull(room.page(asker).model().session().notice()).kind());
    // It can be asked again, and withdrawn.
    propose(room, asker, Proposal.UNDO);
    answer(room, asker, false);
    assertNull(room.live(1 - asker).offer());
  }

  @Test
  void anOfferLapsesWithTheNextTurn() {
    LiveRoom room = twoTurns();
    propose(room, 1, Proposal.UNDO);
    room.page(0).press("c4", "c5");
    room.settle();
    assertNull(room.live(0).offer());
    assertNull(room.live(1).offer());
    assertEquals(6, line(room, 1).size());
  }

  /** Of two messages in a row only the latest may be read. */
  @Test
  void aTurnAfterAnAgreementBringsBoth() {
    LiveRoom room = twoTurns();
    room.page(0).press("c4", "c5");
    room.settle();
    propose(room, 0, Proposal.UNDO);
    room.page(1).happens(new LiveEvent.Answer(true));
    Match cut = room.page(1).shown().at(4).cut();
    Match other = cut.played(Moves.place(0, 0)).played(Moves.place(1, 1));
    room.send(0, "game " + Links.write(other.record()));
    assertEquals(other.record().mainLine(), line(room, 1));
  }

  @Test
  void aHostThatWasNotAllowedToCannotTakeBack() {
    LiveRoom room = twoTurns();
    Match match = room.page(0).shown();
    room.send(0, "game " + Links.write(match.at(2).cut().record()));
    assertEquals(4, line(room, 1).size());
  }

  @Test
  void aLostAnswerIsMadeUpForAfterTheNextMeeting() {
    LiveRoom room = twoTurns();
    propose(room, 1, Proposal.UNDO);
    room.page(0).happens(new LiveEvent.Answer(true));
    room.cut(0, 1);
    assertEquals(2, line(room, 0).size());
    assertEquals(4, line(room, 1).size());
    room.meet(0, 1);
    answer(room, 1, true);
    assertEquals(2, line(room, 0).size());
    assertEquals(line(room, 0), line(room, 1));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void aRematchExchangesTheSeats(int asker) {
    LiveRoom room = two();
    String id = room.page(0).shown().id();
    room.page(0).happens(new MatchEvent.Resign(0));
    room.settle();
    propose(room, asker, Proposal.REMATCH);
    answer(room, 1 - asker, true);
    assertNotEquals(id, room.page(0).shown().id());
    assertEquals(room.page(0).shown().id(), room.page(1).shown().id());
    assertEquals(List.of(Seat.LINK, Seat.PERSON), room.page(0).shown().seats());
    assertEquals(List.of(Seat.PERSON, Seat.LINK), room.page(1).shown().seats());
    room.page(1).press("e5", "d5");
    room.settle();
    assertEquals(2, line(room, 0).size());
  }

  @Test
  void threePlayAndTheHostPassesOn() {
    LiveRoom room = ThreePlayers.begun();
    assertEquals(List.of(Seat.LINK, Seat.LINK, Seat.PERSON), room.page(2).shown().seats());
    room.page(1).press("c4", "c5", "c6");
    room.settle();
    assertEquals(6, line(room, 2).size());
    room.page(2).press("e3", "e4", "e2");
    room.settle();
    assertEquals(9, line(room, 1).size());

    propose(room, 2, Proposal.UNDO);
    answer(room, 0, true);
    assertEquals(9, line(room, 0).size());
    answer(room, 1, true);
    for (int page = 0; page < 3; page++) {
      assertEquals(6, line(room, page).size());
      assertNull(room.live(page).offer());
    }
    propose(room, 1, Proposal.UNDO);
    answer(room, 2, false);
    for (int page = 0; page < 3; page++) {
      assertEquals(6, line(room, page).size());
      assertNull(room.live(page).offer());
    }
  }

  @Test
  void oneOfThreeComesBackWhileTheOthersStay() {
    LiveRoom room = ThreePlayers.begun();
    room.reload(1);
    assertEquals(Presence.GONE, room.live(2).presence().get(1));
    room.meet(0, 1);
    assertEquals(List.of(Seat.LINK, Seat.PERSON, Seat.LINK), room.page(1).shown().seats());
    assertEquals(Presence.HERE, room.live(2).presence().get(1));
    assertEquals(3, line(room, 1).size());
  }

  @Test
  void movesPlayedMeanwhileAreShownOnReturn() {
    LiveRoom room = two();
    room.page(1).happens(new Route.Start());
    room.page(0).press("e5", "d5");
    room.settle();
    room.page(1).happens(new Route.Continue());
    room.settle();
    assertEquals(line(room, 0), line(room, 1));
  }

  /** A browser that has lost its games is known by its certificate. */
  @Test
  void aKnownDeviceGetsItsSeatWithoutTheStoredGame() {
    LiveRoom room = ThreePlayers.begun();
    room.cut(0, 1);
    room.cut(0, 2);
    room.forget(2);
    room.meet(0, 2);
    assertEquals(List.of(Seat.LINK, Seat.LINK, Seat.PERSON), room.page(2).shown().seats());
  }

  @Test
  void aStrangerGetsASeatThatNobodyHad() {
    LiveRoom room = new LiveRoom();
    for (String name : List.of("ann", "ben", "cleo")) {
      room.add(name);
    }
    ThreePlayers.invite(room);
    room.meet(0, 1);
    room.cut(0, 1);
    room.meet(0, 2);
    assertEquals(List.of(Seat.LINK, Seat.LINK, Seat.PERSON), room.page(2).shown().seats());
  }

  @Test
  void aPersonCanGoOnOnAnotherDevice() {
    LiveRoom room = two();
    room.reload(1);
    room.move(1);
    room.meet(0, 1);
    assertEquals(List.of(Seat.LINK, Seat.PERSON), room.page(1).shown().seats());
  }

  @Test
  void allSeeTheNamesOfAll() {
    LiveRoom room = new LiveRoom();
    for (String name : List.of("Ann", "Ben", "Cleo")) {
      int page = room.add(name.toLowerCase(Locale.ROOT));
      room.page(page).happens(new LiveEvent.Name(name));
    }
    ThreePlayers.invite(room);
    room.meet(0, 1);
    room.meet(0, 2);
    room.page(0).press("d4", "d5", "d3");
    room.settle();
    for (int page = 0; page < 3; page++) {
      GameRecord record = room.page(page).shown().record();
      assertEquals("Ben", PlayerNames.of(record, 1));
      assertEquals("Cleo", PlayerNames.of(record, 2));
      assertEquals(3, record.mainLine().size());
    }
    assertEquals(room.page(0).shown().id(), room.page(2).shown().id());
  }

  @Test
  void theNameOfTheHostIsThatOfItsForm() {
    LiveRoom room = new LiveRoom();
    room.add("host");
    room.add("guest");
    room.page(0).happens(new LiveEvent.Name("Ann"));
    room.page(0).happens(new Route.PlayLive());
    room.meet(0, 1);
    assertEquals("Ann", PlayerNames.of(room.page(1).shown().record(), 0));
  }

  @Test
  void whenAllAreThereOnlyThePersonInvites() {
    LiveRoom room = two();
    assertEquals(new Meeting.None(), room.live(0).meeting());
    int connection = room.live(0).peers().get(0).connection();
    for (boolean away : List.of(false, true, false)) {
      room.page(0).happens(new LiveEvent.Away(connection, away));
      assertEquals(away ? "away" : "connected", room.live(0).word());
    }
    room.page(0).happens(new LiveEvent.Invite());
    room.settle();
    room.send(1, "claim 1");
    assertNotNull(room.live(0).meeting().code());
  }
}
