package org.hexstones.web.feature.live;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.web.live.Connections;
import org.hexstones.web.live.LiveMessage;
import org.hexstones.web.live.MeetingCode;
import org.hexstones.web.match.Clocks;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Camera;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.ScreenEffect;
import org.hexstones.web.session.Session;

/** Updates for the meeting of devices: invitations and connections. */
public final class LiveUpdate {
  private final LivePlay play;
  private final Function<String, Parsed<Setup>> setups;

  /**
   * @param setups reads the set-up of an invitation
   */
  public LiveUpdate(LivePlay play, Function<String, Parsed<Setup>> setups) {
    this.play = play;
    this.setups = setups;
  }

  public Updates<Part<LiveState>> updates() {
    return new Updates<Part<LiveState>>()
        .on(LiveEvent.Invite.class, (part, event) -> invite(part, true))
        .change(LiveEvent.Name.class, LiveUpdate::named)
        .on(LiveEvent.Join.class, (part, event) -> join(part))
        .on(Route.Live.class, (part, event) -> LiveCodes.code(part, event.code(), setups))
        .on(LiveEvent.Code.class, (part, event) -> LiveCodes.code(part, event.text(), setups))
        .on(LiveEvent.HandedOver.class, (part, event) -> LiveCodes.handedOver(part, event.answer()))
        .change(LiveEvent.Taken.class, LiveCodes::taken)
        .on(LiveEvent.Scan.class, (part, event) -> LiveCodes.scan(part, event.on()))
        .on(LiveEvent.CopyCode.class, (part, event) -> LiveCodes.copy(part))
        .on(LiveEvent.Described.class, LiveUpdate::described)
        .on(LiveEvent.Opened.class, play::opened)
        .on(LiveEvent.Received.class, play::received)
        .on(LiveEvent.GameRead.class, LiveGames::gameRead)
        .on(LiveEvent.Away.class, play::away)
        .on(LiveEvent.Closed.class, this::closed)
        .on(LiveEvent.Propose.class, (part, event) -> LiveOffers.propose(part, event.kind()))
        .on(LiveEvent.Answer.class, (part, event) -> LiveOffers.answer(part, event.agreed()))
        .change(LiveEvent.ClaimTime.class, (part, event) -> LiveClaims.claim(part))
        .on(LiveEvent.Waited.class, (part, event) -> LiveClaims.waited(part))
        .on(LiveEvent.Restore.class, (part, event) -> LiveRestore.restore(part, event, setups))
        .on(LiveEvent.Bring.class, (part, event) -> LiveLibrary.invite(part, true))
        .on(LiveEvent.PieceWanted.class, LiveLibrary::wanted)
        .change(LiveEvent.PieceSent.class, LiveLibrary::sent)
        .on(LiveEvent.Brought.class, LiveLibrary::complete)
        .on(LiveEvent.Leave.class, (part, event) -> leave(part, Dialog.NONE))
        .on(LiveEvent.Here.class, (part, event) -> here(part))
        .on(LiveEvent.Fill.class, LiveSeats::fill)
        .on(LiveEvent.Choose.class, (part, event) -> LiveSeats.choose(part, event.player()))
        .on(LiveEvent.Seek.class, (part, event) -> LiveCodes.seek(part))
        .on(LiveEvent.ByLink.class, (part, event) -> leave(part, Dialog.SHARE));
  }

  /** The seats for a live game: the person here is the first player, the others are elsewhere. */
  public static List<Seat> seats(int players) {
    List<Seat> seats = new ArrayList<>(Collections.nCopies(players, Seat.LINK));
    seats.set(0, Seat.PERSON);
    return seats;
  }

  /**
   * The beginning of a connection for an invitation.
   *
   * @param pressed whether the person has just asked for it; else the camera is not asked for
   */
  static Effect offer(Session session, int connection, boolean pressed) {
    boolean camera = pressed && session.device().camera() == Camera.HANDHELD;
    return new LiveEffect.Offer(connection, session.settings().stunServer(), camera);
  }

  /**
   * Begins an invitation to the match on the board.
   *
   * @param pressed whether the person has just asked for it
   */
  static Next<Part<LiveState>> invite(Part<LiveState> part, boolean pressed) {
    Session session = part.session();
    Match match = session.shown();
    if (match == null || !match.isByLink()) {
      return Next.of(part);
    }
    LiveState state = part.state();
    boolean isElsewhere = state.isConnected() || !state.game().isEmpty();
    if (isElsewhere && !state.game().equals(match.id())) {
      // One game at a time is played live.
      return invite(part.with(state.ended()), pressed).precededBy(ended(state));
    }
    if (state.isConnected() && !state.isOpen() && !state.hasRoom()) {
      return Next.of(part);
    }
    int connection = state.next();
    LiveState invites =
        state
            .as(LiveState.Role.HOST, match.id())
            .withTransfer(null)
            .withNext(connection + 1)
            .withMeeting(new Meeting.Preparing(connection, null));
    if (invites.presence().isEmpty()) {
      invites = invites.withPresence(LiveSeats.presence(match, invites), session.device().now());
    }
    Next<Part<LiveState>> next =
        Next.of(
            new Part<>(session.withDialog(Dialog.LIVE), invites),
            offer(session, connection, pressed));
    int pending = state.meeting().connection();
    return pending == 0 ? next : next.and(new LiveEffect.Close(pending));
  }

  private static Part<LiveState> named(Part<LiveState> part, LiveEvent.Name event) {
    Session session = part.session();
    return part.with(session.withForm(session.form().withName(0, event.name())));
  }

