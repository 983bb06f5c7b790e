package org.hexstones.web.live;

/**
 * The connections of this device to others: the port that the browser implements. Each connection
 * has a number, which the caller chooses. Each method returns at once; what follows is reported to
 * the {@link Listener}. A connection that fails or ends is reported once, and has no further
 * reports.
 */
public interface Connections {
  /** Receives what happens to connections. */
  interface Listener {
    /**
     * A description of this device for the peer is ready, after {@link #offer} or {@link #join}.
     */
    void described(int connection, PeerDescription here);

    void opened(int connection);

    void received(int connection, String message);

    /** The peer does not answer at the moment, or answers again. */
    void away(int connection, boolean isAway);

    /** The connection has ended, or was never made. */
    void closed(int connection, Failure failure);
  }

  /** Why a connection has ended. */
  enum Failure {
    /** It was open before. */
    LOST,
    /** The peer was not reached. */
    UNREACHABLE,
    /** The browser keeps the page from the local network. */
    BLOCKED,
    /** The page was left and has come back as it was, without its connections. */
    SLEPT,
    /** The browser has no connections between devices, or forbids them. */
    UNSUPPORTED
  }

  /**
   * Begins a connection to a peer that is not known yet.
   *
   * @param server the address of the person's STUN server, or empty
   */
  void offer(int connection, String server);

  /** The peer of an offered connection has answered. */
  void accept(int connection, PeerDescription peer);

  /** Begins a connection to the peer that has made an offer. */
  void join(int connection, PeerDescription peer, String server);

  /** Sends a message over an open connection. */
  void send(int connection, String message);

  void close(int connection);
}
