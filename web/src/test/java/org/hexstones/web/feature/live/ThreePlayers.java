package org.hexstones.web.feature.live;

import java.util.List;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.route.Route;

/** A live game of three: the first page is the middle. */
final class ThreePlayers {
  private ThreePlayers() {}

  /** The game after the first player's first turn. */
  static LiveRoom begun() {
    LiveRoom room = new LiveRoom();
    room.add("ann");
    room.add("ben");
    room.add("cleo");
    invite(room);
    room.meet(0, 1);
    room.meet(0, 2);
    room.page(0).press("d4", "d5", "d3");
    room.settle();
    return room;
  }

  /** The first page invites. */
  static void invite(LiveRoom room) {
    room.page(0)
        .happens(
            new Route.NewGame(
                "omega hexhex:4 players=3",
                List.of(Seat.PERSON, Seat.LINK, Seat.LINK),
                TimeControl.NONE));
    room.page(0).happens(new LiveEvent.Invite());
  }
}
