package org.hexstones.web.match;

import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Start;
import org.jspecify.annotations.Nullable;

/**
 * How a game of one person against computers ended.
 *
 * @param id the game's identifier
 * @param game the keyword of the game or preset
 * @param level the level of the strongest computer
 * @param won whether the person has won
 */
public record LevelResult(String id, String game, int level, boolean won) {
  /**
   * The result of a match at the end of its record; null if it goes on, began with stones on the
   * board, or is not between one person and computers.
   */
  public static @Nullable LevelResult of(Match match) {
    return isPossible(match) ? of(match, match.record().replay().orThrow()) : null;
  }

  /**
   * The same.
   *
   * @param end the game after the last move of the record
   */
  public static @Nullable LevelResult of(Match match, Play end) {
    int level = level(match);
    Outcome outcome = end.outcome();
    return level == 0 || outcome == null
        ? null
        : new LevelResult(
            match.id(),
            match.record().setup().keyword(),
            level,
            match.seats().get(outcome.winner()) == Seat.PERSON);
  }

  /** Whether a match is between one person and computers, from an empty board. */
  public static boolean isPossible(Match match) {
    return level(match) > 0;
  }

  /** The level of the strongest computer; 0 if it is no game of one person against computers. */
  private static int level(Match match) {
    int persons = 0;
    int strongest = 0;
    for (Seat seat : match.seats()) {
      persons += seat.isComputer() ? 0 : seat == Seat.PERSON ? 1 : match.seats().size();
      strongest = Math.max(strongest, seat.level());
    }
    return persons == 1 && match.record().start().equals(Start.EMPTY) ? strongest : 0;
  }
}
