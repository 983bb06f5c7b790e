package org.hexstones.web.match;

import java.util.ArrayList;
import java.util.List;

/**
 * The form of the start screen: the words of a set-up, not yet read by the engine, and the seats.
 *
 * @param keyword the game or preset
 * @param board the text of the board, or what the preset has in its place
 * @param options the other words of the set-up; a missing one has its default
 * @param seats four seats, of which the first are used
 * @param names four names of players, empty for none
 * @param clock the players' time
 */
public record GameForm(
    String keyword,
    String board,
    List<Option> options,
    List<Seat> seats,
    List<String> names,
    TimeControl clock) {
  public record Option(String name, String value) {}

  /** No form has more seats. */
  public static final int MOST_PLAYERS = 4;

  /** Replaces an empty text; without it the next word would take its place. */
  private static final String NOTHING = "…";

  public GameForm {
    options = List.copyOf(options);
    List<Seat> four = new ArrayList<>(seats.subList(0, Math.min(seats.size(), MOST_PLAYERS)));
    while (four.size() < MOST_PLAYERS) {
      four.add(Seat.PERSON);
    }
    seats = List.copyOf(four);
    List<String> called = new ArrayList<>();
    for (int player = 0; player < MOST_PLAYERS; player++) {
      called.add(player < names.size() ? names.get(player) : "");
    }
    names = List.copyOf(called);
  }

  /** A form without names. */
  public GameForm(String keyword, String board, List<Option> options, List<Seat> seats) {
    this(keyword, board, options, seats, List.of());
  }

  /** A form without clocks. */
  public GameForm(
      String keyword, String board, List<Option> options, List<Seat> seats, List<String> names) {
    this(keyword, board, options, seats, names, TimeControl.NONE);
  }

  /** The words for the engine, without those that only the page understands. */
  public String command() {
    return words(false);
  }

  /** All words. */
  public String words() {
    return words(true);
  }

  private String words(boolean all) {
    StringBuilder text = new StringBuilder(keyword);
    text.append(' ').append(board.isEmpty() ? NOTHING : board);
    for (Option option : options) {
      if (all || !option.name().equals(TwoGameMatch.OPTION)) {
        text.append(' ').append(option.name()).append('=').append(option.value());
      }
    }
    return text.toString();
  }

  public String option(String name, String byDefault) {
    for (Option option : options) {
      if (option.name().equals(name)) {
        return option.value();
      }
    }
    return byDefault;
  }

  public GameForm withBoard(String text) {
    return new GameForm(keyword, text, options, seats, names, clock);
  }

  /** Sets an option. An empty value removes it. */
  public GameForm with(String name, String value) {
    List<Option> changed = new ArrayList<>();
    boolean found = false;
    for (Option option : options) {
      if (!option.name().equals(name)) {
        changed.add(option);
      } else if (!value.isEmpty()) {
        changed.add(new Option(name, value));
        found = true;
      }
    }
    if (!found && !value.isEmpty()) {
      changed.add(new Option(name, value));
    }
    return new GameForm(keyword, board, changed, seats, names, clock);
  }

  public GameForm withSeat(int player, Seat seat) {
    List<Seat> changed = new ArrayList<>(seats);
    changed.set(player, seat);
    return withSeats(changed);
  }

  public GameForm withSeats(List<Seat> changed) {
    return new GameForm(keyword, board, options, changed, names, clock);
  }

  /** The computer that plays at a seat, or would if one did. */
  public Seat computer() {
    for (Seat seat : seats) {
      if (seat.isComputer()) {
        return seat;
      }
    }
    return Seat.FRIENDLY;
  }

  /** Replaces the first seats: a game may have fewer players than the form has seats. */
  public GameForm withFirstSeats(List<Seat> first) {
    List<Seat> changed = new ArrayList<>(first);
    changed.addAll(seats.subList(Math.min(first.size(), seats.size()), seats.size()));
    return withSeats(changed);
  }

  public GameForm withNames(List<String> changed) {
    return new GameForm(keyword, board, options, seats, changed, clock);
  }

  public GameForm withName(int player, String name) {
    List<String> changed = new ArrayList<>(names);
    changed.set(player, name);
    return withNames(changed);
  }

  public GameForm withClock(TimeControl chosen) {
    return new GameForm(keyword, board, options, seats, names, chosen);
  }

  /** This form with the players and the clock of another one. */
  public GameForm withPlayersOf(GameForm other) {
    return withSeats(other.seats()).withNames(other.names()).withClock(other.clock());
  }
}
