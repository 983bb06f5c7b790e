package org.hexstones.omega.ai;

import org.hexstones.omega.OmegaPosition;
import org.hexstones.omega.Product;

/**
 * The groups and each colour's product while the end of a game is played on its {@link
 * EndgameGraph}. The groups are a union-find forest without path compression, so that each stone
 * can be taken back.
 */
final class EndgameScores {
  /**
   * Products less than this are exact in a double, and so are their quotients by a group's size.
   */
  private static final double EXACT = 0x1p53;

  /** Products with a smaller relative difference may be equal, because they are rounded. */
  private static final double NEAR = 1e-11;

  private final int[] near;
  private final int[] nearFrom;

  /** By node: its colour, its parent in its tree, and for a root the size of its group. */
  final int[] colour;

  private final int[] parent;
  final int[] size;

  /** The roots that were linked below others, in order. */
  private final int[] hung;

  private int hungs;

  /** By stone, in the order of placing: its cell, and the values before it was placed. */
  private final int[] played;

  private final int[] hungsBefore;
  private final double[] productBefore;
  private int stones;

  private final double[] product;

  /** By colour, the product of the groups that touch no free cell. */
  private final Product[] rest;

  EndgameScores(EndgameGraph graph, OmegaPosition position) {
    near = graph.near;
    nearFrom = graph.nearFrom;
    colour = new int[graph.nodes];
    parent = new int[graph.nodes];
    size = new int[graph.nodes];
    hung = new int[graph.nodes];
    played = new int[graph.cells];
    hungsBefore = new int[graph.cells];
    productBefore = new double[graph.cells];
    int players = position.setup().players();
    product = new double[players];
    rest = new Product[players];
    for (int c = 0; c < players; c++) {
      rest[c] = position.score(c);
      product[c] = rest[c].toDouble();
    }
    for (int node = 0; node < graph.nodes; node++) {
      parent[node] = node;
      colour[node] = graph.colour(node);
      size[node] = graph.size(node);
      if (node >= graph.cells) {
        rest[colour[node]] = rest[colour[node]].without(size[node]);
      }
    }
  }

  /** The root of the group of a node. */
  int root(int node) {
    int root = node;
    while (parent[root] != root) {
      root = parent[root];
    }
    return root;
  }

  void place(int c, int cell) {
    hungsBefore[stones] = hungs;
    productBefore[stones] = product[c];
    played[stones++] = cell;
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

  /** Takes back the last stone and returns its cell. */
  int remove() {
    int cell = played[--stones];
    while (hungs > hungsBefore[stones]) {
      int child = hung[--hungs];
      size[parent[child]] -= size[child];
      parent[child] = child;
    }
    product[colour[cell]] = productBefore[stones];
    colour[cell] = OmegaPosition.NONE;
    return cell;
  }

  /** A colour's score, apart from rounding. */
  double product(int c) {
    return product[c];
  }

  /** Compares the scores of two colours: positive if the first is higher, 0 if they are equal. */
  double compare(int one, int other) {
    double difference = product[one] - product[other];
    if (product[one] > EXACT && Math.abs(difference) < NEAR * product[one]) {
      return exact(one).compareTo(exact(other));
    }
    return difference;
  }

  private Product exact(int c) {
    Product exact = rest[c];
    for (int i = 0; i < colour.length; i++) {
      if (colour[i] == c && parent[i] == i) {
        exact = exact.times(size[i]);
      }
    }
    return exact;
  }
}
