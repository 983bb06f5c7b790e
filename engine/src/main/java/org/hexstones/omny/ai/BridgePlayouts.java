package org.hexstones.omny.ai;

import org.hexstones.game.Rng;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.omny.OmnySetup;
import org.hexstones.patterns.Neighbourhood;

/**
 * Random games in which bridges hold. Of the two free cells between two stones of a colour, or
 * between a stone and the edge, that colour gets at least one, because a player answers an
 * opponent's stone on one of them with a stone on the other. (The bridge pattern of playouts for
 * connection games: Arneson, Hayward and Henderson, "Monte Carlo Tree Search in Hex", 2010. Here
 * the board is filled at once, so bridges are repaired afterwards.)
 */
final class BridgePlayouts extends OmnyPlayouts {
  private final Bridges bridges;

  BridgePlayouts(OmnyPosition position) {
    super(position, filledBoard(position.setup()));
    bridges = new Bridges(position, new Neighbourhood(position));
  }

  private static FilledBoard filledBoard(OmnySetup setup) {
    FilledRuns runs = FilledRuns.of(setup);
    return runs == null ? new FilledCells(setup) : runs;
  }

  @Override
  void mend(Rng rng) {
    final Bridges found = bridges;
    found.find();
    for (int i = 0; i < found.count; i++) {
      mend(found.cell[i], found.partner[i], found.owner[i], rng);
    }
  }

  private void mend(int cell, int other, int owner, Rng rng) {
    int a = board.place[cell];
    int b = board.place[other];
    if (colours[a] != owner && colours[b] != owner) {
      colours[rng.next() < 0 ? a : b] = owner;
    }
  }
}
