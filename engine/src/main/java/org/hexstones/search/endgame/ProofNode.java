package org.hexstones.search.endgame;

import java.util.Arrays;
import org.hexstones.game.CellSet;
import org.hexstones.game.Endgame;

/**
 * A position on the path of a {@link ProofNumberSearch}. A proof number estimates how many further
 * positions must be proven before this one is a proven win of its mover, or a proven loss.
 */
final class ProofNode {
  static final int INFINITE = 1 << 28;

  /** The moves that are still worth trying, the most promising first, and their number. */
  final int[] moves;

  int count;

  /** By move: the proof numbers of the mover's win and loss after it. */
  private final int[] wins;

  private final int[] losses;

  int mover;

  /** The number of positions that the search had seen when it reached this one. */
  int nodesBefore;

  /** The must-play region: the cells that every refutation so far needs. */
  private final CellSet mustPlay = new CellSet();

  /** The cells that any refutation needs: the carrier of a loss. */
  final CellSet refutationCells = new CellSet();

  /** The proof numbers of this position. */
  int win;

  int loss;

  /** The index of the move that needs the least for a win, and what the second best needs. */
  int best;

  private int second;

  private int winLimit;
  private int lossLimit;

  ProofNode(int cells) {
    moves = new int[cells];
    wins = new int[cells];
    losses = new int[cells];
  }

  /** Starts with all moves of the present position. Earlier ones in their order seem better. */
  void fill(Endgame endgame) {
    count = endgame.moves(moves);
    for (int i = 0; i < count; i++) {
      wins[i] = 1 + i / 2;
    }
    Arrays.fill(losses, 0, count, 1);
    mustPlay.assign(-1, -1);
    refutationCells.assign(0, 0);
  }

  /**
   * Sets the proof numbers of the position after a move.
   *
   * @param same whether the same player is to move there
   */
  void set(int i, int childWin, int childLoss, boolean same) {
    wins[i] = same ? childWin : childLoss;
    losses[i] = same ? childLoss : childWin;
  }

  /** A stone on a cell loses, by a strategy of the opponent on these cells. */
  void exclude(int cell, CellSet carrier) {
    mustPlay.retainAll(carrier);
    mustPlay.remove(cell);
    refutationCells.addAll(carrier);
  }

  /**
   * Drops the moves that are refuted, finds the best of the others and the proof numbers. Returns
   * whether there is a move.
   */
  boolean choose() {
    int kept = 0;
    int largest = 0;
    win = INFINITE;
    second = INFINITE;
    for (int i = 0; i < count; i++) {
      if (!mustPlay.contains(moves[i])) {
        continue;
      }
      moves[kept] = moves[i];
      losses[kept] = losses[i];
      wins[kept] = wins[i];
      largest = Math.max(largest, losses[kept]);
      if (wins[kept] < win) {
        second = win;
        win = wins[kept];
        best = kept;
      } else {
        second = Math.min(second, wins[kept]);
      }
      kept++;
    }
    count = kept;
    loss = largest + allowanceForOthers();
    return kept > 0;
  }

  /**
   * What the moves but one add to the proof number of a loss. The sum of all would count
   * transpositions again and again, and one refutation often refutes many moves.
   */
  private int allowanceForOthers() {
    return (count - 1) / 4;
  }

  void limit(int newWinLimit, int newLossLimit) {
    winLimit = newWinLimit;
    lossLimit = newLossLimit;
  }

  boolean isBeyondLimits() {
    return win >= winLimit || loss >= lossLimit;
  }

  /**
   * Limits the search after the best move: it stops when that move needs more than 5/4 of what the
   * second best needs, or when this node is beyond its own limits.
   */
  void limitBest(ProofNode child) {
    int childWin = Math.min(winLimit, second + second / 4 + 1);
    int childLoss = lossLimit == INFINITE ? INFINITE : lossLimit - allowanceForOthers();
    if (child.mover == mover) {
      child.limit(childWin, childLoss);
    } else {
      child.limit(childLoss, childWin);
    }
  }
}
