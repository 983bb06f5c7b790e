package org.hexstones.search.endgame;

import org.hexstones.game.Endgame;

/**
 * The result if each player maximizes the lead over the best other player (max^n: Luckhardt and
 * Irani, "An algorithmic solution of N-person games", 1986). Among moves with the same lead a
 * winning one is better, then the one with the lowest number. It visits every state once, so it is
 * only for endgames with few states.
 */
final class MaxN {
  private final Endgame endgame;
  private final int players;

  /** The number of leads that are stored for a state. With two players one is enough. */
  private final int kept;

  private final int mask;
  private final int[] key1;
  private final int[] key2;

  /**
   * By slot: the best move of a state and its winner, {@code ((move << 3) | winner) + 1}; 0 if the
   * slot is free.
   */
  private final int[] known;

  private final double[] leads;

  private final int[][] moves;
  private final int[] count;
  private final int[] next;
  private final int[] best;
  private final int[] winners;
  private final double[][] bests;
  private final double[] reached;
  private int reachedWinner;
  private int depth;
  private boolean running;
  private int used;

  MaxN(Endgame endgame) {
    this.endgame = endgame;
    players = endgame.players();
    kept = players == 2 ? 1 : players;
    int capacity = 2;
    while (capacity < 1.5 * endgame.mostStates()) {
      capacity *= 2;
    }
    mask = capacity - 1;
    key1 = new int[capacity];
    key2 = new int[capacity];
    known = new int[capacity];
    leads = new double[capacity * kept];
    int depths = endgame.mostPlies() + 1;
    moves = new int[depths][endgame.moveNumbers()];
    count = new int[depths];
    next = new int[depths];
    best = new int[depths];
    winners = new int[depths];
    bests = new double[depths][players];
    reached = new double[players];
  }

  /** Starts at the endgame's present state. Earlier results are kept. */
  void ask() {
    depth = 0;
    running = true;
    enter();
  }

  /** Makes this number of steps, and returns whether the answer is still open. */
  boolean run(int steps) {
    for (int left = steps; running && left > 0; left--) {
      step();
    }
    return running;
  }

  /** The number of states that were visited. */
  int states() {
    return used;
  }

  /** The best move of the endgame's present state, which was visited and is not over. */
  int move() {
    return (known[find()] - 1) >> 3;
  }

  /** The winner of best play from the state at the start. */
  int winner() {
    return reachedWinner;
  }

  /** The lead of a player at the end of best play from the state at the start. */
  double lead(int player) {
    return reached[player];
  }

  private int find() {
    int one = endgame.key1();
    int other = endgame.key2();
    int mixed = one * 0x9E3779B1 + other * 0x85EBCA77;
    mixed = (mixed ^ (mixed >>> 15)) * 0xC2B2AE35;
    int at = (mixed ^ (mixed >>> 14)) & mask;
    while (known[at] != 0 && (key1[at] != one || key2[at] != other)) {
      at = (at + 1) & mask;
    }
    return at;
  }

  private void enter() {
    if (endgame.isOver()) {
      for (int player = 0; player < players; player++) {
        reached[player] = endgame.lead(player);
      }
      reachedWinner = endgame.winner();
      leave();
      return;
    }
    int at = find();
    if (known[at] != 0) {
      read(at);
      leave();
      return;
    }
    count[depth] = endgame.moves(moves[depth]);
    next[depth] = 0;
    best[depth] = -1;
  }

  private void read(int at) {
    reachedWinner = (known[at] - 1) & 7;
    for (int player = 0; player < players; player++) {
      reached[player] = player < kept ? leads[at * kept + player] : 0 - leads[at * kept];
    }
  }

  private void step() {
    int d = depth;
    if (next[d] < count[d]) {
      endgame.play(moves[d][next[d]++]);
      depth = d + 1;
      enter();
      return;
    }
    int at = find();
    key1[at] = endgame.key1();
    key2[at] = endgame.key2();
    known[at] = ((best[d] << 3) | winners[d]) + 1;
    for (int player = 0; player < kept; player++) {
      leads[at * kept + player] = bests[d][player];
    }
    used++;
    read(at);
    leave();
  }

  /** Passes the result of a state on to the state before. */
  private void leave() {
    if (depth == 0) {
      running = false;
      return;
    }
    endgame.undo();
    int d = --depth;
    int move = moves[d][next[d] - 1];
    if (best[d] < 0 || isBetter(d, move)) {
      best[d] = move;
      winners[d] = reachedWinner;
      System.arraycopy(reached, 0, bests[d], 0, players);
    }
  }

  private boolean isBetter(int d, int move) {
    int mover = endgame.mover();
    if (reached[mover] != bests[d][mover]) {
      return reached[mover] > bests[d][mover];
    }
    if ((reachedWinner == mover) != (winners[d] == mover)) {
      return reachedWinner == mover;
    }
    return move < best[d];
  }
}
