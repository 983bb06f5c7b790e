package org.hexstones.omega;

import java.math.BigInteger;
import org.hexstones.game.Playouts;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.Stones;
import org.hexstones.hex.Direction;

/**
 * Random games of OMEGA, without playing them turn by turn: scores do not depend on the order of
 * stones, so a random game is a random choice of the cells that will be filled, dealt to the
 * colours. One partial shuffle (Fisher and Yates) chooses, and one pass in cell order finds the
 * groups (Rosenfeld and Pfaltz, "Sequential operations in digital picture processing", 1966:
 * provisional labels, joined by union-find).
 *
 * <p>Nobody swaps in these games.
 */
final class OmegaPlayouts implements Playouts {
  /** How much of a reward is for winning; the rest is for the score's distance from the others. */
  private static final double WIN_SHARE = 0.5;

  /** The distance, as a logarithm of the scores' quotient, that is worth half of all there is. */
  private static final double HALF_DISTANCE = 1;

  /** Products nearer than this to each other may be equal: rounding hides it. */
  private static final double NEAR = 1e-12;

  /** Below this a product of ints is exact in a double. */
  private static final double EXACT = 0x1p53;

  private final OmegaPosition position;
  private final Stones stones;
  private final int size;
  private final int players;

  /** Three earlier neighbours of each cell; {@code size} where there is none. */
  private final int[] earlier;

  private final int[] cells;
  private final int[] toCome;

  /** Which stone is on a cell; free cells are dealt a colour that is nobody's. */
  private final int[] colours;

  private final int[] labels;
  private final int[] parents;
  private final int[] sizes;
  private final int[] labelColours;
  private int labelled;
  private final double[] products;

  OmegaPlayouts(OmegaPosition position) {
    this.position = position;
    stones = position.stones();
    size = position.board().size();
    players = position.setup().players();
    earlier = earlier(position.board().adjacency());
    cells = new int[size];
    toCome = new int[players];
    colours = new int[size + 1];
    colours[size] = Position.NONE;
    labels = new int[size + 1];
    parents = new int[size];
    sizes = new int[size];
    labelColours = new int[size];
    products = new double[players + 1];
  }

  /** Of a cell's neighbours, those before it: the middle one first, which touches both others. */
  private static int[] earlier(int[] adjacency) {
    int[] earlier = new int[adjacency.length / 2];
    for (int cell = 0; cell < adjacency.length / Direction.COUNT; cell++) {
      earlier[3 * cell] = adjacency[cell * Direction.COUNT + 3];
      earlier[3 * cell + 1] = adjacency[cell * Direction.COUNT + 2];
      earlier[3 * cell + 2] = adjacency[cell * Direction.COUNT + 4];
    }
    return earlier;
  }

  @Override
  public void run(Rng rng) {
    fill(rng);
    label();
    multiply();
  }

  private void fill(Rng rng) {
    final int[] cell = cells;
    final int[] colour = colours;
    int free = stones.cells(cell);
    position.stonesToCome(toCome);
    int i = 0;
    for (int c = 0; c < players; c++) {
      int end = i + toCome[c];
      for (; i < end; i++) {
        int j = i + rng.below(free - i);
        colour[cell[j]] = c;
        cell[j] = cell[i];
      }
    }
    for (; i < free; i++) {
      colour[cell[i]] = players;
    }
    for (; i < size; i++) {
      colour[cell[i]] = stones.at(cell[i]);
    }
  }

  private void label() {
    final int[] colour = colours;
    final int[] label = labels;
    final int[] parent = parents;
    final int[] sizeOf = sizes;
    final int[] colourOf = labelColours;
    final int[] before = earlier;
    final int end = size;
    int next = 0;
    for (int cell = 0, i = 0; cell < end; cell++, i += 3) {
      int c = colour[cell];
      int found;
      if (colour[before[i]] == c) {
        // The other two touch this one: where they have its colour, they have its group.
        found = root(parent, label[before[i]]);
        sizeOf[found]++;
      } else if (colour[before[i + 1]] == c) {
        found = root(parent, label[before[i + 1]]);
        sizeOf[found]++;
        if (colour[before[i + 2]] == c) {
          int other = root(parent, label[before[i + 2]]);
          if (other != found) {
            parent[other] = found;
            sizeOf[found] += sizeOf[other];
            sizeOf[other] = 1;
          }
        }
      } else if (colour[before[i + 2]] == c) {
        found = root(parent, label[before[i + 2]]);
        sizeOf[found]++;
      } else {
        found = next++;
        parent[found] = found;
        sizeOf[found] = 1;
        colourOf[found] = c;
      }
      label[cell] = found;
    }
    labelled = next;
  }

  private static int root(int[] parent, int label) {
    int root = label;
    int above = parent[root];
    while (above != root) {
      int next = parent[above];
      parent[root] = next;
      root = next;
      above = parent[root];
    }
    return root;
  }

  private void multiply() {
    final double[] product = products;
    for (int c = 0; c <= players; c++) {
      product[c] = 1;
    }
    // A label that was joined to another has been left with size 1.
    for (int i = 0; i < labelled; i++) {
      product[labelColours[i]] *= sizes[i];
    }
  }

  @Override
  public int colourAt(int cell) {
    return colours[cell] == players ? Position.NONE : colours[cell];
  }

  /** A colour's score in the finished game, to rounding; board sizes keep it finite. */
  double score(int colour) {
    return products[colour];
  }

  /**
   * {@inheritDoc}
   *
   * <p>Part is for winning, part for how far the score is above or below the best of the others.
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
    double distance = Math.log(products[own] / products[rival]);
    double squashed = distance / (HALF_DISTANCE + Math.abs(distance));
    double win = isBetter(own, rival) ? WIN_SHARE : 0;
    return win + (1 - WIN_SHARE) * (0.5 + 0.5 * squashed);
  }

  /** Whether one colour ranks before another: by score, of equal scores the later colour. */
  private boolean isBetter(int one, int other) {
    double difference = products[one] - products[other];
    if (products[one] > EXACT && Math.abs(difference) < NEAR * products[one]) {
      difference = exactScore(one).compareTo(exactScore(other));
    }
    return difference == 0 ? one > other : difference > 0;
  }

  private BigInteger exactScore(int colour) {
    BigInteger score = BigInteger.ONE;
    for (int i = 0; i < labelled; i++) {
      if (labelColours[i] == colour) {
        score = score.multiply(BigInteger.valueOf(sizes[i]));
      }
    }
    return score;
  }
}
