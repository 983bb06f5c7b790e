package org.hexstones.omega.ai;

import java.util.Arrays;
import org.hexstones.game.Endgame;
import org.hexstones.game.Keys;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.omega.OmegaPosition;
import org.hexstones.omega.OmegaSetup;
import org.hexstones.omega.Turn;
import org.jspecify.annotations.Nullable;

/**
 * The end of a game of OMEGA, reduced to the free cells and the groups that touch them. The order
 * of players and colours is known from the beginning, because no swap is possible any more.
 */
final class OmegaEndgame implements Endgame {
  /** The code compares cells only if the graph has at most this number of nodes, one bit each. */
  private static final int BITS = 64;

  private final int players;
  private final int staying;
  private final int cells;
  private final EndgameGraph graph;
  private final EndgameScores scores;
  private final int[] near;
  private final int[] nearFrom;

  /** By node: arrays of the scores. */
  private final int[] colour;

  private final int[] size;

  private final int[] playerOf = new int[4];

  /** By ply: the colour of the stone, and the colour whose turn it is. */
  private final int[] colourAt;

  private final int[] turnOf;
  private final int plyCount;
  private int ply;

  private final Keys keys;
  private final boolean comparable;
  private final double[] worth;
  private final int[] touched1;
  private final int[] touched2;

  private OmegaEndgame(OmegaPosition position, int staying, int[] colourAt, int[] turnOf) {
    this.staying = staying;
    this.colourAt = colourAt;
    this.turnOf = turnOf;
    plyCount = colourAt.length;
    players = position.setup().players();
    graph = new EndgameGraph(position);
    scores = new EndgameScores(graph, position);
    cells = graph.cells;
    near = graph.near;
    nearFrom = graph.nearFrom;
    colour = scores.colour;
    size = scores.size;
    comparable = graph.nodes <= BITS;
    for (int c = 0; c < players; c++) {
      playerOf[c] = position.playerOf(c);
    }
    keys = new Keys(cells, players);
    worth = new double[cells];
    touched1 = new int[cells];
    touched2 = new int[cells];
  }

  static @Nullable OmegaEndgame of(OmegaPosition position, int staying) {
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
    return new OmegaEndgame(
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
    return Moves.place(colourAt[ply], graph.cellOf[number]);
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

  /** The colour that ranks first among the players who stay, without one colour. */
  private int best(int without) {
    int best = Position.NONE;
    for (int c = 0; c < players; c++) {
      boolean counts = c != without && (staying >> playerOf[c] & 1) != 0;
      // The later colour wins a tie.
      if (counts && (best == Position.NONE || scores.compare(c, best) >= 0)) {
        best = c;
      }
    }
    return best;
  }

  @Override
  public double lead(int player) {
    int own = 0;
    while (playerOf[own] != player) {
      own++;
    }
    int rival = best(own);
    double lead = scores.product(own);
    return rival == Position.NONE ? lead : lead - scores.product(rival);
  }

  @Override
  public boolean hasPoints() {
    return true;
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
   * The factor by which a stone multiplies its colour's product. Records the groups that the cell
   * touches, as bits, or 0 if the cell also touches free cells.
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
      int root = scores.root(next);
      int bit = 1 << (root & 31);
      boolean seen = root < 32 ? (bits1 & bit) != 0 : (bits2 & bit) != 0;
      if (root < 32) {
        bits1 |= bit;
      } else {
        bits2 |= bit;
      }
      // With more than 64 nodes several share a bit. Then a group may be missed, and the order of
      // the moves is worse.
      if (colour[root] == c && !seen) {
        sum += size[root];
        dividend *= size[root];
      }
    }
    touched1[slot] = isolated ? bits1 : 0;
    touched2[slot] = isolated ? bits2 : 0;
    return (double) sum / dividend;
  }

  /**
   * Whether no earlier cell touches exactly the same groups and no free cell. Such cells are
   * equivalent.
   */
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
    int c = colourAt[ply++];
    keys.place(c, cell);
    scores.place(c, cell);
  }

  @Override
  public void undo() {
    int c = colourAt[--ply];
    keys.remove(c, scores.remove());
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

  /** At each ply, the number of ways to choose the cells of each colour. */
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
