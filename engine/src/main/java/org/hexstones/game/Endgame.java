package org.hexstones.game;

/**
 * The rest of a game as a solver goes through it: the cells that were free when it began, numbered
 * from 0, and nothing but stones to place. Where the stones of a turn may come in any order, they
 * come in one. A state of its own; what it allocates, it allocates at the beginning.
 */
public interface Endgame {
  /** How many cells were free at the beginning: moves are numbers below this. */
  int cells();

  int players();

  /** The move of the game that is meant by a number now. */
  int move(int number);

  /** How many stones have been placed since the beginning. */
  int plies();

  /** No more stones than this are placed from the beginning to the end. */
  int mostPlies();

  /** The player who places the next stone; while {@link #winner} is {@link Position#NONE}. */
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

  /** Whether {@link #lead} tells more than who won; then all stones are placed before it does. */
  boolean hasPoints();

  /**
   * Writes the moves that are worth trying, the most promising first, and answers how many there
   * are: at least one while it is not over. A move is left out only where another is left in whose
   * outcome is the same for all.
   *
   * @param into has room for {@link #cells()}
   */
  int moves(int[] into);

  /** The colour of the stone on a cell, by its number, or {@link Position#NONE}. */
  int colourAt(int number);

  void play(int number);

  void undo();

  /** Two numbers that are the same for equal states of this ending, and for no others. */
  int key1();

  int key2();

  /**
   * Whether a further stone never harms the one who has it: a player who has a winning strategy on
   * some of the free cells then wins whatever lies on the others.
   */
  boolean isMonotone();

  /**
   * The ways to map the board onto itself that leave the rules of this set-up as they are, as
   * permutations of the numbers; the one that leaves all in place is not among them. Only where the
   * ending began with an empty board or stones that are mapped onto stones of their own colour.
   */
  int[][] symmetries();

  /** How many different states there may be, at most; infinite for too many to say. */
  double mostStates();
}
