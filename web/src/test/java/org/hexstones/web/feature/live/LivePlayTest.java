package org.hexstones.web.feature.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.hexstones.web.match.Seat;
import org.hexstones.web.route.Route;
import org.junit.jupiter.api.Test;

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
  void aReloadedGuestComesBackToItsSeat() {
    LiveRoom room = two();
    room.page(0).press("e5", "d5");
    room.settle();
    String id = room.page(0).shown().id();
    room.reload(1);
    assertEquals("waiting", room.live(0).word());
    room.page(0).happens(new Route.Open(org.hexstones.web.route.Dialog.LIVE));
    room.meet(0, 1);
    assertEquals(List.of(Seat.LINK, Seat.PERSON), room.page(1).shown().seats());
    assertEquals(id, room.page(1).shown().id());
    assertEquals(line(room, 0), line(room, 1));
  }

  @Test
  void aPeerThatPlaysForOthersIsDisconnectedAndChangesNothing() {
    LiveRoom room = two();
    String record =
        org.hexstones.notation.link.Links.write(
            room.page(0).shown().played(org.hexstones.game.Moves.place(0, 0)).record());
    room.send(1, "game " + record);
    assertEquals(0, line(room, 0).size());
    assertFalse(room.live(0).isConnected());
    assertEquals(1, room.live(0).refused());
  }
}
