package org.hexstones.web.feature.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.live.LiveMessage.Presence;
import org.hexstones.web.match.Seat;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Three or four people begin from the start screen, each with a device. */
final class LiveStartTest {
  private final LiveRoom room = new LiveRoom();

  private void begin(int players) {
    for (int page = 0; page < players; page++) {
      room.add("page" + page);
    }
    room.page(0).happens(new StartEvent.SetOption("players", String.valueOf(players)));
    room.page(0).happens(new Route.PlayLive());
    room.settle();
  }

  private List<Seat> seats() {
    return room.page(0).shown().seats();
  }

  private void fill(int player, Seat seat) {
    room.page(0).happens(new LiveEvent.Fill(player, seat));
    room.settle();
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  void everyOtherSeatIsInvited(int players) {
    begin(players);
    for (int guest = 1; guest < players; guest++) {
      String dialog = PageOnJvm.text(room.page(0).draw());
      assertTrue(dialog.contains(guest + " of " + players + " here."), dialog);
      assertEquals(Seat.LINK, seats().get(guest));
      room.meet(0, guest);
    }
    assertEquals(Dialog.NONE, room.page(0).model().session().dialog());
    assertFalse(room.live(0).isOpen());
    assertFalse(PageOnJvm.text(room.page(0).draw()).contains(" of " + players + " here"));
  }

  @Test
  void theComputerTakesAnEmptySeat() {
    begin(3);
    room.meet(0, 1);
    fill(2, Seat.COMPUTER);
    assertEquals(List.of(Presence.HERE, Presence.HERE, Presence.COMPUTER), presence(1));
    assertEquals(List.of(Seat.PERSON, Seat.LINK, Seat.FRIENDLY), seats());
    assertEquals(Dialog.NONE, room.page(0).model().session().dialog());
    assertEquals("connected", room.live(0).word());
  }

  @Test
  void somebodyHereTakesAnEmptySeat() {
    begin(3);
    room.meet(0, 1);
    fill(2, Seat.PERSON);
    room.page(0).press("e5", "d5", "c5");
    room.settle();
    room.page(1).press("e4", "d4", "c4");
    room.settle();
    room.page(0).press("e3", "d3", "c3");
    room.settle();
    assertEquals(9, room.page(1).shown().record().mainLine().size());
    assertEquals(List.of(Seat.LINK, Seat.PERSON, Seat.LINK), room.page(1).shown().seats());
  }

  @Test
  void filledSeatCanBeInvitedAfterAll() {
    begin(3);
    fill(1, Seat.COMPUTER);
    fill(1, Seat.LINK);
    room.meet(0, 1);
    assertEquals(List.of(Presence.HERE, Presence.HERE, Presence.OPEN), presence(0));
  }

  @Test
  void withoutAnybodyElsewhereNobodyIsAwaited() {
    begin(3);
    fill(1, Seat.PERSON);
    fill(2, Seat.COMPUTER);
    assertEquals(LiveState.Role.NONE, room.live(0).role());
    assertEquals(List.of(Seat.PERSON, Seat.PERSON, Seat.FRIENDLY), seats());
    assertEquals(Dialog.NONE, room.page(0).model().session().dialog());
  }

  @Test
  void takenAndOwnSeatsAreNotFilled() {
    begin(3);
    room.meet(0, 1);
    fill(0, Seat.COMPUTER);
    fill(1, Seat.COMPUTER);
    assertEquals(List.of(Seat.PERSON, Seat.LINK, Seat.LINK), seats());
    room.page(1).happens(new LiveEvent.Fill(2, Seat.COMPUTER));
    assertEquals(List.of(Seat.LINK, Seat.PERSON, Seat.LINK), room.page(1).shown().seats());
  }

  private List<Presence> presence(int page) {
    return Objects.requireNonNull(room.live(page).presence());
  }

  @Test
  void theNetworkIsSaidBeforeTheCode() {
    begin(2);
    String text = PageOnJvm.text(room.page(0).draw());
    assertTrue(text.indexOf("same Wi-Fi") < text.indexOf("Ask the other player to scan"), text);
    room.page(0).act("live-by-link");
    assertEquals(Dialog.SHARE, room.page(0).model().session().dialog());
  }
}
