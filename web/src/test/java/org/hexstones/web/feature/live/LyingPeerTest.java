package org.hexstones.web.feature.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Tag;
import org.hexstones.notation.link.Links;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.live.LiveMessage.Presence;
import org.hexstones.web.live.LiveMessage.Proposal;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PlayerNames;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Notice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A peer that follows the form of the messages and lies in their fields. What each field may change
 * is the table of docs/live.md; everything else changes nothing.
 */
final class LyingPeerTest {
  private LiveRoom room = new LiveRoom();

  /** Two pages with a turn of each, so that it is the host's turn. */
  private void begin(TimeControl control) {
    room.add("host");
    room.add("guest");
    room.page(0).happens(new StartEvent.SetClock(control));
    room.page(0).happens(new Route.PlayLive());
    room.meet(0, 1);
    room.page(0).press("e5", "d5");
    room.settle();
    room.page(1).press("e4", "d4");
    room.settle();
  }

  private Match match(int page) {
    return room.page(page).shown();
  }

  private Notice.Kind notice(int page) {
    Notice notice = room.page(page).model().session().notice();
    assertNotNull(notice);
    return notice.kind();
  }

  private static String game(GameRecord record) {
    return "game " + Links.write(record);
  }

  private static GameRecord with(GameRecord record, String tag, String value) {
    List<Tag> tags = new ArrayList<>(record.tags());
    tags.removeIf(one -> one.name().equals(tag));
    tags.add(new Tag(tag, value));
    return new GameRecord(record.setup(), record.start(), record.root(), tags);
  }

  @ParameterizedTest
  @ValueSource(strings = {"seats 0 HERE HERE", "seats - HERE HERE", "seats - HERE AWAY"})
  void aSeatThatOneHasIsNotExchanged(String lie) {
    begin(TimeControl.NONE);
    Match before = match(1);
    room.send(0, lie);
    assertEquals(before.seats(), match(1).seats());
    assertEquals(Notice.Kind.SEAT_DIFFERS, notice(1));
    assertFalse(room.live(1).isConnected());
    int connection = room.live(1).next() - 1;
    String left = game(before.played(Moves.resign(1)).record());
    room.page(1).happens(new LiveEvent.Received(connection, left));
    room.settle();
    assertEquals(before.record(), match(1).record());
  }

  @Test
  void guestWithoutSeatStaysConnected() {
    begin(TimeControl.NONE);
    room.send(0, "seats - HERE GONE");
    assertTrue(room.live(1).isConnected());
    assertEquals(List.of(Seat.LINK, Seat.PERSON), match(1).seats());
    assertEquals(List.of(Presence.HERE, Presence.HERE), room.live(1).presence());
  }

  @Test
  void theSeatOfAStoredGameIsNotExchanged() {
    begin(TimeControl.NONE);
    Match before = match(1);
    room.reload(1);
    room.page(1).happens(new LiveEvent.Code(room.code(0)));
    room.page(1).happens(new LiveEvent.Join());
    // The liar plays at the seat of the guest, too.
    room.page(0).happens(new LiveEvent.Code(room.code(1)));
    room.settle(1);
    room.settle();
    room.send(0, "seats 0 HERE HERE");
    assertEquals(before.seats(), match(1).seats());
    assertFalse(room.live(1).isConnected());
  }

  @Test
  void aResignationForTheGuestIsRefused() {
    begin(TimeControl.NONE);
    Match before = match(1);
    room.send(0, game(before.played(Moves.resign(1)).record()));
    assertEquals(before.record(), match(1).record());
    assertFalse(room.live(1).isConnected());
  }

  @Test
  void nobodyTakesASeatOfAPlayerWhoHasLeft() {
    LiveRoom three = ThreePlayers.begun();
    Match left = three.page(0).shown();
    String id = "fresh1";
    GameRecord lie = with(left.played(Moves.resign(2)).record(), "id", id);
    three.add("dan");
    Match lied = LinkGame.visited("link-" + id, lie);
    three.page(0).happens(new LiveEvent.Leave());
    three.page(1).happens(new LiveEvent.Leave());
    three.page(2).happens(new LiveEvent.Leave());
    three.settle();
    three.page(0).open(Links.write(left.record()), left);
    three.page(0).happens(new LiveEvent.Invite());
    three.page(3).happens(new LiveEvent.Code(three.code(0)));
    three.page(3).happens(new LiveEvent.Join());
    three.settle();
    int connection = three.live(3).meeting().connection();
    three.page(3).happens(new LiveEvent.Opened(connection));
    three.page(3).happens(new LiveEvent.Received(connection, game(lied.record())));
    three.settle();
    three.page(3).happens(new LiveEvent.Received(connection, "seats 2 HERE HERE HERE"));
    assertFalse(three.page(3).shown().seats().contains(Seat.PERSON));
  }

