package org.hexstones.game;

/**
 * The vocabulary of moves. A move is one int, so that a search can use it as an index and a worker
 * message can carry it: a stone of a colour on a cell, or one of the few special moves that any
 * game may allow. What a move means in a game is the game's affair.
 *
 * <p>Players are numbered from 0 (A); colours by {@link Colour#index()}.
 */
public final class Moves {
  /** No move at all. */
  public static final int NONE = -1;

  /** Placements are below this: {@code (colour << 9) | cell}. */
  public static final int PLACEMENTS = 4 << 9;

  private static final int SWAP = PLACEMENTS;

  /** Keeping the side one holds, where a side must be chosen. */
  public static final int KEEP = SWAP + 4;

  private static final int RESIGN = KEEP + 1;
  private static final int FLAG = RESIGN + 4;

  /** Ending one's turn, where a turn may have fewer stones than are allowed. */
  public static final int END_TURN = FLAG + 4;

  private static final int KOMI = 4096;

  /** Komi are below this many halves. */
  public static final int MAX_TWICE_KOMI = 1024;

  private Moves() {}

  public static int place(int colour, int cell) {
    return (colour << 9) | cell;
  }

  public static boolean isPlace(int move) {
    return move >= 0 && move < PLACEMENTS;
  }

  /** The colour of the stone that is placed. */
  public static int colour(int place) {
    return place >> 9;
  }

  /** The cell on which a stone is placed. */
  public static int cell(int place) {
    return place & 511;
  }

  /** Exchanging markers with {@code player}. */
  public static int swap(int player) {
    return SWAP + player;
  }

  public static boolean isSwap(int move) {
    return move >= SWAP && move < SWAP + 4;
  }

  /** Naming a komi, counted in halves. */
  public static int komi(int twice) {
    return KOMI + twice;
  }

  public static boolean isKomi(int move) {
    return move >= KOMI && move < KOMI + MAX_TWICE_KOMI;
  }

  public static int twiceKomi(int komi) {
    return komi - KOMI;
  }

  public static int resign(int player) {
    return RESIGN + player;
  }

  public static boolean isResign(int move) {
    return move >= RESIGN && move < RESIGN + 4;
  }

  /** Losing by the clock. */
  public static int flag(int player) {
    return FLAG + player;
  }

  public static boolean isFlag(int move) {
    return move >= FLAG && move < FLAG + 4;
  }

  /** A choice of a side or of a komi: a swap, keeping one's side, a named komi. */
  public static boolean isNegotiation(int move) {
    return isSwap(move) || move == KEEP || isKomi(move);
  }

  /** Leaving the game, by resigning or by the clock. */
  public static boolean isWithdrawal(int move) {
    return isResign(move) || isFlag(move);
  }

  /** The player whom a swap, a resignation or a fallen flag names. */
  public static int player(int move) {
    return isSwap(move) ? move - SWAP : isResign(move) ? move - RESIGN : move - FLAG;
  }
}
