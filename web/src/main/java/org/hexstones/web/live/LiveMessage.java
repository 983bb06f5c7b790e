package org.hexstones.web.live;

import java.util.List;

/**
 * A message between devices that play together. The device that invites is the host: it gives the
 * seats and passes on what the guests send.
 */
public sealed interface LiveMessage {
  /** The version of these messages. A device ignores kinds that it does not know. */
  int VERSION = 2;

  /** From this version on, a device knows {@link Take}. */
  int TAKES = 2;

  /** The text of the message: words with spaces between them, of which the first is the kind. */
  String text();

  /** Gives the message to what handles its kind. */
  <R> R to(Handler<R> handler);

  /** Handles each kind of message. */
  interface Handler<R> {
    R hello(Hello hello);

    R game(Game game);

    R claim(Claim claim);

    R take(Take take);

    R watch();

    R seats(Seats seats);

    R propose(Propose propose);

    R reply(Reply reply);

    R want();

    R piece(Piece piece);

    R brought();

    R bye();

    /** A kind that only a newer version knows. */
    R unknown();
  }

  /**
   * The first message of each side.
   *
   * @param version the newest version that the sender speaks
   * @param name the person's name, or empty
   */
  record Hello(int version, String name) implements LiveMessage {
    @Override
    public String text() {
      return "hello " + version + " " + name;
    }

    @Override
    public <R> R to(Handler<R> handler) {
      return handler.hello(this);
    }
  }

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

    @Override
    public String text() {
      StringBuilder text = new StringBuilder("game " + link);
      if (!control.isEmpty()) {
        text.append(' ').append(control);
        left.forEach(millis -> text.append(' ').append(millis));
      }
      return text.toString();
    }

    @Override
    public <R> R to(Handler<R> handler) {
      return handler.game(this);
    }
  }

  /**
   * A guest without a seat asks for one.
   *
   * @param player from 0; another one is as good
   */
  record Claim(int player) implements LiveMessage {
    @Override
    public String text() {
      return "claim " + player;
    }

    @Override
    public <R> R to(Handler<R> handler) {
      return handler.claim(this);
    }
  }

  /**
   * A guest asks for these very seats: it had them in this game, or its person has chosen one.
   *
   * @param players from 0, in their order
   */
  record Take(List<Integer> players) implements LiveMessage {
    public Take {
      players = List.copyOf(players);
    }

    @Override
    public String text() {
      StringBuilder text = new StringBuilder("take");
      players.forEach(player -> text.append(' ').append(player));
      return text.toString();
    }

    @Override
    public <R> R to(Handler<R> handler) {
      return handler.take(this);
    }
  }

  /** A guest wants no seat. */
  record Watch() implements LiveMessage {
    @Override
    public String text() {
      return "watch";
    }

    @Override
    public <R> R to(Handler<R> handler) {
      return handler.watch();
    }
  }

  /**
   * The host says who sits where.
   *
   * @param yours the receiver's players, in their order; none if it watches
   * @param presence what each player does
   */
  record Seats(List<Integer> yours, List<Presence> presence) implements LiveMessage {
    public Seats {
      yours = List.copyOf(yours);
      presence = List.copyOf(presence);
    }

    @Override
    public String text() {
      StringBuilder text = new StringBuilder("seats ");
      text.append(yours.isEmpty() ? "-" : "");
      for (int i = 0; i < yours.size(); i++) {
        text.append(i == 0 ? "" : ",").append(yours.get(i));
      }
      presence.forEach(one -> text.append(' ').append(one.name()));
      return text.toString();
    }

    @Override
    public <R> R to(Handler<R> handler) {
      return handler.seats(this);
    }
  }

  /**
   * An offer to all players.
   *
   * @param ply for {@link Proposal#UNDO} the number of moves that remain; otherwise 0
   */
  record Propose(Proposal kind, int ply) implements LiveMessage {
    @Override
    public String text() {
      return "propose " + kind.name() + " " + ply;
    }

    @Override
    public <R> R to(Handler<R> handler) {
      return handler.propose(this);
    }
  }

  /** The answer to an offer. */
  record Reply(Proposal kind, boolean agreed) implements LiveMessage {
    @Override
    public String text() {
      return "reply " + kind.name() + " " + (agreed ? 1 : 0);
    }

    @Override
    public <R> R to(Handler<R> handler) {
      return handler.reply(this);
    }
  }

  /** The sender asks for the next piece of the games there. */
  record Want() implements LiveMessage {
    @Override
    public String text() {
      return "want";
    }

    @Override
    public <R> R to(Handler<R> handler) {
      return handler.want();
    }
  }

  /**
   * A piece of the games at the sender.
   *
   * @param share how much of them has been sent before, in thousandths; {@link #WHOLE} at the end
   * @param content a part of their text; empty at the end
   */
  record Piece(int share, String content) implements LiveMessage {
    /** The share of all games. */
    public static final int WHOLE = 1000;

    @Override
    public String text() {
      return "piece " + share + " " + content;
    }

    @Override
    public <R> R to(Handler<R> handler) {
      return handler.piece(this);
    }
  }

  /** The sender has stored all games that came. */
  record Brought() implements LiveMessage {
    @Override
    public String text() {
      return "brought";
    }

    @Override
    public <R> R to(Handler<R> handler) {
      return handler.brought();
    }
  }

  /** The sender leaves on purpose. */
  record Bye() implements LiveMessage {
    @Override
    public String text() {
      return "bye";
    }

    @Override
    public <R> R to(Handler<R> handler) {
      return handler.bye();
    }
  }

  /** A kind that only a newer version knows. */
  record Unknown(String text) implements LiveMessage {
    @Override
    public <R> R to(Handler<R> handler) {
      return handler.unknown();
    }
  }

  /** What players can offer to each other. */
  enum Proposal {
    UNDO,
    REMATCH,
    /** A computer plays for those who are gone. */
    COMPUTER,
    /** The game as another device has it. It is not sent: each device asks its own person. */
    COURSE
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
    COMPUTER,
    /** The player has lost by leaving or by time, and is not awaited. */
    LEFT
  }
}
