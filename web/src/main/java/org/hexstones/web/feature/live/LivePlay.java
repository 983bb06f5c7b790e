package org.hexstones.web.feature.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.web.live.LiveMessage;
import org.hexstones.web.live.LiveMessageCodec;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PlayerNames;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Session;
import org.hexstones.web.storage.PreferencesEffect;
import org.jspecify.annotations.Nullable;

/** Updates for open connections: greetings, messages, and what is sent after a turn. */
public final class LivePlay {
  /** A connection is open. Both sides greet; the host sends the game. */
  Next<Part<LiveState>> opened(Part<LiveState> part, LiveEvent.Opened event) {
    LiveState state = part.state();
    if (state.meeting().connection() != event.connection()) {
      return Next.of(part);
    }
    double now = part.session().device().now();
    LivePeer peer =
        LivePeer.of(event.connection(), state.meeting().device(), now)
            .withWatches(state.meeting().isToWatch());
    LiveState joined = state.with(peer).withMeeting(new Meeting.None());
    List<Effect> effects = new ArrayList<>();
    String name = PlayerNames.clean(part.session().form().names().get(0));
    effects.add(
        new LiveEffect.Send(event.connection(), new LiveMessage.Hello(LiveMessage.VERSION, name)));
    if (state.transfer() != null) {
      effects.add(new LiveEffect.Transfer(event.connection()));
      return new Next<>(part.with(joined), effects);
    }
    Match match = game(part.session(), joined);
    if (state.role() == LiveState.Role.HOST && match != null) {
      effects.add(new LiveEffect.SendGame(List.of(event.connection()), LiveGames.whole(match)));
    }
    return new Next<>(part.with(joined), effects);
  }

  /** The match that is played live, if it is on the board; or null. */
  static @Nullable Match game(Session session, LiveState state) {
    Match shown = session.shown();
    return shown != null && shown.id().equals(state.game()) ? shown : null;
  }

  /** The match on the board, where there is one. */
  static Match shown(Part<LiveState> part) {
    return Objects.requireNonNull(part.session().shown());
  }

  Next<Part<LiveState>> received(Part<LiveState> part, LiveEvent.Received event) {
    LiveState state = part.state();
    LivePeer peer = state.peer(event.connection());
    if (peer == null) {
      return Next.of(part);
    }
    LivePeer charged = peer.charged(part.session().device().now(), event.message().length());
    LiveMessage message = LiveMessageCodec.read(event.message());
    return charged.credit() < 0 || message == null
        ? hostile(part, event.connection())
        : message.to(new LiveReception(part.with(state.with(charged)), charged));
  }

  /** A peer that sends what no version sends is disconnected. The game stays. */
  static Next<Part<LiveState>> hostile(Part<LiveState> part, int connection) {
    LiveState state = part.state().withRefused(part.state().refused() + 1);
    Next<Part<LiveState>> lost = lost(part.with(state), connection);
    return lost.and(new LiveEffect.Close(connection));
  }

  Next<Part<LiveState>> away(Part<LiveState> part, LiveEvent.Away event) {
    LivePeer peer = part.state().peer(event.connection());
    if (peer == null || peer.away() == event.isAway()) {
      return Next.of(part);
    }
    Part<LiveState> after = part.with(part.state().with(peer.withAway(event.isAway())));
    return after.state().role() == LiveState.Role.HOST ? LiveSeats.send(after) : Next.of(after);
  }

  /**
   * A connection has ended. A host invites anew at once; a guest becomes the host of what is left.
   */
  static Next<Part<LiveState>> lost(Part<LiveState> part, int connection) {
    return lost(part, connection, true);
  }

