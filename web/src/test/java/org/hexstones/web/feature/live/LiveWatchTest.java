package org.hexstones.web.feature.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.notation.link.Links;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.live.LiveMessage.Proposal;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.vdom.Element;
import org.junit.jupiter.api.Test;

/** A device without a seat that watches the game of two others. */
final class LiveWatchTest {
  /** Host, guest and a device that watches, after each player's first turn. */
  private static LiveRoom watched() {
    LiveRoom room = new LiveRoom();
    room.add("host");
    room.add("guest");
    room.add("watcher");
    room.page(0).happens(new Route.PlayLive());
    room.meet(0, 1);
    turn(room, 0, "e5", "d5");
    room.page(0).happens(new LiveEvent.Invite());
    room.meet(0, 2);
    turn(room, 1, "e4", "d4");
    return room;
  }

  private static void turn(LiveRoom room, int page, String... cells) {
    room.page(page).press(cells);
    room.settle();
  }

  private static List<Integer> line(LiveRoom room, int page) {
    return room.page(page).match().record().mainLine();
  }

  @Test
  void invitedWatchersSeeThatTheyWatch() {
    LiveRoom room = watched();
    room.add("another");
    room.page(0).happens(new LiveEvent.Invite());
    room.page(3).happens(new LiveEvent.Code(room.code(0)));
    String said = PageOnJvm.text(room.page(3).draw());
    assertTrue(said.contains("invited to watch a game:OMEGA · 61 cells"), said);
    Element join = room.page(3).find("button", "data-action", "live-join");
    assertEquals("Watch", PageOnJvm.text(join));
  }

  @Test
  void theWatcherSeesEachTurnAndHasNoSeat() {
    LiveRoom room = watched();
    assertEquals(4, line(room, 0).size());
    assertEquals(line(room, 0), line(room, 2));
    assertEquals(Collections.nCopies(2, Seat.LINK), room.page(2).shown().seats());
    assertEquals("connected", room.live(0).word());
    assertEquals("connected", room.live(2).word());
    assertEquals(1, room.live(0).watchers());
    assertEquals(Dialog.NONE, room.page(0).model().session().dialog());
    turn(room, 2, "c3", "c4");
    assertEquals(4, line(room, 2).size());
  }

  @Test
  void anInvitationToWatchStaysWhileThePlayersGoOn() {
    LiveRoom room = watched();
    room.page(0).happens(new LiveEvent.Invite());
    room.settle();
    room.page(1).happens(new LiveEvent.Away(room.live(1).peers().get(0).connection(), true));
    room.page(0).happens(new LiveEvent.Away(room.live(0).peers().get(0).connection(), true));
    room.settle();
    assertEquals("away", room.live(0).word());
    assertFalse(room.code(0).isEmpty());
    assertEquals(Dialog.LIVE, room.page(0).model().session().dialog());
  }

  @Test
  void theWatcherFollowsWhatIsTakenBack() {
    LiveRoom room = watched();
    room.page(1).happens(new LiveEvent.Propose(Proposal.UNDO));
    room.settle();
    assertNull(room.live(2).offer());
    room.page(0).happens(new LiveEvent.Answer(true));
    room.settle();
    assertEquals(2, line(room, 0).size());
    assertEquals(line(room, 0), line(room, 2));
    turn(room, 1, "d4", "e4");
    turn(room, 0, "c3", "c4");
    assertEquals(6, line(room, 0).size());
    assertEquals(line(room, 0), line(room, 2));
    assertEquals(List.of(), room.live(0).undone());
  }

  @Test
  void theWatcherFollowsTheNextGameToo() {
    LiveRoom room = watched();
    room.page(0).happens(new MatchEvent.Resign(0));
    room.settle();
    String id = room.page(0).shown().id();
    assertEquals(line(room, 0), line(room, 2));
    room.page(0).happens(new LiveEvent.Propose(Proposal.REMATCH));
    room.settle();
    room.page(1).happens(new LiveEvent.Answer(true));
    room.settle();
    assertNotEquals(id, room.page(0).shown().id());
    assertEquals(room.page(0).shown().id(), room.page(2).shown().id());
    assertEquals(Collections.nCopies(2, Seat.LINK), room.page(2).shown().seats());
    turn(room, 1, "e5", "d5");
    assertEquals(2, line(room, 2).size());
  }

  @Test
  void messagesOfWatchersChangeNothing() {
    LiveRoom room = watched();
    for (String text : List.of("propose UNDO 0", "reply REMATCH 1", "claim 0", "claim 1")) {
      room.send(2, text);
      assertNull(room.live(0).offer(), text);
      assertEquals(4, line(room, 0).size(), text);
    }
    assertEquals(Collections.nCopies(2, Seat.LINK), room.page(2).shown().seats());
    assertEquals(2, room.live(0).peers().size());
  }

  @Test
  void watchersThatPlayAreDisconnected() {
    LiveRoom room = watched();
    Match further = room.page(0).shown().played(Moves.place(0, 0)).played(Moves.place(1, 1));
    room.send(2, "game " + Links.write(further.record()));
    assertEquals(1, room.live(0).refused());
    assertEquals(0, room.live(0).watchers());
    turn(room, 0, "c3", "c4");
    assertEquals(6, line(room, 1).size());
    assertEquals(4, line(room, 2).size());
  }

  @Test
  void aWatcherThatLeavesIsNotMissed() {
    LiveRoom room = watched();
    room.page(2).happens(new LiveEvent.Leave());
    room.settle();
    assertEquals(0, room.live(0).watchers());
    assertEquals("connected", room.live(0).word());
    assertTrue(room.live(0).meeting().isNone());
    assertEquals(4, line(room, 2).size());
  }

  @Test
  void withoutItsHostTheWatcherKeepsWhatItHasSeen() {
    LiveRoom room = watched();
    room.cut(0, 2);
    assertEquals("", room.live(2).word());
    assertEquals(4, line(room, 2).size());
    assertTrue(room.live(2).meeting().isNone());
  }

  @Test
  void aHostCannotCutAGameThatTheDeviceHadBefore() {
    LiveRoom room = watched();
    room.reload(2);
    room.page(0).happens(new LiveEvent.Invite());
    room.meet(0, 2);
    assertEquals(4, line(room, 2).size());
    String shorter = Links.write(room.page(0).shown().at(2).cut().record());
    int connection = room.live(2).peers().get(0).connection();
    room.page(2).happens(new LiveEvent.Received(connection, "game " + shorter));
    room.settle();
    assertEquals(4, line(room, 2).size());
  }
}
