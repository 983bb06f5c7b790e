package org.hexstones.search.endgame;

import org.hexstones.game.Endgame;
import org.hexstones.game.Position;

/**
 * Whether a player can force a win, whatever all others do: a search of and/or trees, depth first,
 * with a transposition table.
 *
 * <p>In a monotone game a proof also tells on which free cells the winner's strategy rests. A move
 * elsewhere does not hinder it, so that of the moves against a strategy only those on its cells
 * need to be tried; each that fails narrows them further (must-play regions; Hayward, Björnsson,
 * Johanson, Kan, Po and van Rijswijck, "Solving 7×7 Hex with domination, virtual connections, and
 * reduced state space", 2003).
 */
final class ForcedWin {
  /** Later positions hardly ever look the same from two sides. */
  private static final int ALIKE_PLIES = 4;

  private final Endgame endgame;
  private final ProofTable table;
  private final boolean withCells;
  private final boolean narrows;

  /** Whether a stone may end the game at once. */
  private final boolean endsEarly;

  private final int cells;
  private final int[][] symmetries;

  /** By depth: the moves, how many, the next one. */
  private final int[][] moves;

  private final int[] count;
  private final int[] next;

  /** By depth, where cells are kept: those still to be tried, and those the refutations rest on. */
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
   * @param bits there is room for 2 to the power of so many proofs
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

  /** Begins to ask about a player at the ending's present state. What is known is kept. */
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
   * Goes on for so many steps, of some microseconds each.
   *
   * @return whether the answer is still open; while it is, the ending is somewhere else
   */
  boolean run(int steps) {
    for (int left = steps; running && left > 0; left--) {
      step();
    }
    return running;
  }

  /** The answer, once there is one. */
  boolean result() {
    return result;
  }

  /** How many positions were looked at. */
  int nodes() {
    return nodes;
  }

  /** Takes the ending back to where it was asked about. */
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

  /** Looks at the position that was just reached. */
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

  /** Puts a move that wins at once before all others. */
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

  /** Carries an answer up as far as it decides. */
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
          // Who ends a turn hands it over, so that this says nothing of stones.
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

  /** What refutes a move refutes its likes where the position looks the same. */
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
