package org.hexstones.search.endgame;

import org.hexstones.game.CellSet;
import org.hexstones.game.Endgame;
import org.hexstones.game.Position;

/** Finds forced wins by a depth-first search of an AND/OR tree with a transposition table. */
final class DepthFirstSearch extends ForcedWin {
  private static final int LEAST_BITS = 14;
  private static final int MOST_BITS = 22;

  private final Endgame endgame;
  private final ProofTable table;
  private final SimilarMoves similar;

  /** Whether a stone may end the game at once. */
  private final boolean endsEarly;

  private final int cells;

  /** By depth: the moves, their number, and the index of the next one. */
  private final int[][] moves;

  private final int[] count;
  private final int[] next;

  /** By depth: the cells whose moves need not be tried any more. */
  private final CellSet[] refuted;

  private int depth;

  DepthFirstSearch(Endgame endgame) {
    this.endgame = endgame;
    cells = endgame.cells();
    similar = new SimilarMoves(endgame);
    endsEarly = !endgame.hasPoints();
    table = new ProofTable(Math.max(LEAST_BITS, Math.min(MOST_BITS, cells + 4)));
    int depths = endgame.mostPlies() + 1;
    moves = new int[depths][endgame.moveNumbers()];
    count = new int[depths];
    next = new int[depths];
    refuted = new CellSet[depths];
    for (int d = 0; d < depths; d++) {
      refuted[d] = new CellSet();
    }
  }

  @Override
  void ask(int whom) {
    if (whom != player) {
      table.clear();
    }
    player = whom;
    depth = 0;
    running = true;
    enter();
  }

  @Override
  boolean abandon() {
    for (; running && depth > 0; depth--) {
      endgame.undo();
    }
    boolean found = !running;
    running = false;
    return found;
  }

  @Override
  boolean knows(boolean answer) {
    int winner = endgame.winner();
    if (winner != Position.NONE) {
      return (winner == player) == answer;
    }
    int at = table.find(endgame.key1(), endgame.key2());
    return at >= 0 && table.answer(at) == (answer ? ProofTable.YES : ProofTable.NO);
  }

  @Override
  void step() {
    int d = depth;
    int i = next[d];
    int[] list = moves[d];
    int n = count[d];
    while (i < n && list[i] < cells && refuted[d].contains(list[i])) {
      i++;
    }
    if (i == n) {
      leave(endgame.mover() == player ? ProofTable.NO : ProofTable.YES, true);
    } else {
      next[d] = i + 1;
      endgame.play(list[i]);
      depth = d + 1;
      enter();
    }
  }

  /** Examines the position that was just reached. */
  private void enter() {
    nodes++;
    int winner = endgame.winner();
    if (winner != Position.NONE) {
      leave(winner == player ? ProofTable.YES : ProofTable.NO, false);
      return;
    }
    int at = table.find(endgame.key1(), endgame.key2());
    if (at >= 0) {
      leave(table.answer(at), false);
      return;
    }
    int d = depth;
    count[d] = endgame.moves(moves[d]);
    next[d] = 0;
    refuted[d].assign(0, 0);
    if (endsEarly) {
      findImmediateWin(d);
    }
  }

  /** Moves an immediate win to the front of the moves. */
  private void findImmediateWin(int d) {
    int mover = endgame.mover();
    for (int i = 0; i < count[d]; i++) {
      endgame.play(moves[d][i]);
      boolean won = endgame.winner() == mover;
      endgame.undo();
      if (won) {
        int move = moves[d][i];
        moves[d][i] = moves[d][0];
        moves[d][0] = move;
        return;
      }
    }
  }

  /** Backs up an answer as far as it decides. */
  private void leave(int firstAnswer, boolean isNew) {
    int answer = firstAnswer;
    boolean store = isNew;
    while (true) {
      if (store) {
        table.put(endgame.key1(), endgame.key2(), endgame.plies(), answer);
      }
      if (depth == 0) {
        running = false;
        result = answer == ProofTable.YES;
        return;
      }
      endgame.undo();
      int d = --depth;
      int move = moves[d][next[d] - 1];
      boolean wanted = (answer == ProofTable.YES) == (endgame.mover() == player);
      if (!wanted) {
        if (move < cells) {
          refuteSimilar(d, move);
        }
        return;
      }
      store = true;
    }
  }

  private void refuteSimilar(int d, int move) {
    for (int i = 0; i < similar.count(); i++) {
      if (similar.holds(i)) {
        refuted[d].add(similar.image(i, move));
      }
    }
  }
}
