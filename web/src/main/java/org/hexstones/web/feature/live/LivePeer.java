package org.hexstones.web.feature.live;

import java.util.List;

/**
 * A device that is connected to this one.
 *
 * @param connection its number
 * @param device the fingerprint of its certificate; empty if it is the one that invited
 * @param players the players who sit there; none if it watches, or has no seat yet
 * @param name the person's name, or empty
 * @param away whether the connection is interrupted
 * @param current whether it is known to have the same moves since the last change by agreement
 * @param takes whether it speaks a version in which seats are taken
 * @param watches whether it was invited to watch; at a guest, whether this device only watches
 * @param credit how many messages the peer may send at once; it grows with time
 * @param at when the credit was counted, in milliseconds
 */
public record LivePeer(
    int connection,
    List<Integer> device,
    List<Integer> players,
    String name,
    boolean away,
    boolean current,
    boolean takes,
    boolean watches,
    int credit,
    double at) {
  private static final int MOST_CREDIT = 60;

  /** So much is earned in a second. */
  private static final int CREDIT_A_SECOND = 10;

  /** A message costs one, and one more for so many characters. */
  private static final int CHARACTERS = 1_000;

  public LivePeer {
    device = List.copyOf(device);
    players = List.copyOf(players);
  }

  static LivePeer of(int connection, List<Integer> device, double now) {
    return new LivePeer(
        connection, device, List.of(), "", false, false, false, false, MOST_CREDIT, now);
  }

  /** Whether a player sits there. */
  boolean isSeated() {
    return !players.isEmpty();
  }

  LivePeer withPlayers(List<Integer> seats) {
    return new LivePeer(connection, device, seats, name, away, current, takes, watches, credit, at);
  }

  LivePeer withTakes(boolean knows) {
    return new LivePeer(
        connection, device, players, name, away, current, knows, watches, credit, at);
  }

  LivePeer withWatches(boolean only) {
    return new LivePeer(connection, device, players, name, away, current, takes, only, credit, at);
  }

  LivePeer withName(String other) {
    return new LivePeer(
        connection, device, players, other, away, current, takes, watches, credit, at);
  }

  LivePeer withAway(boolean isAway) {
    return new LivePeer(
        connection, device, players, name, isAway, current, takes, watches, credit, at);
  }

  LivePeer withCurrent(boolean isCurrent) {
    return new LivePeer(
        connection, device, players, name, away, isCurrent, takes, watches, credit, at);
  }

  private static int cost(int length) {
    return 1 + length / CHARACTERS;
  }

  /**
   * The peer after a message that costs nothing.
   *
   * @param length the number of its characters
   */
  LivePeer refunded(int length) {
    return withCredit(credit + cost(length), at);
  }

  /**
   * The peer after one more message. Its credit is below 0 if it sends too many.
   *
   * @param length the number of its characters
   */
  LivePeer charged(double now, int length) {
    double earned = Math.max(0, now - at) * CREDIT_A_SECOND / 1000;
    int saved = (int) Math.min(MOST_CREDIT, credit + earned);
    // Time that earned less than a whole message is not lost.
    return withCredit(saved - cost(length), saved > credit ? now : at);
  }

  private LivePeer withCredit(int left, double since) {
    return new LivePeer(
        connection, device, players, name, away, current, takes, watches, left, since);
  }
}