  /** Accepts the invitation that was opened. */
  static Next<Part<LiveState>> join(Part<LiveState> part) {
    LiveState state = part.state();
    MeetingCode.Offer invitation = state.meeting().acceptable();
    if (invitation == null) {
      return Next.of(part);
    }
    int connection = state.next();
    LiveState joins =
        state
            .ended()
            .as(LiveState.Role.GUEST, "")
            .withTransfer(
                invitation.game().equals(LiveTransfer.INVITES) ? LiveTransfer.BEGUN : null)
            .withNext(connection + 1)
            .withMeeting(new Meeting.Preparing(connection, invitation));
    // A guest that comes back leaves its dead connection.
    List<Effect> effects = farewell(state.peers());
    effects.add(
        new LiveEffect.Join(connection, invitation.peer(), part.session().settings().stunServer()));
    return new Next<>(new Part<>(part.session().withDialog(Dialog.LIVE), joins), effects);
  }

  private static Next<Part<LiveState>> described(Part<LiveState> part, LiveEvent.Described event) {
    LiveState state = part.state();
    if (state.meeting().connection() != event.connection()) {
      return Next.of(part, new LiveEffect.Close(event.connection()));
    }
    MeetingCode.Offer answered = state.meeting().answered();
    if (answered != null && answered.peer().fingerprint().equals(event.here().fingerprint())) {
      // Another tab of this browser invites. Both have the same store, and so the same seat.
      Session session = part.session().withDialog(Dialog.NONE).withNotice(Notice.Kind.OWN_CODE);
      return Next.of(new Part<>(session, state.ended()), new LiveEffect.Close(event.connection()));
    }
    Match match = part.session().shown();
    String game =
        state.transfer() != null ? LiveTransfer.INVITES : match == null ? "" : game(state, match);
    Meeting meeting = state.meeting().described(event.here(), game);
    Next<Part<LiveState>> next = Next.of(part.with(state.withMeeting(meeting)));
    if (meeting.isNone()) {
      return next.and(new LiveEffect.Close(event.connection()));
    }
    // The button that was pressed for it is gone.
    return meeting.answered() == null ? next : next.and(new ScreenEffect.FocusControl("link"));
  }

  private static String game(LiveState state, Match match) {
    String game = game(match.record());
    return state.isOpen() || LiveSeats.hasComputer(match) ? game : MeetingCode.Offer.toWatch(game);
  }

  /** The beginning of a game, without its moves: the text of the set-up, or a link if shorter. */
  private static String game(GameRecord record) {
    String text = record.setup().text();
    String link =
        ShortLink.of(new GameRecord(record.setup(), record.start(), Node.ROOT, List.of()));
    return record.start().isEmpty() && text.length() <= link.length() ? text : link;
  }

  private Next<Part<LiveState>> closed(Part<LiveState> part, LiveEvent.Closed event) {
    LiveState state = part.state();
    if (state.peer(event.connection()) != null) {
      return LivePlay.lost(part, event.connection());
    }
    if (state.meeting().connection() != event.connection()) {
      return Next.of(part);
    }
    MeetingCode.Offer answered = state.meeting().answered();
    Part<LiveState> failed =
        part.with(state.withMeeting(new Meeting.Failed(event.failure(), answered)));
    return event.failure() == Connections.Failure.SLEPT
        ? LiveRestore.renewed(failed)
        : Next.of(failed);
  }

  /** The seats of the others are this device's too, as long as nobody has come. */
  private static Next<Part<LiveState>> here(Part<LiveState> part) {
    Match match = LivePlay.game(part.session(), part.state());
    if (match == null || !isAlone(part.state(), match)) {
      return Next.of(part);
    }
    List<Seat> seats = new ArrayList<>(match.seats());
    seats.replaceAll(seat -> seat == Seat.LINK ? Seat.PERSON : seat);
    return here(part, match.withSeats(seats));
  }

  /** All players of a match sit here: nobody is awaited any more. */
  static Next<Part<LiveState>> here(Part<LiveState> part, Match match) {
    Session session = part.session();
    Session here = session.withForm(session.form().withFirstSeats(match.seats()));
    return leave(part.with(here.withMatch(match)), Dialog.NONE);
  }

  /**
   * Whether an invitation is open to a game in which nobody has come yet and nothing was played.
   */
  static boolean isAlone(LiveState state, Match match) {
    return !state.isConnected()
        && state.transfer() == null
        && match.record().mainLine().isEmpty()
        && match.seats().get(0) == Seat.PERSON;
  }

  /** Says good-bye to peers and closes their connections. */
  private static List<Effect> farewell(List<LivePeer> peers) {
    List<Effect> effects = new ArrayList<>();
    for (LivePeer peer : peers) {
      effects.add(new LiveEffect.Send(peer.connection(), new LiveMessage.Bye()));
      effects.add(new LiveEffect.Close(peer.connection()));
    }
    return effects;
  }

  /** Ends all connections of a state. */
  private static List<Effect> ended(LiveState state) {
    List<Effect> effects = farewell(state.peers());
    int pending = state.meeting().connection();
    if (pending > 0) {
      effects.add(new LiveEffect.Close(pending));
    }
    if (state.transfer() != null) {
      effects.add(new LiveEffect.EndTransfer());
    }
    return effects;
  }

  private static Next<Part<LiveState>> leave(Part<LiveState> part, Dialog dialog) {
    LiveState state = part.state();
    List<Effect> effects = ended(state);
    Match match = LivePlay.game(part.session(), state);
    // By link nobody can know how long the others have thought.
    Session session =
        match == null
            ? part.session()
            : part.session().withMatch(match.withClocks(Clocks.NONE).withPaused(false));
    Dialog shown = session.shown() == null ? Dialog.NONE : dialog;
    return new Next<>(new Part<>(session.withDialog(shown), state.ended()), effects);
  }
}
