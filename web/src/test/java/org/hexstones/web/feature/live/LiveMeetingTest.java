package org.hexstones.web.feature.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.hexstones.notation.link.Links;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.live.Connections;
import org.hexstones.web.live.LiveProblem;
import org.hexstones.web.live.MeetingCode;
import org.hexstones.web.live.Peers;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Camera;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Program;
import org.hexstones.web.session.ScreenEffect;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.storage.PreferencesEffect;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Heading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The way to a connection, with its turnings: nobody is left without a next step. */
final class LiveMeetingTest {
  private final LiveRoom room = new LiveRoom();

  LiveMeetingTest() {
    room.add("host");
    room.add("guest");
    room.page(0).happens(new Route.PlayLive());
  }

  private void join() {
    room.page(1).happens(new LiveEvent.Code(room.code(0)));
    room.page(1).happens(new LiveEvent.Join());
    room.settle();
  }

  private void answer() {
    room.page(0).happens(new LiveEvent.Code(room.code(1)));
    room.settle();
    assertEquals("connected", room.live(0).word());
    assertEquals("connected", room.live(1).word());
  }

  @Test
  void unansweredInvitationIsNoStoredGame() {
    join();
    String id = room.page(0).shown().id();
    assertFalse(room.isStored(0, id));
    answer();
    assertTrue(room.isStored(0, id));
    assertTrue(room.isStored(1, id));
  }

  @Test
  void closedAnswersCanBeShownAgain() {
    join();
    room.page(1).happens(new Route.Open(Dialog.NONE));
    room.page(1).act("live-code");
    assertTrue(room.page(1).has("data-live"));
    answer();
  }

  @Test
  void closedAnswersCanBeLeft() {
    join();
    room.page(1).happens(new Route.Open(Dialog.NONE));
    room.page(1).act("live-leave");
    assertEquals(LiveState.Role.NONE, room.live(1).role());
    assertFalse(room.page(1).has("data-live"));
  }

  @Test
  void reopenedInvitationKeepsItsAnswer() {
    join();
    String answer = room.code(1);
    room.page(1).happens(new Route.Open(Dialog.NONE));
    room.page(1).happens(new LiveEvent.Code(room.code(0)));
    room.settle();
    assertEquals(answer, room.code(1));
    assertEquals(Dialog.LIVE, room.page(1).model().session().dialog());
    answer();
  }

  @Test
  void aGuestThatWasNotReachedShowsANewCode() {
    join();
    int connection = room.live(1).meeting().connection();
    room.page(1).happens(new LiveEvent.Closed(connection, Connections.Failure.UNREACHABLE));
    room.page(1).find("button", "data-action", "live-leave");
    room.page(1).act("live-join");
    room.settle();
    answer();
  }

  @Test
  void browsersThatBlockTheNetworkDiffer() {
    join();
    int connection = room.live(1).meeting().connection();
    room.page(1).happens(new LiveEvent.Closed(connection, Connections.Failure.BLOCKED));
    String said = PageOnJvm.text(room.page(1).draw());
    assertTrue(said.contains("blocks the local network"), said);
    room.page(1).act("live-join");
    room.settle();
    answer();
  }

  @ParameterizedTest
  @ValueSource(strings = {"omegb 5", "omega hexhex:", "0xyz", "~omegb 5", "libraryy"})
  void aGameThatTheRulesRefuseIsNotOffered(String game) {
    MeetingCode code = MeetingCode.read(room.code(0)).orThrow();
    String other = new MeetingCode.Offer(code.peer(), game).write();
    room.page(1).happens(new LiveEvent.Code(other));
    assertNull(room.live(1).meeting().invitation());
    assertEquals(Dialog.NONE, room.page(1).model().session().dialog());
    Notice notice = room.page(1).model().session().notice();
    assertNotNull(notice);
    assertEquals(Notice.Kind.BAD_LINK, notice.kind());
    assertEquals(LiveProblem.UNKNOWN_GAME, Objects.requireNonNull(notice.reason()).problem());
  }

  /** The button with the focus is gone, and what to do now is said. */
  @Test
  void theFocusGoesToTheAnswer() {
    room.page(1).happens(new LiveEvent.Code(room.code(0)));
    String before = said();
    room.page(1).happens(new LiveEvent.Join());
    int connection = room.live(1).meeting().connection();
    room.page(1).effects();
    room.page(1).happens(new LiveEvent.Described(connection, Peers.numbered(9, 9)));
    Effect focus = room.page(1).effects().get(0);
    assertEquals("link", assertInstanceOf(ScreenEffect.FocusControl.class, focus).name());
    assertFalse(before.equals(said()));
  }

  @Test
  void aGuestThatIsReloadedIsInvitedAgain() {
    room.page(1).happens(new LiveEvent.Code(room.code(0)));
    room.settle();
    room.reload(1);
    room.restore(1);
    assertNotNull(room.live(1).meeting().invitation());
    room.page(1).act("live-join");
    room.settle();
    answer();
  }

