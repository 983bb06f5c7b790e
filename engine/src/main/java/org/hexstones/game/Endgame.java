package org.hexstones.game;

/**
 * The rest of a game, as a solver searches it. Moves are numbers. First come the cells that were
 * free at the beginning, each for a stone on it, then moves without a stone, such as the end of a
 * turn. If the stones of a turn may come in any order, only one order is legal here. The endgame
 * has its own state, and allocates memory only at the beginning.
 */
public interface Endgame {
  /** The number of cells that were free at the beginning. Smaller numbers are stones. */
  int cells();

  /** The number of moves. Numbers from {@link #cells()} on place no stone. */
  default int moveNumbers() {
    return cells();
  }

  /** Whether the mover may make a move now. By default every stone on a free cell is legal. */
  default boolean isLegal(int number) {
    return colourAt(number) == Position.NONE;
  }

  int players();

  /** The game's move for a number in the present state. */
  int move(int number);

  /** The number of moves since the beginning. */
  int plies();

  /** The maximum number of moves from the beginning to the end. */
  int mostPlies();

  /** The player who makes the next move. Only while {@link #winner} is {@link Position#NONE}. */
  int mover();

  /**
   * The player who has won, or who wins whatever is played; {@link Position#NONE} while that is
   * open. A finished game has a winner.
   */
  int winner();

  /** Whether the game has ended. */
  boolean isOver();

  /**
   * The number of the game's own points by which the player is ahead of the best other player;
   * negative if behind. It is exact below 2^53. Only when the game is over. Games without points
   * return 1 and -1.
   */
  double lead(int player);

  /**
   * Whether {@link #lead} depends on more than the winner. If so, it is known only when all cells
   * are filled.
   */
  boolean hasPoints();

  /**
   * Writes the moves that are worth trying, the most promising first, and returns their number.
   * There is at least one while the game is not over. It omits a move only if it keeps another one
   * with the same outcome for all.
   *
   * @param into has room for {@link #moveNumbers()}
   */
  int moves(int[] into);

  /** The colour of the stone on one of the {@link #cells()}, or {@link Position#NONE}. */
  int colourAt(int number);

  void play(int number);

  void undo();

  /**
   * The first of two numbers that together identify a state: they are the same for equal states of
   * this endgame only.
   */
  int key1();

  int key2();

  /**
   * Whether an additional stone never harms its owner. A player with a winning strategy on some of
   * the free cells then wins whatever lies on the others. Only with two players, at most 64 {@link
   * #cells()}, and no moves but stones.
   */
  boolean isMonotone();

  /**
   * The player of the last move, if that player wins whatever the opponent does and this can be
   * seen without a search; else {@link Position#NONE}. Only in a monotone endgame that is not over.
   *
   * @param carrier receives the cells that the winner's strategy needs
   */
  default int provenWinner(CellSet carrier) {
    return Position.NONE;
  }

  /**
   * The symmetries of the board that keep the rules of this set-up, as permutations of the {@link
   * #cells()}, of which there are at most 64 then. The identity is left out. Only if the endgame
   * began with an empty board, or with stones that are mapped onto stones of their own colour.
   */
  int[][] symmetries();

  /**
   * The number of {@link #cells()} up to which a solver mostly needs a few seconds at most. Games
   * with points use {@link #mostStates} instead.
   */
  default int cellsWithinReach() {
    return 17;
  }

  /** The maximum number of different states; infinite if it is too large. */
  double mostStates();
}
