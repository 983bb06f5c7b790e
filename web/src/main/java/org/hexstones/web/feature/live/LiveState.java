package org.hexstones.web.feature.live;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hexstones.web.live.LiveMessage.Presence;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.jspecify.annotations.Nullable;

/**
 * The state of live play.
 *
 * @param role what this device is
 * @param game the identifier of the match that is played live; empty if there is none
 * @param peers the connected devices: the guests of a host, or the host of a guest
 * @param meeting how far the next connection has come
 * @param presence what each player does; empty before it is known
 * @param next the number for the next connection
 * @param refused how many messages were refused
 * @param offer the offer that is not decided yet, or null
 * @param undone the main line before the last moves were taken back by agreement; else empty
 * @param gone the devices that had a seat and are not connected any more
 * @param transfer how far games are brought together, or null
 * @param follows whether the game is new here and this device has never had a seat in it
 * @param since when each player began to do that, in milliseconds
 * @param lostAt when the last connection of a player ended, in milliseconds, or {@link #UNKNOWN}
 */
public record LiveState(
    Role role,
    String game,
    List<LivePeer> peers,
    Meeting meeting,
    List<Presence> presence,
    int next,
    int refused,
    @Nullable LiveOffer offer,
    List<Integer> undone,
    List<LivePeer> gone,
    @Nullable LiveTransfer transfer,
    boolean follows,
    List<Integer> since,
    double lostAt) {
  /** No connection has ended since the page was loaded. */
  static final double UNKNOWN = -1;

  /** The most devices that watch the game of a host. */
  static final int MOST_WATCHERS = 4;

  /** What a device is in live play. */
  public enum Role {
    NONE,
    /** It has invited; it passes on what the guests send. */
    HOST,
    GUEST
  }

  public static final LiveState NOTHING =
      new LiveState(
          Role.NONE,
          "",
          List.of(),
          new Meeting.None(),
          List.of(),
          1,
          0,
          null,
          List.of(),
          List.of(),
          null,
          false,
          List.of(),
          UNKNOWN);

  public LiveState {
    peers = List.copyOf(peers);
    presence = List.copyOf(presence);
    undone = List.copyOf(undone);
    gone = List.copyOf(gone);
    since = List.copyOf(since);
  }

  public boolean isConnected() {
    return !peers.isEmpty();
  }

  /** Whether a reload would end a connection, or one that two devices are about to make. */
  public boolean isGoingOn() {
    return role != Role.NONE || meeting.connection() != 0;
  }

  /** Whether a player is awaited who is not connected. */
  public boolean isOpen() {
    return presence.isEmpty()
        || presence.contains(Presence.OPEN)
        || presence.contains(Presence.GONE);
  }

  /** The peer at a connection, or null. */
  public @Nullable LivePeer peer(int connection) {
    for (LivePeer peer : peers) {
      if (peer.connection() == connection) {
        return peer;
      }
    }
    return null;
  }

  /** The peer at which a player sits, or null. */
  public @Nullable LivePeer seated(int player) {
    for (LivePeer peer : peers) {
      if (peer.players().contains(player)) {
        return peer;
      }
    }
    return null;
  }

  /** Whether a peer of this host has no seat. */
  private boolean isWatcher(LivePeer peer) {
    return role == Role.HOST && transfer == null && !peer.isSeated();
  }

  /** How many devices watch the game of this host. */
  public int watchers() {
    int watchers = 0;
    for (LivePeer peer : peers) {
      watchers += isWatcher(peer) ? 1 : 0;
    }
    return watchers;
  }

  /** Whether this device watches a match that it has from its host alone. */
  boolean watches(Match match) {
    return role == Role.GUEST && follows && !match.seats().contains(Seat.PERSON);
  }

  /** Whether one more device can watch the game of this host. */
  public boolean hasRoom() {
    return role == Role.HOST && watchers() < MOST_WATCHERS;
  }

  /** The numbers of all connections. */
  public List<Integer> connections() {
    List<Integer> numbers = new ArrayList<>();
    for (LivePeer peer : peers) {
      numbers.add(peer.connection());
    }
    return numbers;
  }

  /** The state in a word, as the page's attribute has it; empty without live play. */
  public String word() {
    if (!meeting.word().isEmpty()) {
      return meeting.word();
    }
    if (peers.size() == watchers()) {
      return role == Role.NONE ? "" : "waiting";
    }
    for (LivePeer peer : peers) {
      if (peer.away() && !isWatcher(peer)) {
        return "away";
      }
    }
    return "connected";
  }

  public LiveState as(Role other, String match) {
    boolean kept = match.equals(game) || game.isEmpty();
    return new LiveState(
        other,
        match,
        peers,
        meeting,
        presence,
        next,
        refused,
        offer,
        kept ? undone : List.of(),
        kept ? gone : List.of(),
        transfer,
        follows,
        since,
        lostAt);
  }

  public LiveState withMeeting(Meeting other) {
    return new LiveState(
        role, game, peers, other, presence, next, refused, offer, undone, gone, transfer, follows,
        since, lostAt);
  }

  /**
   * The state with what the players do now.
   *
   * @param now the time, in milliseconds
   */
  public LiveState withPresence(List<Presence> others, double now) {
    List<Integer> times = new ArrayList<>();
    for (int player = 0; player < others.size(); player++) {
      boolean same = player < presence.size() && presence.get(player) == others.get(player);
      times.add(same ? since.get(player) : (int) now);
    }
    return new LiveState(
        role, game, peers, meeting, others, next, refused, offer, undone, gone, transfer, follows,
        times, lostAt);
  }

  /** Whether a player was here and is not now. */
  public boolean isAbsent(int player) {
    return presence.get(player) == Presence.AWAY || presence.get(player) == Presence.GONE;
  }

  /** Whether a player is absent. */
  boolean hasAbsent() {
    return presence.contains(Presence.AWAY) || presence.contains(Presence.GONE);
  }

  public LiveState withNext(int number) {
    return new LiveState(
        role, game, peers, meeting, presence, number, refused, offer, undone, gone, transfer,
        follows, since, lostAt);
  }

  public LiveState withRefused(int count) {
    return new LiveState(
        role, game, peers, meeting, presence, next, count, offer, undone, gone, transfer, follows,
        since, lostAt);
  }

  public LiveState withOffer(@Nullable LiveOffer other) {
    return new LiveState(
        role, game, peers, meeting, presence, next, refused, other, undone, gone, transfer, follows,
        since, lostAt);
  }

  public LiveState withUndone(List<Integer> line) {
    return new LiveState(
        role, game, peers, meeting, presence, next, refused, offer, line, gone, transfer, follows,
        since, lostAt);
  }

  /** The state without a peer whose device and seat are remembered. */
  public LiveState withGone(LivePeer peer) {
    List<LivePeer> others = new ArrayList<>();
    for (LivePeer one : gone) {
      if (Collections.disjoint(one.players(), peer.players())) {
        others.add(one);
      }
    }
    others.add(peer);
    LiveState left = without(peer.connection());
    return new LiveState(
        role,
        game,
        left.peers,
        meeting,
        presence,
        next,
        refused,
        offer,
        undone,
        others,
        transfer,
        follows,
        since,
        lostAt);
  }

  public LiveState withTransfer(@Nullable LiveTransfer other) {
    return new LiveState(
        role, game, peers, meeting, presence, next, refused, offer, undone, gone, other, follows,
        since, lostAt);
  }

  public LiveState withFollows(boolean isNew) {
    return new LiveState(
        role, game, peers, meeting, presence, next, refused, offer, undone, gone, transfer, isNew,
        since, lostAt);
  }

  public LiveState withLostAt(double now) {
    return new LiveState(
        role, game, peers, meeting, presence, next, refused, offer, undone, gone, transfer, follows,
        since, now);
  }

  /** The state after live play has ended. */
  public LiveState ended() {
    return NOTHING.withNext(next).withRefused(refused).withUndone(undone).withLostAt(lostAt);
  }

  /** The state with a peer, in place of the one at the same connection. */
  public LiveState with(LivePeer peer) {
    List<LivePeer> others = new ArrayList<>(without(peer.connection()).peers);
    others.add(peer);
    return new LiveState(
        role, game, others, meeting, presence, next, refused, offer, undone, gone, transfer,
        follows, since, lostAt);
  }

  public LiveState without(int connection) {
    List<LivePeer> others = new ArrayList<>();
    for (LivePeer peer : peers) {
      if (peer.connection() != connection) {
        others.add(peer);
      }
    }
    return new LiveState(
        role, game, others, meeting, presence, next, refused, offer, undone, gone, transfer,
        follows, since, lostAt);
  }
}
