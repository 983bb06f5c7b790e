package org.hexstones.web.feature.play;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Tag;
import org.hexstones.web.match.HintCount;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PlayerNames;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.match.TwoGameMatch;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Session;

/** Games that start as another one did. The start screen then has the same choices. */
public final class Rematch {
  private Rematch() {}

  static void addTo(Updates<Part<PlayState>> table) {
    on(table, RematchEvent.Again.class, (session, match, event) -> again(session, match));
    on(table, RematchEvent.SwapSeats.class, (session, match, event) -> swapped(session, match));
    on(table, RematchEvent.SecondGame.class, (session, match, event) -> second(session, match));
    on(table, RematchEvent.PlayFrom.class, (session, match, event) -> from(session, match));
    on(table, RematchEvent.Harder.class, Rematch::harder);
  }

  @FunctionalInterface
  private interface OnMatch<E> {
    Session begin(Session session, Match match, E event);
  }

  /** The match that was left can be repeated too. */
  private static <E extends RematchEvent> void on(
      Updates<Part<PlayState>> table, Class<E> type, OnMatch<E> begin) {
    table.change(
        type,
        (part, event) -> {
          Match match = part.session().match();
          return match == null
              ? part
              : part.with(begin.begin(part.session(), withoutHints(match), event));
        });
  }

  private static Match withoutHints(Match match) {
    GameRecord record = match.record();
    List<Tag> tags = HintCount.without(record.tags());
    return match.withRecord(new GameRecord(record.setup(), record.start(), record.root(), tags));
  }

  /** Begins the game again. After the second game of a tournament, another one begins. */
  static Session again(Session session, Match match) {
    GameRecord record = match.record();
    List<Tag> tags =
        TwoGameMatch.game(record) == 2 ? TwoGameMatch.first(record.tags()) : record.tags();
    GameRecord fresh = new GameRecord(record.setup(), record.start(), Node.ROOT, tags);
    return session.begin(fresh, match.seats(), match.clocks().control());
  }

  /** The second game of a tournament, if the first was played to its end. */
  static Session second(Session session, Match match) {
    GameRecord record = match.record();
    boolean due =
        TwoGameMatch.game(record) == 1
            && !TwoGameMatch.wasLeft(record)
            && record.replay().orThrow().isOver();
    return due ? swapped(session, match, TwoGameMatch.second(record.tags(), record)) : session;
  }

  /** Every player takes the seat of the next one, and the last one the first seat. */
  static Session swapped(Session session, Match match) {
    return swapped(session, match, match.record().tags());
  }

  private static Session swapped(Session session, Match match, List<Tag> given) {
    int players = match.seats().size();
    List<Seat> seats = new ArrayList<>();
    for (int player = 0; player < players; player++) {
      seats.add(match.seats().get((player + 1) % players));
    }
    GameRecord record = match.record();
    List<Tag> tags = new ArrayList<>();
    for (Tag tag : given) {
      tags.add(PlayerNames.moved(tag, players));
    }
    GameRecord fresh = new GameRecord(record.setup(), record.start(), Node.ROOT, tags);
    return chosen(session.begin(fresh, seats, match.clocks().control()), seats);
  }

  /**
   * Another game from the position on the board. A person who played against computers keeps the
   * seat; else the player to move is the person, and computers play the others.
   */
  static Session from(Session session, Match match) {
    int mover = PositionCache.to(match).mover();
    boolean alone = match.seats().indexOf(Seat.PERSON) == match.seats().lastIndexOf(Seat.PERSON);
    List<Seat> seats = new ArrayList<>();
    for (int player = 0; player < match.seats().size(); player++) {
      Seat seat = match.seats().get(player);
      boolean person = alone ? seat == Seat.PERSON : player == mover;
      seats.add(person ? Seat.PERSON : seat.isComputer() ? seat : Seat.FRIENDLY);
    }
    GameRecord record = match.record();
    List<Tag> tags = seats.equals(match.seats()) ? record.tags() : List.of();
    Node root = match.cut().record().root();
    return session.begin(
        new GameRecord(record.setup(), record.start(), root, tags), seats, TimeControl.NONE);
  }

  static Session harder(Session session, Match match, RematchEvent.Harder event) {
    List<Seat> seats = Seat.harder(match.seats(), event.levels());
    return chosen(
        session.begin(match.record().withRoot(Node.ROOT), seats, match.clocks().control()), seats);
  }

  private static Session chosen(Session begun, List<Seat> seats) {
    return begun.withForm(begun.form().withFirstSeats(seats));
  }
}
