package org.hexstones.game;

/**
 * The rest of a game as a solver goes through it. Moves are numbers: first the cells that were free
 * when it began, each for a stone on it, then moves that place no stone, such as the end of a turn.
 * Where the stones of a turn may come in any order, they come in one. A state of its own; what it
 * allocates, it allocates at the beginning.
 */
public interface Endgame {
  /** How many cells were free at the beginning: numbers below this are stones. */
  int cells();

  /** Moves are numbers below this; those from {@link #cells()} on place no stone. */
  default int moveNumbers() {
    return cells();
  }

  /** Whether the mover may make a move now; every stone on a free cell, unless the game says so. */
  default boolean isLegal(int number) {
    return colourAt(number) == Position.NONE;
  }

  int players();

  /** The move of the game that is meant by a number now. */
  int move(int number);

  /** How many moves have been made since the beginning. */
  int plies();

  /** No more moves than this are made from the beginning to the end. */
  int mostPlies();

  /** The player who makes the next move; while {@link #winner} is {@link Position#NONE}. */
  int mover();

  /**
   * The player who has won, or who wins whatever is played; {@link Position#NONE} while that is
   * open. At the end there is one.
   */
  int winner();

  /** Whether nothing more is played. */
  boolean isOver();

  /**
   * By how much the player is ahead of the best of the others, in the game's own points, or behind
   * where it is negative; exact below 2^53. Only when it is over. Games without points say 1 and
   * -1.
   */
  double lead(int player);

  /** Whether {@link #lead} tells more than who won; then all cells are filled before it does. */
  boolean hasPoints();

  /**
   * Writes the moves that are worth trying, the most promising first, and answers how many there
   * are: at least one while it is not over. A move is left out only where another is left in whose
   * outcome is the same for all.
   *
   * @param into has room for {@link #moveNumbers()}
   */
  int moves(int[] into);

  /** The colour of the stone on one of the {@link #cells()}, or {@link Position#NONE}. */
  int colourAt(int number);

  void play(int number);

  void undo();

  /** Two numbers that are the same for equal states of this ending, and for no others. */
  int key1();

  int key2();

  /**
   * Whether a further stone never harms the one who has it: a player who has a winning strategy on
   * some of the free cells then wins whatever lies on the others. Only with at most 64 {@link
   * #cells()}.
   */
  boolean isMonotone();

  /**
   * The ways to map the board onto itself that leave the rules of this set-up as they are, as
   * permutations of the {@link #cells()}, of which there are at most 64 then; the one that leaves
   * all in place is not among them. Only where the ending began with an empty board or stones that
   * are mapped onto stones of their own colour.
   */
  int[][] symmetries();

  /** How many different states there may be, at most; infinite for too many to say. */
  double mostStates();
}
