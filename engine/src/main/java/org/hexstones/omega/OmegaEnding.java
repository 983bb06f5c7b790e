package org.hexstones.omega;

import java.math.BigInteger;
import java.util.Arrays;
import org.hexstones.game.Ending;
import org.hexstones.game.Keys;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.hex.Direction;
import org.jspecify.annotations.Nullable;

/**
 * The end of a game of OMEGA, reduced to the free cells and the groups that touch them. Who places
 * which colour when is known from the beginning, since nobody swaps any more.
 */
final class OmegaEnding implements Ending {
  /** Products below this are exact in a double, and so are their quotients by a group's size. */
  private static final double EXACT = 0x1p53;

  /** Products nearer than this to each other may be equal: rounding hides it. */
  private static final double NEAR = 1e-11;

  /** Cells are only compared with each other where all that they touch fits into this many bits. */
  private static final int BITS = 64;

  private final int players;
  private final int staying;
  private final int cells;
  private final int[] cellOf;
  private final int[] playerOf = new int[4];

  /** By ply: the colour of the stone, and the colour whose turn it is. */
  private final int[] colourAt;

  private final int[] turnOf;
  private final int plyCount;
  private int ply;

  /**
   * Nodes are the free cells by number, then the groups that touch them. A cell's neighbours stand
   * in {@code near} from {@code nearFrom[cell]} to {@code nearFrom[cell + 1]}.
   */
  private final int[] near;

  private final int[] nearFrom;
  private final int[] colour;
  private final int[] parent;
  private final int[] size;
  private final boolean comparable;

  private final int[] played;
  private final int[] hung;
  private int hungs;
  private final int[] hungsBefore;

  private final double[] product;
  private final double[] productBefore;

  /** By colour, the product of the groups that touch no free cell. */
  private final BigInteger[] rest;

  private final Keys keys;
  private final double[] worth;
  private final int[] touched1;
  private final int[] touched2;