  @Test
  void aGuestThatIsReloadedShowsANewAnswer() {
    join();
    String old = room.code(1);
    room.reload(1);
    room.restore(1);
    assertFalse(old.equals(room.code(1)));
    assertEquals(Notice.Kind.CODE_RENEWED, notice(1));
    answer();
    room.reload(1);
    room.restore(1);
    assertTrue(room.live(1).meeting().isNone(), "who was connected is not invited again");
  }

  @Test
  void aHostThatIsReloadedInvitesAgain() {
    String old = room.code(0);
    String id = room.page(0).shown().id();
    room.reload(0);
    room.reopen(0, id);
    room.restore(0);
    assertFalse(old.equals(room.code(0)));
    assertEquals(Dialog.LIVE, room.page(0).model().session().dialog());
    Notice notice = room.page(0).model().session().notice();
    assertNotNull(notice);
    assertEquals(Notice.Kind.CODE_RENEWED, notice.kind());
    join();
    answer();
  }

  private Notice.Kind notice(int page) {
    return Objects.requireNonNull(room.page(page).model().session().notice()).kind();
  }

  /** The browser keeps the page as it was while another one is shown in its tab. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void aPageThatWasLeftComesBackWithANewCode(int page) {
    room.settle();
    if (page == 1) {
      join();
    }
    String old = room.code(page);
    int connection = room.live(page).meeting().connection();
    room.page(page).happens(new LiveEvent.Closed(connection, Connections.Failure.SLEPT));
    room.settle();
    assertFalse(old.equals(room.code(page)));
    assertEquals(Notice.Kind.CODE_RENEWED, notice(page));
    if (page == 0) {
      join();
    }
    answer();
  }

  @Test
  void aGameThatWasLeftIsInvitedToAnew() {
    join();
    answer();
    int connection = room.live(0).peers().get(0).connection();
    room.page(0).happens(new LiveEvent.Closed(connection, Connections.Failure.SLEPT));
    room.cut(0, 1);
    join();
    answer();
  }

  /** The tab that is copied holds the meeting, and its code works. */
  @Test
  void aCopyOfATabDoesNotRenewItsCode() {
    String old = room.code(0);
    String meeting = "-" + room.page(0).shown().id();
    assertTrue(LiveCodes.holds(room.live(0), meeting));
    PageOnJvm copy = new PageOnJvm("copy");
    copy.open(Links.write(room.page(0).shown().record()), room.page(0).shown());
    copy.effects();
    copy.happens(new LiveEvent.Restore(meeting, true));
    assertNull(copy.model().session().notice());
    assertEquals(List.of(new PreferencesEffect.SaveMeeting("")), copy.effects());
    assertEquals(old, room.code(0));
  }

  @Test
  void phoneAsksForTheCameraOnInviting() {
    assertFalse(offer().camera());
    room.page(0)
        .happens(new ShellEvent.CapabilitiesDetected(true, true, Camera.HANDHELD, Program.UNKNOWN));
    room.page(0).happens(new Route.Start());
    room.page(0).happens(new Route.PlayLive());
    assertTrue(offer().camera());
    room.page(0).happens(new LiveEvent.Restore("-" + room.page(0).shown().id(), false));
    assertFalse(offer().camera());
  }

  /** The last offer among the effects of the host. */
  private LiveEffect.Offer offer() {
    LiveEffect.Offer last = null;
    for (Effect effect : room.page(0).effects()) {
      last = effect instanceof LiveEffect.Offer offer ? offer : last;
    }
    return Objects.requireNonNull(last);
  }

  @Test
  void ofTwoThatLostEachOtherOneCodeCounts() {
    join();
    answer();
    room.page(0).press("e5", "d5");
    room.settle();
    room.cut(0, 1);
    String host = PageOnJvm.text(room.page(0).draw());
    String guest = PageOnJvm.text(room.page(1).draw());
    assertTrue(host.contains("open yours there"), host);
    assertTrue(guest.contains("open theirs here"), guest);
    join();
    answer();
  }

  @Test
  void theTitleOfTheStartScreenCallsToTheTurn() {
    join();
    answer();
    room.page(1).happens(new Route.Start());
    assertEquals("Hexstones", Heading.of(room.page(1).draw()));
    room.page(0).press("e5", "d5");
    room.settle();
    assertEquals("Your turn", Heading.of(room.page(1).draw()));
    room.page(1).happens(new Route.Continue());
    room.settle();
    assertEquals(2, room.page(1).shown().record().mainLine().size());
  }

  private String said() {
    Element status = room.page(1).find("p", "role", "status");
    assertEquals("status", status.key());
    return PageOnJvm.text(status);
  }
}
