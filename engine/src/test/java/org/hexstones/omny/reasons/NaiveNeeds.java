package org.hexstones.omny.reasons;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.hexstones.hex.Board;

/** The least number of stones with which a colour wins in Y, if the other one passes. */
final class NaiveNeeds {
  /** Up to so many cells all sets of stones are tried. */
  private static final int TRIED = 10;

  private static final int FAR = 10_000;

  private NaiveNeeds() {}

  /** At least {@link #FAR} if the colour cannot win. */
  static int of(NaiveStones stones, int colour) {
    return stones.board.size() <= TRIED ? byTrial(stones, colour) : byTrees(stones, colour);
  }

  static int byTrial(NaiveStones stones, int colour) {
    int[] free =
        IntStream.range(0, stones.board.size())
            .filter(cell -> stones.at[cell] == NaiveStones.FREE)
            .toArray();
    int least = FAR;
    for (int set = 0; set < 1 << free.length; set++) {
      int chosen = set;
      if (Integer.bitCount(set) < least) {
        int[] cells =
            IntStream.range(0, free.length)
                .filter(i -> (chosen >> i & 1) != 0)
                .map(i -> free[i])
                .toArray();
        if (stones.with(colour, cells).hasWon(colour)) {
          least = cells.length;
        }
      }
    }
    return least;
  }

  /** The smallest tree that joins the sides (S. E. Dreyfus and R. A. Wagner, 1971). */
  static int byTrees(NaiveStones stones, int colour) {
    Board board = stones.board;
    List<Set<Integer>> sides = stones.sides();
    int[] weight = new int[board.size()];
    for (int cell = 0; cell < weight.length; cell++) {
      weight[cell] = stones.at[cell] == colour ? 0 : stones.at[cell] == NaiveStones.FREE ? 1 : FAR;
    }
    int[][] best = new int[8][board.size()];
    for (int set = 1; set < 8; set++) {
      Arrays.fill(best[set], FAR);
      for (int cell = 0; cell < weight.length; cell++) {
        if (Integer.bitCount(set) == 1 && sides.get(set / 2).contains(cell)) {
          best[set][cell] = weight[cell];
        }
        for (int part = 1; part < set; part++) {
          if ((part & set) == part) {
            int joined = best[part][cell] + best[set - part][cell] - weight[cell];
            best[set][cell] = Math.min(best[set][cell], joined);
          }
        }
      }
      Set<Integer> open = new TreeSet<>(IntStream.range(0, board.size()).boxed().toList());
      while (!open.isEmpty()) {
        int[] of = best[set];
        int cell = open.stream().min((a, b) -> of[a] - of[b]).orElseThrow();
        open.remove(cell);
        for (int next : stones.neighbours(cell)) {
          of[next] = Math.min(of[next], of[cell] + weight[next]);
        }
      }
    }
    return Arrays.stream(best[7]).min().orElseThrow();
  }
}
