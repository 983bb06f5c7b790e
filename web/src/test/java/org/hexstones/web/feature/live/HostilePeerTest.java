package org.hexstones.web.feature.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.hexstones.game.Moves;
import org.hexstones.notation.link.Links;
import org.hexstones.web.live.LiveMessage;
import org.hexstones.web.live.LiveMessage.Presence;
import org.hexstones.web.live.LiveMessage.Proposal;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.route.Route;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A peer that sends anything at all ends its connection, and never changes the game. */
final class HostilePeerTest {
  private static final int MESSAGES = 10_000;

  private LiveRoom room = new LiveRoom();

  /** Two pages with a turn of each, so that it is the host's turn. */
  private void begin() {
    room = new LiveRoom();
    room.add("host");
    room.add("guest");
    room.page(0).happens(new Route.PlayLive());
    room.meet(0, 1);
    room.page(0).press("e5", "d5");
    room.settle();
    room.page(1).press("e4", "d4");
    room.settle();
  }

  private List<LiveMessage> messages() {
    Match match = room.page(0).shown();
    return List.of(
        new LiveMessage.Hello(1, "Bea"),
        new LiveMessage.Game(Links.write(match.record())),
        new LiveMessage.Game(Links.write(match.at(2).cut().record())),
        new LiveMessage.Game(Links.write(forBoth(match).record())),
        new LiveMessage.Claim(0),
        new LiveMessage.Take(List.of(0, 1)),
        new LiveMessage.Watch(),
        new LiveMessage.Seats(List.of(1), List.of(Presence.HERE, Presence.HERE)),
        new LiveMessage.Seats(List.of(0), List.of(Presence.GONE, Presence.HERE, Presence.HERE)),
        new LiveMessage.Game(Links.write(match.record()), "move:30", List.of(5_000, 5_000)),
        new LiveMessage.Want(),
        new LiveMessage.Piece(0, "hexstones-games 1\nkept a 1 1\n"),
        new LiveMessage.Brought(),
        new LiveMessage.Propose(Proposal.UNDO, 2),
        new LiveMessage.Propose(Proposal.REMATCH, 0),
        new LiveMessage.Reply(Proposal.UNDO, true),
        new LiveMessage.Reply(Proposal.REMATCH, true));
  }

  /** Moves of both players. */
  private static Match forBoth(Match match) {
    return match.played(Moves.place(0, 0)).played(Moves.place(1, 1)).played(Moves.place(0, 2));
  }

