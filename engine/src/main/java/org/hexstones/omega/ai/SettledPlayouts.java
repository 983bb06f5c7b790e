package org.hexstones.omega.ai;

import java.util.Arrays;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.omega.OmegaPosition;
import org.jspecify.annotations.Nullable;

/**
 * The same random games, but faster on a fuller board. The permanent stones, which are on the board
 * before a search begins, form their groups only once. Each game visits only the other cells.
 */
final class SettledPlayouts extends OmegaPlayouts {
  /** The maximum number of groups of one colour that touch a cell outside them. */
  private static final int TOUCHING = 3;

  private static final int NONE = -1;

  /** The cells that were free at the last {@link #settle}, in their order. */
  private final int[] open;

  private int opens;

  /**
   * By open cell: its three earlier neighbours if they are open, else {@code size}. The first one
   * touches both others.
   */
  private final int[] middleOpen;

  private final int[] upperOpen;
  private final int[] lowerOpen;

  /** By open cell and colour: the groups that it touches, {@link #NONE} after the last one. */
  private final int[] touching;

  /**
   * The sizes of the permanent groups. Their numbers are the first labels, and {@link
   * #labelColours} has their colours.
   */
  private final int[] groupSizes;

  private int groups;

  /** Null with more than two colours, or if the board is too high. */
  private final @Nullable RunLabels runs;

  /** By root cell: the number of the group. */
  private final int[] numberOf;

  SettledPlayouts(OmegaPosition position) {
    super(position);
    open = new int[size];
    middleOpen = new int[size];
    upperOpen = new int[size];
    lowerOpen = new int[size];
    touching = new int[size * (players + 1) * TOUCHING];
    groupSizes = new int[size];
    numberOf = new int[size];
    runs = players == 2 ? RunLabels.of(position.board()) : null;
    settle();
  }

  @Override
  public void settle() {
    Board board = position.board();
    opens = 0;
    groups = 0;
    for (int cell = 0; cell < size; cell++) {
      int colour = stones.at(cell);
      if (colour == Position.NONE) {
        open[opens++] = cell;
      } else {
        colours[cell] = colour;
        if (position.groupAt(cell) == cell) {
          numberOf[cell] = groups;
          groupSizes[groups] = position.groupSizeAt(cell);
          labelColours[groups++] = colour;
        }
      }
    }
    if (runs != null) {
      runs.settle(colours, open, opens);
    }
    Arrays.fill(touching, NONE);
    int[] adjacency = board.adjacency();
    for (int i = 0; i < opens; i++) {
      middleOpen[i] = ifOpen(middles[open[i]]);
      upperOpen[i] = ifOpen(uppers[open[i]]);
      lowerOpen[i] = ifOpen(lowers[open[i]]);
      for (int d = 0; d < Direction.COUNT; d++) {
        touch(i, adjacency[open[i] * Direction.COUNT + d]);
      }
    }
  }

  private int ifOpen(int cell) {
    return stones.at(cell) == Position.NONE ? cell : size;
  }

  /** Records that an open cell touches the group of another cell, if that cell has a stone. */
  private void touch(int i, int cell) {
    int colour = stones.at(cell);
    if (colour == Position.NONE) {
      return;
    }
    int group = numberOf[position.groupAt(cell)];
    int at = (i * (players + 1) + colour) * TOUCHING;
    while (touching[at] != NONE && touching[at] != group) {
      at++;
    }
    touching[at] = group;
  }

  @Override
  void fill(Rng rng) {
    final int[] cell = cells;
    final int[] colour = colours;
    colour[size] = Position.NONE;
    int left = stones.cells(cell);
    // The stones from index {@code opens} on are permanent: their colours are already known.
    for (int i = left; i < opens; i++) {
      colour[cell[i]] = stones.at(cell[i]);
    }
    position.stonesToCome(toCome);
    int nobodys = left;
    for (int c = 0; c < players; c++) {
      nobodys -= toCome[c];
    }
    left = rng.deal(cell, left, nobodys, colour, players);
    for (int c = 1; c < players; c++) {
      left = rng.deal(cell, left, toCome[c], colour, c);
    }
    while (left > 0) {
      colour[cell[--left]] = 0;
    }
  }

  @Override
  void label() {
    // This costs more for each cell, because of the groups that it touches. It is faster only if
    // most stones are permanent.
    if (4 * opens <= size) {
      labelOpen();
    } else if (runs == null) {
      super.label();
    } else {
      labelled = runs.label(colours, parents, sizes, labelColours);
    }
  }

  private void labelOpen() {
    final int[] colour = colours;
    final int[] label = labels;
    final int[] parent = parents;
    final int[] sizeOf = sizes;
    final int[] colourOf = labelColours;
    final int[] cells = open;
    final int[] middle = middleOpen;
    final int[] upper = upperOpen;
    final int[] lower = lowerOpen;
    final int[] touched = touching;
    final int step = (players + 1) * TOUCHING;
    int next = groups;
    for (int group = 0; group < next; group++) {
      parent[group] = group;
      sizeOf[group] = groupSizes[group];
    }
    for (int i = 0, base = 0; i < opens; i++, base += step) {
      int cell = cells[i];
      int c = colour[cell];
      int found = NONE;
      if (colour[middle[i]] == c) {
        found = root(parent, label[middle[i]]);
      } else {
        if (colour[upper[i]] == c) {
          found = root(parent, label[upper[i]]);
        }
        if (colour[lower[i]] == c) {
          found = joined(parent, sizeOf, found, label[lower[i]]);
        }
      }
      int at = base + c * TOUCHING;
      for (int end = at + TOUCHING; at < end && touched[at] != NONE; at++) {
        found = joined(parent, sizeOf, found, touched[at]);
      }
      if (found == NONE) {
        found = next++;
        parent[found] = found;
        sizeOf[found] = 1;
        colourOf[found] = c;
      } else {
        sizeOf[found]++;
      }
      label[cell] = found;
    }
    labelled = next;
  }

  /** The root of a label, after it was joined to another root, if there is one. */
  private static int joined(int[] parent, int[] sizeOf, int one, int label) {
    int other = root(parent, label);
    if (one == NONE || one == other) {
      return other;
    }
    parent[other] = one;
    sizeOf[one] += sizeOf[other];
    sizeOf[other] = 1;
    return one;
  }
}
