package org.hexstones.omega.ai;

import org.hexstones.game.Logarithm;
import org.hexstones.game.Playouts;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.Stones;
import org.hexstones.hex.Direction;
import org.hexstones.omega.OmegaPosition;
import org.hexstones.omega.Product;

/**
 * Random games of OMEGA, which are not played turn by turn. Scores do not depend on the order of
 * stones, so a random game is a random choice of the cells that will be filled, and of their
 * colours. A partial Fisher-Yates shuffle chooses the cells. One pass in cell order finds the
 * groups by provisional labels and union-find (Rosenfeld and Pfaltz, "Sequential operations in
 * digital picture processing", 1966).
 *
 * <p>These games contain no swaps.
 */
class OmegaPlayouts implements Playouts {
  /**
   * The part of the reward for winning. The rest is for the distance of the score from the others.
   */
  private static final double WIN_SHARE = 0.5;

  /** The distance, as a logarithm of the scores' quotient, that is worth half of the maximum. */
  private static final double HALF_DISTANCE = 1;

  /** Products with a smaller relative difference may be equal, because they are rounded. */
  private static final double NEAR = 1e-12;

  /** A product of ints is exact in a double if it is less than this. */
  private static final double EXACT = 0x1p53;

  final OmegaPosition position;
  final Stones stones;
  final int size;
  final int players;

  /**
   * By cell: its three earlier neighbours, or {@code size} if there is none. The first one touches
   * both others.
   */
  final int[] middles;

  final int[] uppers;
  final int[] lowers;

  final int[] cells;
  final int[] toCome;

  /** By cell: the colour of its stone, or the number of players if it stays free. */
  final int[] colours;

  final int[] labels;
  final int[] parents;
  final int[] sizes;
  final int[] labelColours;

  /** The number of labels, including those that were joined to others. */
  int labelled;

  private final double[] products;

  OmegaPlayouts(OmegaPosition position) {
    this.position = position;
    stones = position.stones();
    size = position.board().size();
    players = position.setup().players();
    middles = neighbours(3);
    uppers = neighbours(2);
    lowers = neighbours(4);
    cells = new int[size];
    toCome = new int[players];
    colours = new int[size + 1];
    labels = new int[size + 1];
    parents = new int[size];
    sizes = new int[size];
    labelColours = new int[size];
    products = new double[players + 1];
  }

  private int[] neighbours(int direction) {
    int[] adjacency = position.board().adjacency();
    int[] neighbours = new int[size];
    for (int cell = 0; cell < size; cell++) {
      neighbours[cell] = adjacency[cell * Direction.COUNT + direction];
    }
    return neighbours;
  }

  @Override
  public void run(Rng rng) {
    fill(rng);
    label();
    multiply();
  }

  void fill(Rng rng) {
    final int[] cell = cells;
    final int[] colour = colours;
    colour[cell.length] = Position.NONE;
    int left = stones.cells(cell);
    for (int i = left; i < cell.length; i++) {
      colour[cell[i]] = stones.at(cell[i]);
    }
    position.stonesToCome(toCome);
    for (int c = 0; c < players; c++) {
      left = rng.deal(cell, left, toCome[c], colour, c);
    }
    while (left > 0) {
      colour[cell[--left]] = players;
    }
  }

  void label() {
    final int[] colour = colours;
    final int[] label = labels;
    final int[] parent = parents;
    final int[] sizeOf = sizes;
    final int[] colourOf = labelColours;
    final int[] middle = middles;
    final int[] upper = uppers;
    final int[] lower = lowers;
    // The first cell has no earlier neighbour. This code touches each array before the loop: TeaVM
    // unwraps an array in JavaScript at its first use, and here this happens only once.
    label[0] = 0;
    parent[0] = 0;
    sizeOf[0] = 1;
    colourOf[0] = colour[0];
    final int end = Math.min(middle.length, Math.min(upper.length, lower.length));
    int next = 1;
    for (int cell = 1; cell < end; cell++) {
      int c = colour[cell];
      int found;
      int m = middle[cell];
      if (colour[m] == c) {
        // The other two neighbours touch this one. If they have its colour, they are in its group.
        found = root(parent, label[m]);
        sizeOf[found]++;
      } else {
        int u = upper[cell];
        int l = lower[cell];
        if (colour[u] == c) {
          found = root(parent, label[u]);
          sizeOf[found]++;
          if (colour[l] == c) {
            int other = root(parent, label[l]);
            if (other != found) {
              parent[other] = found;
              sizeOf[found] += sizeOf[other];
              sizeOf[other] = 1;
            }
          }
        } else if (colour[l] == c) {
          found = root(parent, label[l]);
          sizeOf[found]++;
        } else {
          found = next++;
          parent[found] = found;
          sizeOf[found] = 1;
          colourOf[found] = c;
        }
      }
      label[cell] = found;
    }
    labelled = next;
  }

  /** The root of a label. On the way it shortens every second link (path halving). */
  static int root(int[] parent, int label) {
    int root = label;
    int above = parent[root];
    while (above != root) {
      root = parent[above];
      parent[label] = root;
      above = parent[root];
      label = root;
    }
    return root;
  }

  private void multiply() {
    final double[] product = products;
    final int[] sizeOf = sizes;
    final int[] colourOf = labelColours;
    for (int c = 0; c <= players; c++) {
      product[c] = 1;
    }
    final int end = Math.min(labelled, Math.min(sizeOf.length, colourOf.length));
    // A label that was joined to another has size 1.
    for (int i = 0; i < end; i++) {
      product[colourOf[i]] *= sizeOf[i];
    }
  }

  @Override
  public int colourAt(int cell) {
    return colours[cell] == players ? Position.NONE : colours[cell];
  }

  @Override
  public int[] colours() {
    return colours;
  }

  @Override
  public boolean hasScores() {
    return true;
  }

  /** {@inheritDoc} It is finite, because boards are small. */
  @Override
  public double score(int player) {
    return products[position.colourOf(player)];
  }

  /**
   * {@inheritDoc}
   *
   * <p>One part is for winning, the other for the distance of the score from the best other score.
   */
  @Override
  public double reward(int player) {
    int own = position.colourOf(player);
    int rival = own == 0 ? 1 : 0;
    for (int colour = rival + 1; colour < players; colour++) {
      if (colour != own && isBetter(colour, rival)) {
        rival = colour;
      }
    }
    double distance = Logarithm.of(products[own] / products[rival]);
    double squashed = distance / (HALF_DISTANCE + Math.abs(distance));
    double win = isBetter(own, rival) ? WIN_SHARE : 0;
    return win + (1 - WIN_SHARE) * (0.5 + 0.5 * squashed);
  }

  /**
   * Whether one colour ranks before another: by score, and if the scores are equal, the later one.
   */
  private boolean isBetter(int one, int other) {
    double difference = products[one] - products[other];
    if (products[one] > EXACT && Math.abs(difference) < NEAR * products[one]) {
      difference = exactScore(one).compareTo(exactScore(other));
    }
    return difference == 0 ? one > other : difference > 0;
  }

  private Product exactScore(int colour) {
    Product score = Product.ONE;
    for (int i = 0; i < labelled; i++) {
      if (labelColours[i] == colour) {
        score = score.times(sizes[i]);
      }
    }
    return score;
  }
}
