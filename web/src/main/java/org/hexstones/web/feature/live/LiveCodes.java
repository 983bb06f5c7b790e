package org.hexstones.web.feature.live;

import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.web.live.LiveProblem;
import org.hexstones.web.live.MeetingCode;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.session.ClipboardEffect;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Session;

/** Updates for the codes by which devices meet: opened, handed over, scanned, copied. */
public final class LiveCodes {
  private LiveCodes() {}

  /** A code was opened here, or reached this device in another way. */
  static Next<Part<LiveState>> code(
      Part<LiveState> part, String text, Function<String, Parsed<Setup>> setups) {
    Parsed<MeetingCode> read = MeetingCode.read(text);
    if (read instanceof Parsed.Refused<MeetingCode> refused) {
      return refused(part, refused.reason());
    }
    return read.orThrow()
        .map(offer -> offered(part, offer, setups), answer -> answered(part, answer));
  }

  private static Next<Part<LiveState>> refused(Part<LiveState> part, Reason reason) {
    return Next.of(part.with(part.session().withNotice(Notice.of(Notice.Kind.BAD_LINK, reason))));
  }

  /** Nobody is invited to a game that the rules refuse. */
  private static Next<Part<LiveState>> offered(
      Part<LiveState> part, MeetingCode.Offer offer, Function<String, Parsed<Setup>> setups) {
    boolean brings = offer.game().equals(LiveTransfer.INVITES);
    return brings || setup(offer.played(), setups).isOk()
        ? invited(part, offer)
        : refused(part, Reason.of(LiveProblem.UNKNOWN_GAME));
  }

  /** The set-up in a code: its text, or that of a link. */
  static Parsed<Setup> setup(String game, Function<String, Parsed<Setup>> setups) {
    boolean isLink = !game.isEmpty() && game.charAt(0) >= '0' && game.charAt(0) <= '9';
    return isLink
        ? Links.read(game, setups).then(record -> Parsed.ok(record.setup()))
        : setups.apply(game);
  }

  private static Next<Part<LiveState>> invited(Part<LiveState> part, MeetingCode.Offer offer) {
    LiveState state = part.state();
    MeetingCode shown = state.meeting().code();
    MeetingCode.Offer accepted = state.meeting().answered();
    if (accepted != null && state.meeting().failure() == null && accepted.equals(offer)) {
      // Its answer may already be on its way.
      return Next.of(part.with(part.session().withDialog(Dialog.LIVE)));
    }
    // An invitation that is opened at the device that shows it changes nothing. A guest may not
    // know yet that its connection is dead; a host in a game is not invited.
    boolean hosts = state.isConnected() && state.role() == LiveState.Role.HOST;
    if (shown != null && shown.peer().equals(offer.peer())) {
      return Next.of(part.with(part.session().withNotice(Notice.Kind.OWN_CODE)));
    }
    if (hosts) {
      return Next.of(part);
    }
    Next<Part<LiveState>> next =
        Next.of(
            new Part<>(
                part.session().withoutPassingNotice().withDialog(Dialog.LIVE),
                state.withMeeting(new Meeting.Invited(offer))));
    int pending = state.meeting().connection();
    return pending == 0 ? next : next.and(new LiveEffect.Close(pending));
  }

  private static Next<Part<LiveState>> answered(Part<LiveState> part, MeetingCode.Answer answer) {
    return isMine(part.state(), answer)
        ? handedOver(part, answer)
        : Next.of(part, new LiveEffect.HandOver(answer));
  }

  /** Whether an answer is to the invitation that is shown here. */
  public static boolean isMine(LiveState state, MeetingCode.Answer answer) {
    MeetingCode shown = state.meeting().code();
    return shown != null
        && shown.map(offer -> offer.peer().ufrag().equals(answer.offer()), own -> false);
  }

  /**
   * Whether devices are to meet here, or play.
   *
   * @param meeting the text under which a tab stores it
   */
  public static boolean holds(LiveState state, String meeting) {
    return LiveRestore.write(state).equals(meeting);
  }

  static Next<Part<LiveState>> handedOver(Part<LiveState> part, MeetingCode.Answer answer) {
    LiveState state = part.state();
    if (!isMine(state, answer)) {
      return Next.of(part);
    }
    int connection = state.meeting().connection();
    boolean watches = state.meeting().invitesToWatch();
    return Next.of(
        part.with(
            state.withMeeting(
                new Meeting.Connecting(connection, answer.peer().fingerprint(), watches))),
        new LiveEffect.Accept(connection, answer.peer()));
  }

  static Part<LiveState> taken(Part<LiveState> part, LiveEvent.Taken event) {
    return part.with(
        part.session()
            .withNotice(
                event.taken() ? Notice.Kind.CODE_HANDED_OVER : Notice.Kind.CODE_NOT_AWAITED));
  }

  static Next<Part<LiveState>> scan(Part<LiveState> part, boolean on) {
    LiveState state = part.state();
    Meeting meeting = state.meeting().scanning(on);
    boolean begins = meeting.scans() && !state.meeting().scans();
    Next<Part<LiveState>> next = Next.of(part.with(state.withMeeting(meeting)));
    return begins ? next.and(new LiveEffect.Scan()) : next;
  }

  /** The code of another device is scanned or pasted here. */
  static Next<Part<LiveState>> seek(Part<LiveState> part) {
    Session session = part.session().withDialog(Dialog.LIVE);
    LiveState state = part.state().withMeeting(new Meeting.Seeking(false));
    Part<LiveState> seeks = new Part<>(session, state);
    return session.device().camera().canScan() ? scan(seeks, true) : Next.of(seeks);
  }

  static Next<Part<LiveState>> copy(Part<LiveState> part) {
    MeetingCode shown = part.state().meeting().code();
    return shown == null
        ? Next.of(part)
        : Next.of(part, new ClipboardEffect.Copy(address(part.session(), shown)));
  }

  /** The whole address of a code. */
  static String address(Session session, MeetingCode code) {
    return session.device().base() + Address.live(code.write());
  }
}