  @Test
  void aGameWithoutClocksGetsNone() {
    begin(TimeControl.NONE);
    Match before = match(1);
    room.send(0, game(before.record()) + " move:1 1000 0");
    assertTrue(match(1).clocks().areNone());
    room.reload(1);
    room.page(1).happens(new LiveEvent.Code(room.code(0)));
    room.page(1).happens(new LiveEvent.Join());
    room.settle();
    int connection = room.live(1).meeting().connection();
    room.page(1).happens(new LiveEvent.Opened(connection));
    String lie = game(before.record()) + " move:1 1000 0";
    room.page(1).happens(new LiveEvent.Received(connection, lie));
    room.settle();
    assertTrue(match(1).clocks().areNone());
    assertEquals(Notice.Kind.OTHER_CLOCKS, notice(1));
  }

  @ParameterizedTest
  @ValueSource(strings = {" fischer:60:5 65000 0", " move:1 1000 0", " fischer:1:0 0 0", ""})
  void nobodysOwnClockComesFromOutside(String clocks) {
    begin(TimeControl.fischer(60, 5));
    Match before = match(1);
    room.send(0, game(before.record()) + clocks);
    assertEquals(before.clocks().control(), match(1).clocks().control());
    assertEquals(before.clocks().left().get(1), match(1).clocks().left().get(1));
  }

  @Test
  void theOwnClockOfANewGameIsWhole() {
    begin(TimeControl.fischer(60, 5));
    room.cut(0, 1);
    room.add("stranger");
    room.page(2).happens(new LiveEvent.Code(room.code(0)));
    room.page(2).happens(new LiveEvent.Join());
    room.settle();
    int connection = room.live(2).meeting().connection();
    room.page(2).happens(new LiveEvent.Opened(connection));
    String lie = game(match(0).record()) + " fischer:60:5 60000 1";
    room.page(2).happens(new LiveEvent.Received(connection, lie));
    room.settle();
    room.page(2).happens(new LiveEvent.Received(connection, "seats 1 HERE HERE"));
    assertEquals(List.of(60_000, 60_000), match(2).clocks().left());
  }

  private void agreeToARematch() {
    room.page(0).happens(new MatchEvent.Resign(0));
    room.settle();
    room.page(1).happens(new LiveEvent.Propose(Proposal.REMATCH));
    room.page(1).effects();
  }

  @ParameterizedTest
  @ValueSource(strings = {"fischer:60:5 60000 0", "move:1 1000 0", ""})
  void aRematchHasTheClocksOfItsGame(String clocks) {
    begin(TimeControl.fischer(60, 5));
    agreeToARematch();
    GameRecord fresh = with(match(1).at(0).cut().record(), "id", "next1");
    room.send(0, game(fresh) + (clocks.isEmpty() ? "" : " " + clocks));
    assertEquals("link-next1", match(1).id());
    assertEquals(TimeControl.fischer(60, 5), match(1).clocks().control());
    assertEquals(List.of(60_000, 60_000), match(1).clocks().left());
  }

  @Test
  void aRematchBeginsWithoutMovesOfTheGuest() {
    begin(TimeControl.NONE);
    agreeToARematch();
    Match before = match(1);
    Match empty = before.at(0).cut();
    room.send(0, game(with(empty.played(Moves.resign(0)).record(), "id", "next1")));
    assertEquals(before.id(), match(1).id());
    assertEquals(before.record(), match(1).record());
    assertFalse(room.live(1).isConnected());
  }

  @Test
  void aHostNamesOnlyTheOthers() {
    begin(TimeControl.NONE);
    GameRecord before = match(1).record();
    room.send(0, game(with(with(with(before, "A", "Ann"), "B", "Loser"), "event", "Cup")));
    assertEquals("Ann", PlayerNames.of(match(1).record(), 0));
    assertEquals("", PlayerNames.of(match(1).record(), 1));
    assertEquals(before.tags().size() + 1, match(1).record().tags().size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"A", "B", "event"})
  void aGuestNamesNobody(String tag) {
    begin(TimeControl.NONE);
    GameRecord before = match(0).record();
    room.send(1, game(with(before, tag, "Loser")));
    assertEquals(before, match(0).record());
  }

