package org.hexstones.web.live;

import java.util.List;

/**
 * A message between devices that play together. The device that invites is the host: it gives the
 * seats and passes on what the guests send.
 */
public sealed interface LiveMessage {
  /** The version of these messages. A device ignores kinds that it does not know. */
  int VERSION = 1;

  /**
   * The first message of each side.
   *
   * @param version the newest version that the sender speaks
   * @param name the person's name, or empty
   */
  record Hello(int version, String name) implements LiveMessage {}

  /**
   * The game as far as the sender knows it.
   *
   * @param link the link of its record
   * @param control the players' time as text; empty if there are no clocks
   * @param left the milliseconds that each player has left; empty without clocks
   */
  record Game(String link, String control, List<Integer> left) implements LiveMessage {
    public Game {
      left = List.copyOf(left);
    }

    /** A game without clocks. */
    public Game(String link) {
      this(link, "", List.of());
    }
  }

  /**
   * A guest asks for the seat that it had in this game.
   *
   * @param player from 0
   */
  record Claim(int player) implements LiveMessage {}

  /**
   * The host says who sits where.
   *
   * @param yours the receiver's player, or -1 if it watches
   * @param presence what each player does
   */
  record Seats(int yours, List<Presence> presence) implements LiveMessage {
    public Seats {
      presence = List.copyOf(presence);
    }
  }

  /**
   * An offer to all players.
   *
   * @param ply for {@link Proposal#UNDO} the number of moves that remain; otherwise 0
   */
  record Propose(Proposal kind, int ply) implements LiveMessage {}

  /** The answer to an offer. */
  record Reply(Proposal kind, boolean agreed) implements LiveMessage {}

  /** The sender leaves on purpose. */
  record Bye() implements LiveMessage {}

  /** What players can offer to each other. */
  enum Proposal {
    UNDO,
    REMATCH
  }

  /** What is known of a player. */
  enum Presence {
    /** Nobody has taken the seat yet. */
    OPEN,
    HERE,
    /** The connection is interrupted. */
    AWAY,
    /** The player has left, or the connection has ended. */
    GONE,
    COMPUTER
  }
}