  static Next<Part<LiveState>> lost(Part<LiveState> before, int connection, boolean invites) {
    LiveTransfer transfer = before.state().transfer();
    if (transfer != null) {
      return LiveLibrary.lost(before, transfer);
    }
    LivePeer peer = before.state().peer(connection);
    LiveState without =
        peer == null || !peer.isSeated()
            ? before.state().without(connection)
            : before.state().withGone(peer);
    // Who only watched takes no part in what is offered.
    boolean watcher = without.role() == LiveState.Role.HOST && peer != null && !peer.isSeated();
    LiveState state =
        without
            .withOffer(watcher ? without.offer() : null)
            .withLostAt(before.session().device().now());
    Match match = game(before.session(), state);
    if (match == null) {
      return Next.of(before.with(state.ended()));
    }
    if (state.watches(match)) {
      return Next.of(new Part<>(before.session().withNotice(Notice.Kind.PEER_LEFT), state.ended()));
    }
    boolean seated = peer != null && peer.isSeated();
    boolean invited = invites && (seated || state.role() == LiveState.Role.GUEST);
    // The dialog of an invitation tells it too, and who only watched is not missed.
    boolean watched = state.role() == LiveState.Role.HOST && !seated;
    Session session =
        invited || watched ? before.session() : before.session().withNotice(Notice.Kind.PEER_LEFT);
    Part<LiveState> part = new Part<>(session, state);
    if (state.role() == LiveState.Role.HOST) {
      List<Effect> withdrawn = new ArrayList<>();
      LiveOffer offer = before.state().offer();
      for (LivePeer other : state.peers()) {
        if (offer != null && offer.course() == null && !watcher) {
          withdrawn.add(
              new LiveEffect.Send(other.connection(), new LiveMessage.Reply(offer.kind(), false)));
        }
      }
      return LiveSeats.send(part, invited).and(withdrawn.toArray(new Effect[0]));
    }
    LiveState left =
        state
            .withPresence(LiveSeats.gone(match), part.session().device().now())
            .as(LiveState.Role.HOST, match.id());
    return invites ? LiveUpdate.invite(part.with(left), false) : Next.of(part.with(left));
  }

  /** Sends the game to all peers when a turn is complete, and reports the state. */
  public static Next<Part<LiveState>> follow(LiveState before, Session old, Part<LiveState> part) {
    LiveState state = part.state();
    Match match = game(part.session(), state);
    Match earlier = old.shown();
    boolean longer =
        match != null
            && earlier != null
            && earlier.id().equals(match.id())
            && match.record().mainLine().size() > earlier.record().mainLine().size();
    // Who plays on does not want what was offered before.
    boolean lapses =
        match != null && longer && state.offer() != null && LiveGames.isTurnComplete(match);
    LiveState after = lapses ? state.withOffer(null) : state;
    List<Effect> effects = new ArrayList<>();
    if (state.hasAbsent() && !before.hasAbsent()) {
      effects.add(LiveClaims.later(part));
    }
    Next<Part<LiveState>> sent =
        sent(old, part.session(), after).map(session -> new Part<>(session, after));
    String meeting = LiveRestore.write(state);
    if (!meeting.equals(LiveRestore.write(before))) {
      effects.add(new PreferencesEffect.SaveMeeting(meeting));
    }
    if (!state.word().equals(before.word())) {
      effects.add(new LiveEffect.ShowState(state.word()));
    }
    return sent.and(effects.toArray(new Effect[0]));
  }

  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  private static Next<Session> sent(Session before, Session after, LiveState state) {
    Match match = game(after, state);
    Match old = before.shown();
    if (match == null
        || !state.isConnected()
        || (old != null && old.record() == match.record() && old.id().equals(match.id()))) {
      return Next.of(after);
    }
    int plies = match.record().mainLine().size();
    // Who returns to the board learns what was played meanwhile.
    boolean longer =
        old == null || !old.id().equals(match.id()) || plies > old.record().mainLine().size();
    if (!longer || match.cursor() < plies || !LiveGames.isTurnComplete(match)) {
      return Next.of(after);
    }
    Session sent = match.sent() < plies ? after.withMatch(match.withSent(plies)) : after;
    return Next.of(sent, new LiveEffect.SendGame(state.connections(), match));
  }
}