  private OmegaEnding(OmegaPosition position, int staying, int[] colourAt, int[] turnOf) {
    this.staying = staying;
    this.colourAt = colourAt;
    this.turnOf = turnOf;
    plyCount = colourAt.length;
    players = position.setup().players();
    cells = position.freeCells();
    cellOf = new int[cells];
    int size = position.board().size();
    int[] node = new int[size + 1];
    Arrays.fill(node, Position.NONE);
    int count = 0;
    for (int cell = 0; cell < size; cell++) {
      if (position.stoneAt(cell) == Position.NONE) {
        cellOf[count] = cell;
        node[cell] = count++;
      }
    }
    int[] adjacency = position.board().adjacency();
    int[] groupOf = new int[cells * Direction.COUNT];
    near = new int[cells * Direction.COUNT];
    nearFrom = new int[cells + 1];
    int filled = 0;
    int nodes = cells;
    for (int i = 0; i < cells; i++) {
      nearFrom[i] = filled;
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = adjacency[cellOf[i] * Direction.COUNT + d];
        if (next == size) {
          continue;
        }
        int stands = position.stoneAt(next) == Position.NONE ? next : position.groupAt(next);
        if (node[stands] == Position.NONE) {
          groupOf[nodes - cells] = stands;
          node[stands] = nodes++;
        }
        if (!contains(near, nearFrom[i], filled, node[stands])) {
          near[filled++] = node[stands];
        }
      }
    }
    nearFrom[cells] = filled;
    comparable = nodes <= BITS;
    colour = new int[nodes];
    parent = new int[nodes];
    this.size = new int[nodes];
    product = new double[players];
    rest = new BigInteger[players];
    for (int c = 0; c < players; c++) {
      rest[c] = position.score(c);
    }
    for (int i = 0; i < nodes; i++) {
      parent[i] = i;
      boolean isFree = i < cells;
      colour[i] = isFree ? Position.NONE : position.stoneAt(groupOf[i - cells]);
      this.size[i] = isFree ? 1 : position.groupSizeAt(groupOf[i - cells]);
      if (!isFree) {
        rest[colour[i]] = rest[colour[i]].divide(BigInteger.valueOf(this.size[i]));
      }
    }
    for (int c = 0; c < players; c++) {
      product[c] = position.score(c).doubleValue();
      playerOf[c] = position.playerOf(c);
    }
    played = new int[plyCount];
    hung = new int[nodes];
    hungsBefore = new int[plyCount];
    productBefore = new double[plyCount];
    keys = new Keys(cells, players);
    worth = new double[cells];
    touched1 = new int[cells];
    touched2 = new int[cells];
  }

  private static boolean contains(int[] all, int from, int to, int wanted) {
    for (int i = from; i < to; i++) {
      if (all[i] == wanted) {
        return true;
      }
    }
    return false;
  }

  static @Nullable OmegaEnding of(OmegaPosition position, int staying) {
    OmegaSetup setup = position.setup();
    int cells = position.freeCells();
    int turn = position.turn();
    if (position.isOver() || Turn.isPieRound(turn) || cells > Keys.mostCells(setup.players())) {
      return null;
    }
    int[] colours = new int[cells];
    int[] turns = new int[cells];
    int plies = 0;
    while (Turn.colour(turn) != 0
        || !Turn.isStart(turn)
        || cells - plies >= setup.stonesOfRound()) {
      colours[plies] = Turn.nextColour(turn, setup.players());
      turns[plies] = Turn.colour(turn);
      turn = Turn.afterPlacing(turn, setup.players(), colours[plies++]);
    }
    return new OmegaEnding(
        position, staying, Arrays.copyOf(colours, plies), Arrays.copyOf(turns, plies));
  }

  @Override
  public int cells() {
    return cells;
  }

  @Override
  public int players() {
    return players;
  }

  @Override
  public int move(int number) {
    return Moves.place(colourAt[ply], cellOf[number]);
  }

  @Override
  public int plies() {
    return ply;
  }

  @Override
  public int mostPlies() {
    return plyCount;
  }

  @Override
  public int mover() {
    return playerOf[turnOf[ply]];
  }

  @Override
  public boolean isOver() {
    return ply == plyCount;
  }

  @Override
  public int winner() {
    return ply < plyCount ? Position.NONE : playerOf[best(Position.NONE)];
  }

  /** The colour that ranks first of those who stay, one colour left out. */
  private int best(int without) {
    int best = Position.NONE;
    for (int c = 0; c < players; c++) {
      boolean counts = c != without && (staying >> playerOf[c] & 1) != 0;
      // Of a tie the later colour wins.
      if (counts && (best == Position.NONE || compare(c, best) >= 0)) {
        best = c;
      }
    }
    return best;
  }

  private double compare(int one, int other) {
    double difference = product[one] - product[other];
    if (product[one] > EXACT && Math.abs(difference) < NEAR * product[one]) {
      return exact(one).compareTo(exact(other));
    }
    return difference;
  }

  private BigInteger exact(int c) {
    BigInteger exact = rest[c];
    for (int i = 0; i < colour.length; i++) {
      if (colour[i] == c && parent[i] == i) {
        exact = exact.multiply(BigInteger.valueOf(size[i]));
      }
    }
    return exact;
  }

  @Override
  public double lead(int player) {
    int own = 0;
    while (playerOf[own] != player) {
      own++;
    }
    int rival = best(own);
    return rival == Position.NONE ? product[own] : product[own] - product[rival];
  }

  @Override
  public boolean hasPoints() {
    return true;
  }

  private int root(int node) {
    int root = node;
    while (parent[root] != root) {
      root = parent[root];
    }
    return root;
  }

  @Override
  public int moves(int[] into) {
    int c = colourAt[ply];
    boolean own = turnOf[ply] == c;
    int count = 0;
    for (int cell = 0; cell < cells; cell++) {
      if (colour[cell] == Position.NONE) {
        double factor = look(cell, c, count);
        if ((touched1[count] | touched2[count]) == 0 || isFirstOfItsKind(count)) {
          insert(into, count++, cell, own ? factor : 1 / factor);
        }
      }
    }
    return count;
  }

  /**
   * By how much a stone multiplies its colour's product; and which groups the cell touches, as
   * bits, or 0 where it also touches free cells.
   */
  private double look(int cell, int c, int slot) {
    int bits1 = 0;
    int bits2 = 0;
    boolean isolated = comparable;
    int sum = 1;
    int dividend = 1;
    for (int i = nearFrom[cell]; i < nearFrom[cell + 1]; i++) {
      int next = near[i];
      if (colour[next] == Position.NONE) {
        isolated = false;
        continue;
      }
      int root = root(next);
      int bit = 1 << (root & 31);
      boolean seen = root < 32 ? (bits1 & bit) != 0 : (bits2 & bit) != 0;
      if (root < 32) {
        bits1 |= bit;
      } else {
        bits2 |= bit;
      }
      // Beyond 64 nodes bits stand for several: then a group may be missed, and the order is worse.
      if (colour[root] == c && !seen) {
        sum += size[root];
        dividend *= size[root];
      }
    }
    touched1[slot] = isolated ? bits1 : 0;
    touched2[slot] = isolated ? bits2 : 0;
    return (double) sum / dividend;
  }

  /** Whether no cell before touches exactly the same groups and nothing free: they are alike. */
  private boolean isFirstOfItsKind(int slot) {
    for (int i = 0; i < slot; i++) {
      if (touched1[i] == touched1[slot] && touched2[i] == touched2[slot]) {
        return false;
      }
    }
    return true;
  }

  private void insert(int[] into, int count, int cell, double value) {
    int at = count;
    while (at > 0 && worth[at - 1] < value) {
      worth[at] = worth[at - 1];
      into[at] = into[at - 1];
      at--;
    }
    worth[at] = value;
    into[at] = cell;
  }

  @Override
  public int colourAt(int number) {
    return colour[number];
  }

  @Override
  public void play(int cell) {
    int c = colourAt[ply];
    hungsBefore[ply] = hungs;
    productBefore[ply] = product[c];
    played[ply++] = cell;
    keys.place(c, cell);
    colour[cell] = c;
    int root = cell;
    for (int i = nearFrom[cell]; i < nearFrom[cell + 1]; i++) {
      int next = near[i];
      if (colour[next] == c) {
        int other = root(next);
        if (other != root) {
          product[c] = product[c] / size[root] / size[other] * (size[root] + size[other]);
          boolean larger = size[other] > size[root];
          int child = larger ? root : other;
          root = larger ? other : root;
          parent[child] = root;
          size[root] += size[child];
          hung[hungs++] = child;
        }
      }
    }
  }

  @Override
  public void undo() {
    int cell = played[--ply];
    int c = colourAt[ply];
    while (hungs > hungsBefore[ply]) {
      int child = hung[--hungs];
      size[parent[child]] -= size[child];
      parent[child] = child;
    }
    product[c] = productBefore[ply];
    colour[cell] = Position.NONE;
    keys.remove(c, cell);
  }

  @Override
  public int key1() {
    return keys.key1();
  }

  @Override
  public int key2() {
    return keys.key2();
  }

  @Override
  public boolean isMonotone() {
    return false;
  }

  @Override
  public int[][] symmetries() {
    return new int[0][];
  }

  /** At each ply, the ways to choose the cells of each colour. */
  @Override
  public double mostStates() {
    double states = 1;
    double all = 1;
    int[] stones = new int[players];
    for (int i = 0; i < plyCount; i++) {
      states *= (double) (cells - i) / ++stones[colourAt[i]];
      all += states;
    }
    return all;
  }
}
