package org.hexstones.search.endgame;

import org.hexstones.game.Endgame;
import org.hexstones.game.Position;

/**
 * Finds whether a player can force a win, whatever all others do. It is a depth-first search of an
 * AND/OR tree with a transposition table.
 *
 * <p>In a monotone game a proof also gives the free cells that the winner's strategy needs (its
 * carrier). A move elsewhere does not disturb the strategy, so the opponent needs to try only moves
 * on the carrier. Each refutation reduces these moves further (must-play region: Hayward,
 * Björnsson, Johanson, Kan, Po and van Rijswijck, "Solving 7×7 Hex with domination, virtual
 * connections, and reduced state space", 2003).
 */
final class ForcedWin {
  /**
   * Symmetries are used only in this number of plies, because later positions are rarely symmetric.
   */
  private static final int ALIKE_PLIES = 4;

  private final Endgame endgame;
  private final ProofTable table;
  private final boolean withCells;
  private final boolean narrows;

  /** Whether a stone may end the game at once. */
  private final boolean endsEarly;

  private final int cells;
  private final int[][] symmetries;

  /** By depth: the moves, their number, and the index of the next one. */
  private final int[][] moves;

  private final int[] count;
  private final int[] next;

  /**
   * By depth: the cells that must still be tried, and the union of the carriers of the refutations.
   */
  private final int[] mustLow;

  private final int[] mustHigh;
  private final int[] restLow;
  private final int[] restHigh;

  private int depth;
  private int player;
  private int provedLow;
  private int provedHigh;
  private boolean running;
  private boolean result;
  private int nodes;

  /**
   * @param bits the table has at most 2 to the power of this number of entries
   */
  ForcedWin(Endgame endgame, int bits) {
    this.endgame = endgame;
    cells = endgame.cells();
    withCells = endgame.isMonotone();
    endsEarly = !endgame.hasPoints();
    symmetries = endgame.symmetries();
    narrows = withCells || symmetries.length > 0;
    table = new ProofTable(bits, withCells);
    int depths = endgame.mostPlies() + 1;
    moves = new int[depths][endgame.moveNumbers()];
    count = new int[depths];
    next = new int[depths];
    mustLow = new int[depths];
    mustHigh = new int[depths];
    restLow = new int[depths];
    restHigh = new int[depths];
  }

  /** Starts the search for a player at the endgame's present state. Earlier proofs are kept. */
  void ask(int whom) {
    if (whom != player) {
      table.clear();
    }
    player = whom;
    depth = 0;
    running = true;
    enter();
  }

  /**
   * Makes this number of steps, of a few microseconds each.
   *
   * @return whether the answer is still open; until it is known, the endgame is in another state
   */
  boolean run(int steps) {
    for (int left = steps; running && left > 0; left--) {
      step();
    }
    return running;
  }

  /** The answer, after {@link #run} has returned false. */
  boolean result() {
    return result;
  }

  /** The number of positions that were searched. */
  int nodes() {
    return nodes;
  }

  /** Stops, and takes the endgame back to the state at the start. */
  void abandon() {
    while (depth > 0) {
      endgame.undo();
      depth--;
    }
    running = false;
  }

  private void step() {
    int d = depth;
    int i = next[d];
    int[] list = moves[d];
    int n = count[d];
    if (narrows) {
      while (i < n && list[i] < cells && !contains(mustLow[d], mustHigh[d], list[i])) {
        i++;
      }
    }
    if (i == n) {
      provedLow = restLow[d];
      provedHigh = restHigh[d];
      leave(endgame.mover() == player ? ProofTable.NO : ProofTable.YES, true);
    } else {
      next[d] = i + 1;
      endgame.play(list[i]);
      depth = d + 1;
      enter();
    }
  }

  private static boolean contains(int low, int high, int cell) {
    return ((cell < 32 ? low >> cell : high >> (cell - 32)) & 1) != 0;
  }

  /** Examines the position that was just reached. */
  private void enter() {
    nodes++;
    int winner = endgame.winner();
    if (winner != Position.NONE) {
      provedLow = 0;
      provedHigh = 0;
      leave(winner == player ? ProofTable.YES : ProofTable.NO, false);
      return;
    }
    int at = table.find(endgame.key1(), endgame.key2());
    if (at >= 0) {
      if (withCells) {
        provedLow = table.low(at);
        provedHigh = table.high(at);
      }
      leave(table.answer(at), false);
      return;
    }
    int d = depth;
    count[d] = endgame.moves(moves[d]);
    next[d] = 0;
    mustLow[d] = -1;
    mustHigh[d] = -1;
    restLow[d] = 0;
    restHigh[d] = 0;
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
        table.put(endgame.key1(), endgame.key2(), endgame.plies(), answer, provedLow, provedHigh);
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
        if (withCells && move < cells) {
          narrow(d, provedLow, provedHigh);
        } else if (withCells) {
          // The end of a turn gives the move to the opponent, so its refutation says nothing about
          // stones.
          restOn(d, provedLow, provedHigh);
        }
        if (move < cells && symmetries.length > 0 && endgame.plies() < ALIKE_PLIES) {
          narrowByLikeness(d, move);
        }
        return;
      }
      if (move < 32) {
        provedLow |= move < cells ? 1 << move : 0;
      } else {
        provedHigh |= move < cells ? 1 << (move - 32) : 0;
      }
      store = true;
    }
  }

  private void narrow(int d, int low, int high) {
    mustLow[d] &= low;
    mustHigh[d] &= high;
    restOn(d, low, high);
  }

  private void restOn(int d, int low, int high) {
    restLow[d] |= low;
    restHigh[d] |= high;
  }

  /** In a symmetric position the refutation of a move also refutes the symmetric moves. */
  private void narrowByLikeness(int d, int move) {
    for (int[] map : symmetries) {
      if (!keepsStones(map)) {
        continue;
      }
      int like = map[move];
      mustLow[d] &= like < 32 ? ~(1 << like) : -1;
      mustHigh[d] &= like < 32 ? -1 : ~(1 << (like - 32));
      if (withCells) {
        int low = 0;
        int high = 0;
        for (int cell = 0; cell < cells; cell++) {
          if (contains(provedLow, provedHigh, cell)) {
            low |= map[cell] < 32 ? 1 << map[cell] : 0;
            high |= map[cell] < 32 ? 0 : 1 << (map[cell] - 32);
          }
        }
        narrow(d, low, high);
      }
    }
  }

  private boolean keepsStones(int[] map) {
    for (int cell = 0; cell < cells; cell++) {
      if (endgame.colourAt(map[cell]) != endgame.colourAt(cell)) {
        return false;
      }
    }
    return true;
  }
}
