package org.hexstones.web.feature.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.notation.link.Links;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.live.LiveMessage.Proposal;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Notice;
import org.hexstones.web.vdom.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each clock is counted where its player sits; the others receive it. */
final class LiveClockTest {
  private final LiveRoom room = new LiveRoom();
  private final double[] now = {0, 0};

  LiveClockTest() {
    room.add("host");
    room.add("guest");
    room.page(0).happens(new StartEvent.SetClock(TimeControl.fischer(60, 5)));
    room.page(0).happens(new Route.PlayLive());
    room.meet(0, 1);
  }

  /** The clock of a page goes on by some seconds, in steps in which no page sleeps. */
  private void pass(int page, double seconds) {
    for (double left = 1000 * seconds; left > 0; left -= 250) {
      now[page] += Math.min(left, 250);
      room.page(page).tickAt(now[page]);
    }
    room.settle();
  }

  private void turn(int page, String one, String two) {
    room.page(page).press(one, two);
    room.settle();
  }

  private List<Integer> left(int page) {
    return room.page(page).shown().clocks().left();
  }

  @Test
  void theGuestHasTheClocksOfTheGame() {
    assertEquals(TimeControl.fischer(60, 5), room.page(1).shown().clocks().control());
    assertEquals(List.of(60_000, 60_000), left(1));
    assertFalse(room.page(0).shown().paused());
  }

  @Test
  void timeLeftComesFromThePlayersDevice() {
    turn(0, "e5", "d5");
    assertEquals(List.of(65_000, 60_000), left(1));
    pass(0, 9);
    pass(1, 7);
    assertEquals(51_000, left(0).get(1));
    turn(1, "e4", "d4");
    for (int page = 0; page < 2; page++) {
      assertEquals(List.of(65_000, 58_000), left(page));
    }
  }

  @Test
  void differenceIsReported() {
    turn(0, "e5", "d5");
    pass(0, 9);
    pass(1, 8);
    turn(1, "e4", "d4");
    assertNull(room.page(0).model().session().notice());
    pass(1, 9);
    turn(0, "e6", "d6");
    Notice notice = room.page(1).model().session().notice();
    assertNotNull(notice);
    assertEquals(Notice.Kind.CLOCKS_DIFFER, notice.kind());
    String said = PageOnJvm.text(room.page(1).draw());
    assertTrue(said.contains("70 s were left there, and 61 s here"), said);
  }

  /** Nobody adds the increment to a turn that ends with a resignation. */
  @Test
  void aResignationIsNoDifference() {
    turn(0, "e5", "d5");
    pass(0, 9);
    pass(1, 9);
    room.page(1).act("resign");
    room.page(1).act("confirm-resign");
    room.settle();
    assertTrue(LinkGame.isOver(room.page(0).shown()));
    assertNull(room.page(0).model().session().notice());
  }

  @Test
  void aFlagFallsWhereItsPlayerSits() {
    turn(0, "e5", "d5");
    pass(0, 70);
    assertEquals(0, left(0).get(1));
    assertFalse(LinkGame.isOver(room.page(0).shown()));
    pass(1, 60);
    assertTrue(LinkGame.isOver(room.page(0).shown()));
    assertTrue(LinkGame.isOver(room.page(1).shown()));
  }

  @Test
  void theClocksStandWithoutAConnection() {
    turn(0, "e5", "d5");
    pass(1, 3);
    room.cut(0, 1);
    pass(0, 30);
    pass(1, 30);
    assertTrue(room.page(0).shown().paused());
    assertEquals(List.of(65_000, 57_000), left(1));
    room.meet(0, 1);
    assertFalse(room.page(0).shown().paused());
    assertFalse(room.page(1).shown().paused());
    pass(1, 1);
    assertEquals(56_000, left(1).get(1));
    turn(1, "e4", "d4");
    assertEquals(61_000, left(0).get(1));
  }

  private boolean canClaim(int page) {
    Element button =
        PageOnJvm.first(
            room.page(page).draw(), one -> "live-claim".equals(one.attribute("data-action")));
    return button != null;
  }

