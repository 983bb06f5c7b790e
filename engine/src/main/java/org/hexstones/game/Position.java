package org.hexstones.game;

import org.hexstones.hex.Board;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/**
 * A position on which moves can be played and taken back: the only mutable part of a game. One
 * stone is one ply. {@link #play} does not check the move. Callers that are not sure of a move call
 * {@link #refusal} first.
 */
public interface Position {
  /** The value for "no player", "no colour" and "no stone". */
  int NONE = -1;

  Setup setup();

  default Board board() {
    return setup().board();
  }

  /** The number of plies since the start. */
  int plies();

  /** The move at a ply, from 0. */
  int moveAt(int ply);

  /** Whether the game has ended by its rules. */
  boolean isOver();

  /** The outcome, or null while the game goes on. */
  @Nullable Outcome outcome();

  /**
   * The score in words for protocols: {@code white 48 black 28}. It does not name the winner, and
   * is empty if the game has no score.
   */
  default String scoreText() {
    return "";
  }

  /** The player who moves next, or {@link #NONE} if the game is over. */
  int mover();

  /** The colour whose marker a player holds. */
  int colourOf(int player);

  /** The player who holds a colour's marker. */
  int playerOf(int colour);

  /** Whether the mover has not yet made a move in this turn. */
  boolean isTurnStart();

  /**
   * The colour of the mover's next stone if stones are placed in colour order, or {@link #NONE} if
   * no stone can be placed now. It may be legal to end the turn instead.
   */
  int nextColour();

  /** The colour of the stone on a cell, or {@link #NONE}. */
  int stoneAt(int cell);

  /** The number of free cells. */
  int freeCells();

  /** The reason why a move is illegal now, or null if it is legal. Any int may be passed. */
  @Nullable Reason refusal(int move);

  /**
   * Writes every legal move of the mover and returns their number. Withdrawals are left out. Every
   * legal komi is listed.
   *
   * @param into has room for {@link #maxLegalMoves()}
   */
  int legalMoves(int[] into);

  /** The maximum number of legal moves in any position of this set-up. */
  default int maxLegalMoves() {
    return 4 * board().size() + Moves.MAX_TWICE_KOMI;
  }

  /** Plays a legal move. */
  void play(int move);

  /** Takes back the last ply. */
  void undo();

  /**
   * The first of two independent 32-bit hash values of everything on which the future depends.
   * Equal positions have equal hashes, whatever the order of the stones.
   */
  int hash1();

  int hash2();
}