  private static String mutated(String text, Random random) {
    StringBuilder mutated = new StringBuilder(text);
    for (int changes = random.nextInt(4); changes > 0; changes--) {
      int at = random.nextInt(mutated.length() + 1);
      switch (random.nextInt(3)) {
        case 0 ->
            mutated.insert(at, (char) (random.nextInt(4) == 0 ? 0x3042 : 32 + random.nextInt(95)));
        case 1 -> mutated.delete(Math.max(0, at - 2), at);
        default -> mutated.insert(at, mutated.substring(0, Math.min(at, 20)));
      }
    }
    return mutated.toString();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void mutatedMessagesNeverChangeTheGame(int victim) {
    begin();
    Random random = new Random(29);
    List<Integer> line = room.page(victim).shown().record().mainLine();
    List<Seat> seats = room.page(victim).shown().seats();
    int refused = 0;
    for (int i = 0; i < MESSAGES; i++) {
      if (!room.live(victim).isConnected() || !room.live(1 - victim).isConnected()) {
        refused += room.live(victim).refused();
        begin();
      }
      List<LiveMessage> messages = messages();
      String text = messages.get(random.nextInt(messages.size())).text();
      room.send(1 - victim, mutated(text, random));
      assertEquals(line, room.page(victim).shown().record().mainLine(), text);
      assertEquals(seats, room.page(victim).shown().seats(), text);
    }
    assertTrue(refused > 50, refused + " refused");
  }

  @Test
  void aFloodIsCutOff() {
    begin();
    for (int i = 0; i < 100; i++) {
      if (room.live(0).isConnected()) {
        room.send(1, "hello 1 " + i);
      }
    }
    assertFalse(room.live(0).isConnected());
    assertEquals(1, room.live(0).refused());
  }

  @Test
  void longMessagesCostMore() {
    LivePeer peer = LivePeer.of(1, List.of(), 0);
    int messages = 0;
    for (; peer.credit() >= 0; messages++) {
      peer = peer.charged(0, 7_700);
    }
    assertTrue(messages < 9, messages + " messages of 7,700 characters at once");
    peer = LivePeer.of(1, List.of(), 0).charged(0, 7_700).charged(900, 7_700).charged(1_800, 7_700);
    assertTrue(peer.credit() > 45, "one in a second is a game of programs");
  }

  @Test
  void megabytesAreRefused() {
    begin();
    room.send(1, "game " + "A".repeat(5_000_000));
    assertFalse(room.live(0).isConnected());
    assertEquals(1, room.live(0).refused());
  }

  @Test
  void aNewerVersionMayKnowMore() {
    begin();
    room.send(1, "hello 7 Bea");
    room.send(1, "wave 1 2 3");
    assertTrue(room.live(0).isConnected());
    assertEquals(0, room.live(0).refused());
  }

  @Test
  void aGuestCannotTakeTheHostsSeat() {
    begin();
    room.send(1, "claim 0");
    assertEquals(List.of(Seat.PERSON, Seat.LINK), room.page(0).shown().seats());
    assertEquals(List.of(Seat.LINK, Seat.PERSON), room.page(1).shown().seats());
  }

  @Test
  void nobodyAgreesForSomebodyElse() {
    LiveRoom three = ThreePlayers.begun();
    List<Integer> line = new ArrayList<>(three.page(0).shown().record().mainLine());
    three.page(0).happens(new LiveEvent.Propose(Proposal.UNDO));
    three.settle();
    for (int i = 0; i < 3; i++) {
      three.send(1, "reply UNDO 1");
    }
    assertEquals(line, three.page(0).shown().record().mainLine());
    three.send(2, "reply UNDO 1");
    assertEquals(line.subList(0, 0), three.page(0).shown().record().mainLine());
  }

  /** Three who play and one who watches, where a turn of the third player is awaited. */
  private static LiveRoom watched() {
    LiveRoom room = ThreePlayers.begun();
    int watcher = room.add("eve");
    room.page(0).happens(new LiveEvent.Invite());
    room.meet(0, watcher);
    room.page(1).press("c4", "c5", "c6");
    room.settle();
    return room;
  }

  /** What somebody may say who is not to move: games of others, seats, offers, names. */
  private static String lie(LiveRoom room, int liar, Random random) {
    Match match = room.page(0).shown();
    Match shorter = match.at(random.nextInt(match.record().mainLine().size())).cut();
    String game = Links.write(random.nextBoolean() ? shorter.record() : forBoth(match).record());
    List<String> lies =
        List.of(
            "game " + game,
            "game " + Links.write(match.played(Moves.resign(0)).record()),
            "game " + Links.write(match.played(Moves.resign(2)).record()),
            "claim 2",
            "take 2",
            "take 0 1 2",
            "watch",
            "seats 0,1,2 GONE GONE GONE",
            "seats - COMPUTER COMPUTER COMPUTER",
            "propose COMPUTER 0",
            "propose COURSE 0",
            "reply COMPUTER 1",
            "reply COURSE 1",
            "hello 9 Liar " + liar);
    return mutated(lies.get(random.nextInt(lies.size())), random);
  }

  /** The second player, and one who watches, lie while it is the third one's turn. */
  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void aLyingThirdChangesNothingForTheOthers(int liar) {
    Random random = new Random(47);
    LiveRoom lied = watched();
    int refused = 0;
    for (int i = 0; i < MESSAGES / 5; i++) {
      if (!lied.live(liar).isConnected() || lied.live(0).peers().size() < 3) {
        refused += lied.live(0).refused();
        lied = watched();
      }
      // Whoever has just come may ask whether the game has gone on elsewhere.
      lied.page(0).setTime(20_000 + i * 1_000.0);
      List<Integer> line = lied.page(0).shown().record().mainLine();
      String text = lie(lied, liar, random);
      lied.send(liar, text);
      for (int page : List.of(0, 2)) {
        assertEquals(line, withoutLiar(lied.page(page).shown(), line.size()), text);
        assertEquals(Seat.PERSON, lied.page(page).shown().seats().get(page), text);
      }
      assertEquals(List.of(2), lied.live(0).peers().get(seatedAt(lied)).players(), text);
    }
    assertTrue(refused > 50, refused + " refused");
  }

  /** The moves, without that the liar has left by an own resignation. */
  private static List<Integer> withoutLiar(Match match, int plies) {
    return match.record().mainLine().subList(0, plies);
  }

  /** Where the third player's connection is among those of the host. */
  private static int seatedAt(LiveRoom room) {
    List<LivePeer> peers = room.live(0).peers();
    for (int i = 0; i < peers.size(); i++) {
      if (peers.get(i).players().contains(2)) {
        return i;
      }
    }
    return -1;
  }
}
