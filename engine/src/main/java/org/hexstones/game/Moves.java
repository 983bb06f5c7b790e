package org.hexstones.game;

/**
 * The encoding of moves. A move is one int, so that a search can use it as an index and a worker
 * message can carry it. It is a stone of a colour on a cell, or one of the few special moves that
 * any game may allow. Each game defines what a move means.
 *
 * <p>Players are numbered from 0 (A); colours by {@link Colour#index()}.
 */
public final class Moves {
  /** No move. */
  public static final int NONE = -1;

  /** Placements are less than this: {@code (colour << 9) | cell}. */
  public static final int PLACEMENTS = 4 << 9;

  private static final int SWAP = PLACEMENTS;

  /** Keeps the present side, where a player must choose a side. */
  public static final int KEEP = SWAP + 4;

  private static final int RESIGN = KEEP + 1;
  private static final int FLAG = RESIGN + 4;

  /** Ends the turn, where a turn may have fewer stones than the maximum. */
  public static final int END_TURN = FLAG + 4;

  private static final int KOMI = 4096;

  /** A komi is less than this number of halves. */
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

  /** The cell of the stone that is placed. */
  public static int cell(int place) {
    return place & 511;
  }

  /** An exchange of markers with {@code player}. */
  public static int swap(int player) {
    return SWAP + player;
  }

  public static boolean isSwap(int move) {
    return move >= SWAP && move < SWAP + 4;
  }

  /** The choice of a komi, in halves. */
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

  /** The loss of a player on time. */
  public static int flag(int player) {
    return FLAG + player;
  }

  public static boolean isFlag(int move) {
    return move >= FLAG && move < FLAG + 4;
  }

  /** Whether the move chooses a side or a komi: a swap, keeping one's side, or a komi. */
  public static boolean isNegotiation(int move) {
    return isSwap(move) || move == KEEP || isKomi(move);
  }

  /** Whether a player leaves the game, by resigning or on time. */
  public static boolean isWithdrawal(int move) {
    return isResign(move) || isFlag(move);
  }

  /** The player of a swap, a resignation or a loss on time. */
  public static int player(int move) {
    return isSwap(move) ? move - SWAP : isResign(move) ? move - RESIGN : move - FLAG;
  }
}