  /** Who is about to lose on time does not escape by losing the connection. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void theTimeOfAnAbsentPlayerCanBeClaimed(int inviter) {
    turn(0, "e5", "d5");
    pass(1, 50);
    pass(0, 50);
    room.cut(0, 1);
    pass(0, 9);
    assertFalse(canClaim(0));
    room.page(0).happens(new LiveEvent.ClaimTime());
    assertFalse(LinkGame.isOver(room.page(0).shown()));
    pass(0, 2);
    assertTrue(canClaim(0));
    assertFalse(canClaim(1), "it is that player's own turn");
    room.page(0).act("live-claim");
    assertTrue(LinkGame.isOver(room.page(0).shown()));
    pass(1, 30);
    room.meet(inviter, 1 - inviter);
    assertEquals("connected", room.live(0).word());
    assertEquals(
        room.page(0).shown().record().mainLine(), room.page(1).shown().record().mainLine());
    Notice notice = room.page(1).model().session().notice();
    assertNotNull(notice);
    assertEquals(Notice.Kind.CLAIMED, notice.kind());
  }

  /** Own time that has not run out cannot be claimed after a short absence. */
  @Test
  void anAbsenceThatWasTooShortIsNotClaimed() {
    turn(0, "e5", "d5");
    room.cut(0, 1);
    pass(1, 20);
    room.page(1).happens(new LiveEvent.Code(room.code(0)));
    room.page(1).happens(new LiveEvent.Join());
    room.settle();
    int connection = room.live(1).meeting().connection();
    room.page(1).happens(new LiveEvent.Opened(connection));
    String game = Links.write(room.page(0).shown().played(Moves.flag(1)).record());
    room.page(1)
        .happens(new LiveEvent.Received(connection, "game " + game + " fischer:60:5 65000 0"));
    room.settle();
    assertFalse(LinkGame.isOver(room.page(1).shown()));
    assertEquals(60_000, left(1).get(1));
  }

  @Test
  void connectedPlayersCannotClaim() {
    turn(0, "e5", "d5");
    pass(0, 100);
    assertFalse(canClaim(0));
    pass(1, 1);
    List<Integer> line = room.page(1).shown().record().mainLine();
    String game = Links.write(room.page(0).shown().played(Moves.flag(1)).record());
    room.send(0, "game " + game + " fischer:60:5 65000 0");
    assertEquals(line, room.page(1).shown().record().mainLine());
    assertFalse(room.live(1).isConnected());
  }

  @Test
  void minutesOfAnAbsenceAreShown() {
    turn(0, "e5", "d5");
    room.cut(0, 1);
    pass(0, 130);
    String said = PageOnJvm.text(room.page(0).draw());
    assertTrue(said.contains("gone (for 2 min)"), said);
  }

  @Test
  void nobodyGainsTimeByAMessage() {
    turn(0, "e5", "d5");
    String game = Links.write(room.page(1).shown().record());
    room.send(1, "game " + game + " fischer:60:5 1000 50000");
    assertEquals(List.of(65_000, 50_000), left(0));
    room.send(1, "game " + game + " fischer:60:5 1000 90000");
    assertFalse(room.live(0).isConnected());
    assertEquals(List.of(65_000, 50_000), left(0));
  }

  @Test
  void aRematchHasNewClocks() {
    turn(0, "e5", "d5");
    pass(1, 61);
    room.page(0).happens(new LiveEvent.Propose(Proposal.REMATCH));
    room.settle();
    room.page(1).happens(new LiveEvent.Answer(true));
    room.settle();
    for (int page = 0; page < 2; page++) {
      assertEquals(List.of(60_000, 60_000), left(page));
    }
  }

  @Test
  void goingOnByLinkEndsTheClocks() {
    turn(0, "e5", "d5");
    room.page(1).happens(new LiveEvent.ByLink());
    assertTrue(room.page(1).shown().clocks().areNone());
    assertFalse(room.page(1).shown().paused());
  }
}
