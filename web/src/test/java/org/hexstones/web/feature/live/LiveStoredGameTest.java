package org.hexstones.web.feature.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Tag;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.live.LiveMessage.Proposal;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.route.Route;
import org.junit.jupiter.api.Test;

/** A host that sends another game under the identifier of one that its guest has stored. */
final class LiveStoredGameTest {
  private static final List<Tag> OLD = List.of(new Tag("id", "old1"));

  private final LiveRoom room = new LiveRoom();
  private Match stored = Match.begin("", empty("omega hexhex:5"), List.of());

  private static GameRecord empty(String setup) {
    GameRecord begun = GameRecord.of(Games.ALL.setup(setup).orThrow());
    return new GameRecord(begun.setup(), begun.start(), Node.ROOT, OLD);
  }

  /** A host and a guest that has stored a game of the usual set-up with two stones. */
  private void pages() {
    room.add("host");
    room.add("guest");
    room.page(1).open(Links.write(empty(setup())), Games.ALL);
    room.settle();
    room.page(1).act("join");
    room.page(1).press("e5", "d5");
    room.settle();
    String id = String.valueOf(LinkGame.matchId(empty(setup())));
    stored = room.stored(1, id);
    assertEquals(2, stored.record().mainLine().size());
    room.page(1).happens(new Route.Start());
    room.page(0).happens(new Route.PlayLive());
    room.settle();
  }

  /** The set-up of the offered game. */
  private static String setup() {
    LiveRoom other = new LiveRoom();
    other.add("any");
    other.page(0).happens(new Route.PlayLive());
    return other.page(0).shown().record().setup().text();
  }

  /** The host sends a game in place of its own, at once or later. */
  private void sends(GameRecord record) {
    int connection = room.live(1).peers().get(0).connection();
    room.page(1).happens(new LiveEvent.Received(connection, "game " + Links.write(record)));
    room.settle();
  }

  private void nothingIsWiped() {
    assertEquals(stored.record(), room.stored(1, stored.id()).record());
  }

  private void meetUntilOpen() {
    room.page(1).happens(new LiveEvent.Code(room.code(0)));
    room.page(1).happens(new LiveEvent.Join());
    room.settle();
    room.page(0).happens(new LiveEvent.Code(room.code(1)));
    room.settle(2);
  }

  @Test
  void anotherSetupUnderAStoredKeyIsRefused() {
    pages();
    meetUntilOpen();
    sends(empty("omega hexhex:6"));
    nothingIsWiped();
    assertFalse(room.live(1).isConnected());
    assertEquals(1, room.live(1).refused());
  }

  @Test
  void aStoredGameIsNoRematch() {
    pages();
    room.meet(0, 1);
    room.page(0).happens(new MatchEvent.Resign(0));
    room.settle();
    String before = room.page(1).shown().id();
    room.page(0).happens(new LiveEvent.Propose(Proposal.REMATCH));
    room.settle();
    room.page(1).happens(new LiveEvent.Answer(true));
    sends(empty(setup()));
    nothingIsWiped();
    assertNotEquals(stored.id(), room.page(1).shown().id());
    assertNotEquals("", before);
  }

  @Test
  void aStoredGameIsNotWatchedAnew() {
    pages();
    room.add("player");
    room.meet(0, 2);
    room.page(0).press("e5", "d5");
    room.page(0).happens(new LiveEvent.Invite());
    room.meet(0, 1);
    room.page(0).happens(new MatchEvent.Resign(0));
    room.settle();
    sends(empty(setup()));
    nothingIsWiped();
    assertNotEquals(stored.id(), room.page(1).shown().id());
  }

  @Test
  void namesOfTheHostLeaveOtherTags() {
    pages();
    room.meet(0, 1);
    Match shown = room.page(1).shown();
    int tags = shown.record().tags().size();
    GameRecord bare =
        new GameRecord(
            shown.record().setup(),
            shown.record().start(),
            shown.record().root(),
            List.of(
                new Tag("id", shown.id().substring("link-".length())),
                new Tag("A", "Ann"),
                new Tag("hint", "1")));
    sends(bare);
    assertEquals(tags + 1, room.page(1).shown().record().tags().size());
  }
}
