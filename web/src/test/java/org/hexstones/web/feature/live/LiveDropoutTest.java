package org.hexstones.web.feature.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.hexstones.game.Position;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.live.LiveMessage.Presence;
import org.hexstones.web.live.LiveMessage.Proposal;
import org.hexstones.web.match.Seat;
import org.hexstones.web.session.Notice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One of three is gone: awaited, replaced by a computer, or the one who had invited. */
final class LiveDropoutTest {
  private final LiveRoom room = ThreePlayers.begun();
  private final String id = room.page(0).shown().id();

  private List<Integer> line(int page) {
    return room.page(page).match().record().mainLine();
  }

  private List<Seat> seats(int page) {
    return room.page(page).match().seats();
  }

  private Presence presence(int page, int player) {
    return room.live(page).presence().get(player);
  }

  private Notice.Kind notice(int page) {
    return Objects.requireNonNull(room.page(page).model().session().notice()).kind();
  }

  private void propose(int page) {
    room.page(page).happens(new LiveEvent.Propose(Proposal.COMPUTER));
    room.settle();
  }

  private void answer(int page, boolean agreed) {
    room.page(page).happens(new LiveEvent.Answer(agreed));
    room.settle();
  }

  private void turn(int page, String... cells) {
    room.page(page).press(cells);
    room.settle();
  }

  /** The second player is gone, and a computer plays for them. */
  private void replaced() {
    room.cut(0, 1);
    propose(2);
    answer(0, true);
  }

  private void comesBack() {
    room.page(0).happens(new LiveEvent.Invite());
    room.meet(0, 1);
  }

  @Test
  void theComputerPlaysWhenAllAgree() {
    room.cut(0, 1);
    assertEquals(Presence.GONE, presence(2, 1));
    propose(2);
    assertEquals(3, line(0).size());
    String said = PageOnJvm.text(room.page(0).draw());
    assertTrue(said.contains("Let the computer play for missing players"), said);
    answer(0, true);
    assertEquals(List.of(Seat.PERSON, Seat.FRIENDLY, Seat.LINK), seats(0));
    assertEquals(Presence.COMPUTER, presence(2, 1));
    assertEquals(6, line(0).size());
    assertEquals(line(0), line(2));
    assertNull(room.live(2).offer());
    turn(2, free(2));
    assertEquals(9, line(0).size());
  }

  /** As many free cells as a turn needs. */
  private String[] free(int page) {
    return free(room, page);
  }

