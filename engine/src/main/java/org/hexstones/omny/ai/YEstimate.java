package org.hexstones.omny.ai;

import java.util.Arrays;
import org.hexstones.game.Stones;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.patterns.Neighbourhood;
import org.jspecify.annotations.Nullable;

/**
 * The estimate of {@link YReduction} for a position: bridges and edge templates hold, other free
 * cells are even, or have a learnt probability ({@link YCells}).
 */
final class YEstimate {
  private static final double EVEN = 0.5;

  private final Stones stones;
  final Bridges bridges;
  final EdgeTemplates templates;
  private final YReduction reduction;
  private final @Nullable YCells cells;

  /** By cell: the probability that it becomes white. */
  final double[] white;

  /** The free cells that nothing holds. */
  final int[] open;

  int openCount;

  /** By cell, after {@link #differentiate}: how much the estimate grows with its probability. */
  final double[] slope;

  private final double[] gradient;

  YEstimate(
      OmnyPosition position,
      Neighbourhood neighbourhood,
      YReduction reduction,
      @Nullable YCells cells) {
    this.reduction = reduction;
    this.cells = cells;
    bridges = new Bridges(position, neighbourhood);
    templates = new EdgeTemplates(position);
    stones = position.stones();
    white = new double[position.board().size()];
    slope = new double[white.length];
    gradient = new double[white.length];
    open = new int[white.length];
  }

  /** White's estimated chance in the present position. It finds the bridges and templates, too. */
  double estimate() {
    bridges.find();
    templates.find();
    final double[] p = white;
    for (int cell = 0; cell < p.length; cell++) {
      int colour = stones.at(cell);
      p[cell] = colour == 0 ? 1 : colour == 1 ? 0 : EVEN;
    }
    final Bridges held = bridges;
    for (int i = 0; i < held.count; i++) {
      double value = held.owner[i] == 0 ? 1 : 0;
      hold(held.cell[i], value);
      hold(held.partner[i], value);
    }
    final EdgeTemplates steps = templates;
    for (int i = 0; i < steps.count; i++) {
      double value = steps.owner(i) == 0 ? 1 : 0;
      for (int number = 1; number <= EdgeTemplates.FOOT; number++) {
        int cell = steps.cell(i, number);
        p[cell] = p[cell] == EVEN ? value : p[cell];
      }
    }
    findOpen();
    YCells learnt = cells;
    if (learnt != null) {
      learnt.look();
      for (int i = 0; i < openCount; i++) {
        p[open[i]] = learnt.white(open[i]);
      }
    }
    return reduction.estimate(p);
  }

  private void findOpen() {
    int count = 0;
    for (int cell = 0; cell < white.length; cell++) {
      if (white[cell] == EVEN) {
        open[count++] = cell;
      }
    }
    openCount = count;
  }

  /** Both cells of a bridge go to its owner. A cell in bridges of both colours is even. */
  private void hold(int cell, double value) {
    double before = white[cell];
    white[cell] = before == EVEN || before == value ? value : EVEN;
  }

  /** The highest slope of a cell, after {@link #differentiate}. */
  double highestSlope() {
    double highest = 0;
    for (double one : slope) {
      highest = Math.max(highest, one);
    }
    return highest;
  }

  /** Computes {@link #slope} after {@link #estimate}: 0 for cells that are not open. */
  void differentiate() {
    reduction.differentiate(gradient);
    Arrays.fill(slope, 0);
    for (int i = 0; i < openCount; i++) {
      slope[open[i]] = gradient[open[i]];
    }
  }
}