  @ParameterizedTest
  @ValueSource(strings = {" move:1 0 1000", " fischer:60:5 0 65000", " fischer:60:5 0 0", ""})
  void aGuestChangesNoClockButItsOwn(String clocks) {
    begin(TimeControl.fischer(60, 5));
    Match before = match(0);
    room.send(1, game(before.record()) + clocks);
    assertEquals(before.clocks().control(), match(0).clocks().control());
    assertEquals(before.clocks().left().get(0), match(0).clocks().left().get(0));
  }

  private static final int LIES = 3_000;

  /** Any message of the right form, with any field: what is one's own stays. */
  @Test
  void noLieOfAHostChangesWhatIsOnesOwn() {
    Random random = new Random(42);
    begin(TimeControl.fischer(60, 5));
    int disconnected = 0;
    for (int i = 0; i < LIES; i++) {
      if (!room.live(1).isConnected() || !room.live(0).isConnected()) {
        disconnected++;
        room = new LiveRoom();
        begin(TimeControl.fischer(60, 5));
      }
      Match before = match(1);
      String lie = lie(before, random);
      room.send(0, lie);
      Match after = match(1);
      assertEquals(before.id(), after.id(), lie);
      assertEquals(before.seats(), after.seats(), lie);
      assertEquals(before.clocks().control(), after.clocks().control(), lie);
      assertEquals(before.clocks().left().get(1), after.clocks().left().get(1), lie);
      assertEquals("", PlayerNames.of(after.record(), 1), lie);
      assertTrue(areOfTheHost(before, after), lie);
    }
    assertTrue(disconnected > LIES / 20, disconnected + " disconnected");
  }

  private static String lie(Match match, Random random) {
    if (random.nextInt(3) == 0) {
      List<String> words = List.of("OPEN", "HERE", "AWAY", "GONE", "COMPUTER");
      String yours = List.of("-", "0", "1").get(random.nextInt(3));
      return "seats "
          + yours
          + " "
          + words.get(random.nextInt(5))
          + " "
          + words.get(random.nextInt(5));
    }
    if (random.nextInt(6) == 0) {
      return List.of(
              "propose UNDO 0",
              "propose REMATCH 0",
              "reply UNDO 1",
              "reply REMATCH 1",
              "reply UNDO 0",
              "claim 1",
              "hello 1 Liar",
              "want",
              "piece 0 x",
              "brought")
          .get(random.nextInt(10));
    }
    Match reported = match.at(random.nextInt(match.record().mainLine().size() + 1)).cut();
    Play play = reported.record().replay().orThrow();
    for (int more = random.nextInt(4); more > 0 && !play.isOver(); more--) {
      int[] legal = new int[play.position().maxLegalMoves()];
      int move = legal[random.nextInt(play.position().legalMoves(legal))];
      int player = random.nextInt(2);
      int lied =
          switch (random.nextInt(5)) {
            case 0 -> Moves.resign(player);
            case 1 -> Moves.flag(player);
            default -> move;
          };
      if (play.refusal(lied) == null) {
        play.play(lied);
        reported = reported.played(lied);
      }
    }
    GameRecord record = reported.record();
    if (random.nextBoolean()) {
      record = with(record, List.of("A", "B", "event", "id").get(random.nextInt(4)), "liar");
    }
    String clocks =
        List.of("", " fischer:60:5 1000 1000", " move:1 0 0", " fischer:60:5 60000 0")
            .get(random.nextInt(4));
    return game(record) + clocks;
  }

  /** Whether all moves that came are of the player elsewhere, and none has gone. */
  private static boolean areOfTheHost(Match before, Match after) {
    List<Integer> line = after.record().mainLine();
    int known = before.record().mainLine().size();
    if (LinkGame.fork(before.record().mainLine(), line) < known) {
      return false;
    }
    Play play = before.at(0).cut().record().replay().orThrow();
    for (int move : line) {
      if (play.size() >= known && LinkGame.playerOf(move, play.mover()) != 0) {
        return false;
      }
      play.play(move);
    }
    return true;
  }

  /** What only a host says, or only who brings games, means nothing from a guest. */
  @ParameterizedTest
  @ValueSource(
      strings = {"seats 0 GONE GONE", "seats 1 HERE HERE", "claim 0", "claim 3", "want", "brought"})
  void aGuestGivesNoSeats(String lie) {
    begin(TimeControl.NONE);
    Match before = match(0);
    List<Presence> presence = room.live(0).presence();
    room.send(1, lie);
    assertEquals(before, match(0));
    assertEquals(presence, room.live(0).presence());
  }
}