  private static String[] free(LiveRoom room, int page) {
    var position = room.page(page).match().record().replay().orThrow().position();
    String[] cells = new String[3];
    int found = 0;
    for (int cell = 0; found < 3; cell++) {
      if (position.stoneAt(cell) == Position.NONE) {
        cells[found++] = position.board().name(cell);
      }
    }
    return cells;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 2})
  void oneWhoDeclinesKeepsAllWaiting(int asker) {
    room.cut(0, 1);
    propose(asker);
    answer(2 - asker, false);
    assertEquals(Seat.LINK, seats(0).get(1));
    assertEquals(Presence.GONE, presence(2, 1));
    assertNull(room.live(asker).offer());
  }

  @Test
  void aloneNobodyIsReplaced() {
    room.cut(0, 1);
    room.cut(0, 2);
    propose(0);
    assertEquals(List.of(Seat.PERSON, Seat.LINK, Seat.LINK), seats(0));
    assertNull(room.live(0).offer());
  }

  @Test
  void theOfferLapsesWhenThePlayerIsBack() {
    room.cut(0, 1);
    propose(2);
    room.meet(0, 1);
    assertNull(room.live(0).offer());
    assertNull(room.live(2).offer());
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void returningPlayersAreAskedToPlayOn(boolean agreed) {
    replaced();
    List<Integer> before = line(1);
    comesBack();
    assertEquals(List.of(Seat.PERSON, Seat.LINK, Seat.LINK), seats(0));
    assertEquals(before, line(1));
    String said = PageOnJvm.text(room.page(1).draw());
    assertTrue(said.contains("continued on another device"), said);
    answer(1, agreed);
    assertEquals(agreed ? line(0) : before, line(1));
    assertEquals(Seat.PERSON, seats(1).get(1));
    turn(2, free(0));
    turn(0, free(0));
    if (agreed) {
      turn(1, free(0));
      assertEquals(15, line(0).size());
      assertEquals(line(0), line(1));
    } else {
      assertEquals(before, line(1));
    }
  }

  @Test
  void ownMovesStayAsAVariation() {
    room.cut(0, 1);
    turn(1, "g1", "g2", "g3");
    propose(2);
    answer(0, true);
    List<Integer> own = line(1);
    comesBack();
    answer(1, true);
    assertEquals(line(0), line(1));
    assertEquals(line(0), line(2));
    assertTrue(own.size() == 6 && !own.equals(line(1)));
    assertEquals(2, room.page(1).match().record().root().withLine(own).children().size());
  }

  @Test
  void theHostIsMissedByAll() {
    room.page(0).happens(new LiveEvent.Leave());
    room.settle();
    for (int page = 1; page < 3; page++) {
      assertEquals(Notice.Kind.PEER_LEFT, notice(page));
      assertEquals(3, line(page).size());
      assertEquals(Presence.GONE, presence(page, 0));
    }
    room.page(1).act("live-again");
    room.meet(1, 2);
    turn(1, "c4", "c5", "c6");
    turn(2, "e3", "e4", "e2");
    assertEquals(9, line(1).size());
    room.page(1).happens(new LiveEvent.Propose(Proposal.COMPUTER));
    room.settle();
    answer(2, true);
    assertEquals(12, line(1).size());
    assertEquals(line(1), line(2));
    // Who had invited comes back as a guest.
    room.page(1).happens(new LiveEvent.Invite());
    room.meet(1, 0);
    answer(0, true);
    assertEquals(line(1), line(0));
    assertEquals(Presence.HERE, presence(2, 0));
  }

  @Test
  void lostHostsAreExplained() {
    room.reload(0);
    String said = PageOnJvm.text(room.page(1).draw());
    assertTrue(said.contains("The inviting device is gone"), said);
  }

  @Test
  void aDeviceWithTwoSeatsComesBackToBoth() {
    LiveRoom other = new LiveRoom();
    other.add("ann");
    other.add("ben");
    ThreePlayers.invite(other);
    other.page(0).happens(new LiveEvent.Fill(2, Seat.PERSON));
    other.meet(0, 1);
    other.page(0).press("d4", "d5", "d3");
    other.settle();
    String game = other.page(0).shown().id();
    other.reload(0);
    other.reopen(0, game);
    other.meet(1, 0);
    assertEquals(List.of(0, 2), other.live(1).peers().get(0).players());
    assertFalse(other.live(1).isOpen());
    other.page(1).press("c4", "c5", "c6");
    other.settle();
    other.page(0).press("e3", "e4", "e2");
    other.settle();
    other.page(0).press(free(other, 0));
    other.settle();
    assertEquals(12, other.page(1).match().record().mainLine().size());
  }

  @Test
  void resignedPlayersAreNotAwaited() {
    room.page(2).happens(new MatchEvent.Resign(2));
    room.settle();
    room.page(2).happens(new LiveEvent.Leave());
    room.settle();
    assertEquals(Presence.LEFT, presence(1, 2));
    assertFalse(room.live(0).isOpen());
    assertTrue(room.live(0).meeting().isNone());
    turn(1, "c4", "c5", "c6");
    assertEquals(line(0), line(1));
  }

  /** The device of the next player places the rest of the turn. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void resigningInTheOwnTurnStopsNobody(int stones) {
    if (stones == 1) {
      room.page(1).press("c4");
    }
    room.page(1).happens(new MatchEvent.Resign(1));
    room.settle();
    assertEquals(7, line(0).size());
    assertEquals(line(0), line(1));
    assertEquals(line(0), line(2));
  }

  @Test
  void aTurnGoesOnWhenAnotherPlayerResigns() {
    room.page(1).press("c4");
    room.page(2).happens(new MatchEvent.Resign(2));
    room.settle();
    assertEquals(4, line(0).size());
    assertEquals(5, line(1).size());
    turn(1, "c5", "c6");
    assertEquals(10, line(1).size(), "with a turn of the player who left");
    assertEquals(line(1), line(0));
    assertEquals(line(1), line(2));
  }

  private int stranger() {
    room.cut(0, 1);
    int page = room.add("dan");
    room.meet(0, page);
    return page;
  }

  @Test
  void strangersTakeNoSeatWithoutSayingSo() {
    int dan = stranger();
    assertFalse(seats(dan).contains(Seat.PERSON));
    assertEquals(Presence.GONE, presence(0, 1));
    room.page(dan).act("live-play-B");
    room.settle();
    assertEquals(List.of(Seat.LINK, Seat.PERSON, Seat.LINK), seats(dan));
    assertEquals(Presence.HERE, presence(2, 1));
  }

  @Test
  void strangersMayOnlyWatch() {
    int dan = stranger();
    room.page(dan).act("live-only-watch");
    room.settle();
    assertFalse(seats(dan).contains(Seat.PERSON));
    assertFalse(PageOnJvm.text(room.page(dan).draw()).contains("Play as"));
    assertEquals(1, room.live(0).watchers());
    room.meet(0, 1);
    assertEquals(Presence.HERE, presence(dan, 1));
  }

  @Test
  void invitedPeopleMayOnlyWatch() {
    int dan = room.add("dan");
    room.page(0).happens(new LiveEvent.Leave());
    room.settle();
    ThreePlayers.invite(room);
    room.page(dan).happens(new LiveEvent.Code(room.code(0)));
    room.page(dan).act("live-only-watch");
    room.settle();
    room.page(0).happens(new LiveEvent.Code(room.code(dan)));
    room.settle();
    assertEquals(Presence.OPEN, presence(0, 1));
    assertFalse(seats(dan).contains(Seat.PERSON));
    assertEquals(1, room.live(0).watchers());
    assertNotNull(room.live(0).meeting().code());
  }

  @Test
  void fourWatchAndAFifthIsTurnedAway() {
    for (int more = 0; more < 4; more++) {
      int page = room.add("watcher" + more);
      room.page(0).happens(new LiveEvent.Invite());
      room.meet(0, page);
    }
    assertEquals(4, room.live(0).watchers());
    room.page(0).happens(new LiveEvent.Invite());
    assertTrue(room.live(0).meeting().isNone());
    turn(1, "c4", "c5", "c6");
    assertEquals(line(0), line(6));
  }

  @Test
  void reloadedGuestsHaveARowOfTheGame() {
    room.reload(1);
    room.reopen(1, id);
    room.restore(1);
    assertEquals(Presence.GONE, presence(1, 0));
    room.page(1).find("button", "data-action", "live-by-link");
    room.page(1).act("live-seek");
    assertTrue(room.live(1).meeting().seeks());
    room.page(1).find("input", "data-live", "paste");
    room.meet(0, 1);
    assertEquals(Presence.HERE, presence(2, 1));
    turn(1, "c4", "c5", "c6");
    assertEquals(6, line(2).size());
    room.reload(2);
    room.reopen(2, id);
    room.restore(2);
    room.reload(2);
    room.reopen(2, id);
    room.restore(2);
    room.page(2).find("button", "data-action", "live-seek");
  }
}
