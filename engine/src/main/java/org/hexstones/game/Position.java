package org.hexstones.game;

import org.hexstones.hex.Board;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/**
 * A position that can be played on and taken back: the only mutable thing of a game. One stone is
 * one ply. {@link #play} does not check: callers that cannot vouch for a move ask {@link #refusal}
 * first.
 */
public interface Position {
  /** What methods answer for "no player", "no colour" and "no stone". */
  int NONE = -1;

  Setup setup();

  default Board board() {
    return setup().board();
  }

  /** How many plies have been played since the start. */
  int plies();

  /** The move at a ply, from 0. */
  int moveAt(int ply);

  /** Whether the game has ended by its rules. */
  boolean isOver();

  /** Who won, or null while the game goes on. */
  @Nullable Outcome outcome();

  /**
   * How the game stands, in words for protocols: {@code white 48 black 28}. The winner is not part
   * of it; empty where there is nothing else to tell.
   */
  default String scoreText() {
    return "";
  }

  /** The player who moves next, or {@link #NONE} when the game is over. */
  int mover();

  /** The colour whose marker a player holds. */
  int colourOf(int player);

  /** The player who holds a colour's marker. */
  int playerOf(int colour);

  /** Whether the mover has made no move yet in this turn. */
  boolean isTurnStart();

  /**
   * The colour that the mover's next stone has when stones are placed in colour order, or {@link
   * #NONE} where no stone can be placed now. That the turn may also be ended does not matter.
   */
  int nextColour();

  /** The colour of the stone on a cell, or {@link #NONE}. */
  int stoneAt(int cell);

  /** How many cells are free. */
  int freeCells();

  /** Why a move cannot be made now, or null where it can. Total: any int may be asked. */
  @Nullable Reason refusal(int move);

  /**
   * Writes every legal move of the mover and answers how many there are. Withdrawals are not among
   * them. Named komi are all listed.
   *
   * @param into has room for {@link #maxLegalMoves()}
   */
  int legalMoves(int[] into);

  /** No position of this set-up has more legal moves. */
  default int maxLegalMoves() {
    return 4 * board().size() + Moves.MAX_TWICE_KOMI;
  }

  /** Plays a legal move. */
  void play(int move);

  /** Takes back the last ply. */
  void undo();

  /**
   * Two independent 32-bit hash values of everything the future depends on; equal positions reached
   * by different orders of stones have equal hashes.
   */
  int hash1();

  int hash2();
}
