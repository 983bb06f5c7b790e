package org.hexstones.web.match;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Position;
import org.hexstones.parse.Words;
import org.hexstones.search.mcts.Level;
import org.jspecify.annotations.Nullable;

/** Who plays for a player. There is one object for each seat, so seats compare by identity. */
public final class Seat {
  /** The strongest level of the computer, which uses all of its time. */
  public static final int HIGHEST = Level.HIGHEST;

  /** The default level, for those who have chosen none: where newcomers begin. */
  private static final int FRIENDLY_LEVEL = 1;

  public static final Seat PERSON = new Seat("person", 0);

  /** A person elsewhere, who receives links. */
  public static final Seat LINK = new Seat("link", 0);

  private static final List<Seat> COMPUTERS = computers();

  /** The computer without a named level: the strongest. */
  public static final Seat COMPUTER = computer(HIGHEST);

  /** The computer with the default level. */
  public static final Seat FRIENDLY = computer(FRIENDLY_LEVEL);

  private final String word;
  private final int level;

  private Seat(String word, int level) {
    this.word = word;
    this.level = level;
  }

  private static List<Seat> computers() {
    List<Seat> computers = new ArrayList<>();
    for (int level = 1; level <= HIGHEST; level++) {
      computers.add(new Seat(level == HIGHEST ? "computer" : "computer:" + level, level));
    }
    return computers;
  }

  /** The computer at a level from 1 to {@link #HIGHEST}. */
  public static Seat computer(int level) {
    return COMPUTERS.get(level - 1);
  }

  public boolean isComputer() {
    return level > 0;
  }

  /** The computer's level; 0 for a person. */
  public int level() {
    return level;
  }

  /**
   * The seat as a word: {@code person}, {@code link}, {@code computer:7}. A computer without a
   * level is the strongest.
   */
  public String word() {
    return word;
  }

  @Override
  public String toString() {
    return word;
  }

  public static @Nullable Seat ofWord(String word) {
    if (word.equals(PERSON.word)) {
      return PERSON;
    }
    if (word.equals(LINK.word)) {
      return LINK;
    }
    if (word.equals(COMPUTER.word)) {
      return COMPUTER;
    }
    int level = word.startsWith("computer:") ? Words.number(word.substring(9)) : -1;
    return level >= 1 && level <= HIGHEST ? computer(level) : null;
  }

  /** The player whose seat is the only one of a person here, or {@link Position#NONE}. */
  public static int onlyPerson(List<Seat> seats) {
    int only = seats.indexOf(PERSON);
    return only == seats.lastIndexOf(PERSON) ? only : Position.NONE;
  }

  /** The seats with every computer so many levels stronger, within the range of levels. */
  public static List<Seat> harder(List<Seat> seats, int levels) {
    List<Seat> changed = new ArrayList<>();
    for (Seat seat : seats) {
      int level = Math.max(1, Math.min(seat.level + levels, HIGHEST));
      changed.add(seat.isComputer() ? computer(level) : seat);
    }
    return changed;
  }
}
