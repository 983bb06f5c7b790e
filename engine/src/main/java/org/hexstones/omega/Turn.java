package org.hexstones.omega;

import org.hexstones.game.Position;

/**
 * The state of the turn: the colour to play, the stones of the turn that are placed, the colour of
 * each player, and the progress of the pie rule's round. It is packed into one int, so that undoing
 * a ply only restores the int before. The methods compute the next state. The position must check
 * that a move is legal.
 *
 * <p>Bits, from the lowest: 2 the colour whose turn it is, 4 the colours placed in this turn, 1
 * whether the pie rule's round is on, 2 the number of swaps in it, 2 for each player the colour of
 * the marker held.
 */
public final class Turn {
  private static final int PLACED = 2;
  private static final int PIE = 1 << 6;
  private static final int SWAPS = 7;
  private static final int MARKERS = 9;

  /** Player 0 has colour 0, player 1 has colour 1 and so on. */
  private static final int OWN_MARKERS = 0b11_10_01_00 << MARKERS;

  private Turn() {}

  /** The turn that begins a game. */
  static int first(boolean pie, int colour) {
    return OWN_MARKERS | (pie ? PIE : 0) | colour;
  }

  /** The colour whose turn it is. In the pie rule's round its number is also the player's. */
  public static int colour(int turn) {
    return turn & 3;
  }

  static boolean isPlaced(int turn, int colour) {
    return ((turn >> (PLACED + colour)) & 1) != 0;
  }

  /** Whether no stone has been placed in this turn. */
  public static boolean isStart(int turn) {
    return ((turn >> PLACED) & 15) == 0;
  }

  static int colourOf(int turn, int player) {
    return (turn >> (MARKERS + 2 * player)) & 3;
  }

  static int playerOf(int turn, int colour) {
    int player = 0;
    while (colourOf(turn, player) != colour) {
      player++;
    }
    return player;
  }

  static int mover(int turn) {
    return playerOf(turn, colour(turn));
  }

  /** Whether the mover may take another's marker instead of placing stones. */
  static boolean maySwap(int turn) {
    return (turn & PIE) != 0 && isStart(turn) && colour(turn) > 0;
  }

  /** Whether a swap is still possible, in this turn or a later one. */
  public static boolean isPieRound(int turn) {
    return (turn & PIE) != 0;
  }

  /** The first colour that is not placed yet in this turn. */
  public static int nextColour(int turn, int players) {
    for (int colour = 0; colour < players; colour++) {
      if (!isPlaced(turn, colour)) {
        return colour;
      }
    }
    return Position.NONE;
  }

  public static int afterPlacing(int turn, int players, int colour) {
    int placed = turn | (1 << (PLACED + colour));
    return nextColour(placed, players) == Position.NONE ? afterTurn(placed, players) : placed;
  }

  /** The turn after the mover, player {@code colour(turn)}, has swapped with an earlier player. */
  static int afterSwapping(int turn, int players, int player) {
    int mover = colour(turn);
    int difference = colourOf(turn, mover) ^ colourOf(turn, player);
    int swapped =
        turn ^ (difference << (MARKERS + 2 * mover)) ^ (difference << (MARKERS + 2 * player));
    return afterTurn(swapped + (1 << SWAPS), players);
  }

  private static int afterTurn(int turn, int players) {
    boolean pie = (turn & PIE) != 0;
    int next = colour(turn) + 1;
    int rest = (turn >> MARKERS) << MARKERS;
    if (pie && next < players) {
      return rest | PIE | (swaps(turn) << SWAPS) | next;
    }
    // After the pie rule's round the next colour is the number of players who did not swap.
    int following = pie ? players - swaps(turn) : next;
    return rest | (following == players ? 0 : following);
  }

  private static int swaps(int turn) {
    return (turn >> SWAPS) & 3;
  }

  /**
   * The number of turns between this one and white's next, if nobody swaps any more.
   *
   * @return 0 or more; in the pie rule's round, one more for each player who has swapped
   */
  static int turnsUntilWhite(int turn, int players) {
    return players - 1 - colour(turn) + swaps(turn);
  }
}
