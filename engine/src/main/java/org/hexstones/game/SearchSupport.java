package org.hexstones.game;

import org.jspecify.annotations.Nullable;

/**
 * A game's support for a search, beside its rules. The search knows no game, but plays well with
 * it. There is one for each set-up; it has no state of a position.
 */
public interface SearchSupport {
  /** Random games from a position, which they read and never change. */
  Playouts playouts(Position position);

  /**
   * Random games with some knowledge of good play. The plain ones are their measure: digests,
   * benchmarks and tests use them.
   */
  default Playouts informedPlayouts(Position position) {
    return playouts(position);
  }

  /** A static evaluation that follows a position, or null if the game has none. */
  default @Nullable Evaluation evaluation(Position position) {
    return null;
  }

  /** The features of the moves of a position, or null if the game has none. */
  default @Nullable MoveFeatures moveFeatures(Position position) {
    return null;
  }

  /** The game's own constants of the search. */
  default SearchTuning tuning() {
    return SearchTuning.STANDARD;
  }

  /**
   * Whether a legal move is one of the few choices of a game that are unlike all other moves. The
   * weakest player searches these too and takes the best. They have no features, and random
   * openings do not contain them. By default they are the choices of a side or a komi.
   */
  default boolean isRareChoice(int move) {
    return Moves.isNegotiation(move);
  }

  /**
   * What random play loses, as a multiple of what is at stake in its turns. Reviews call this an
   * accuracy of 0. The command {@code accuracy} measures it. The default lies between the games
   * that were measured.
   */
  default double randomLoss() {
    return 4.6;
  }

  /**
   * The rest of a game for a solver. Null if a solver cannot search it: the game is over, a rare
   * choice is still to be made, or too many cells are free.
   *
   * @param position the endgame may play on it and take back moves at any time
   * @param staying the players who have not left the game, one bit each
   */
  default @Nullable Endgame endgame(Position position, int staying) {
    return null;
  }

  /**
   * Writes the moves that are worth searching and returns their number. There is at least one while
   * the game goes on, and all are legal. If the stones of a turn may come in any order, one order
   * is enough; of many komi, a few.
   *
   * @param into has room for {@link Position#maxLegalMoves()}
   */
  int candidates(Position position, int[] into);
}
