package org.hexstones.omega;

import org.hexstones.game.Ending;
import org.hexstones.game.MoveFeatures;
import org.hexstones.game.Playouts;
import org.hexstones.game.Position;
import org.hexstones.game.SearchKit;
import org.jspecify.annotations.Nullable;

/** What a search needs to play OMEGA: the same for every board, for two or for more players. */
final class OmegaKit implements SearchKit {
  private static final OmegaKit TWO = new OmegaKit(OmegaWeights.TEXT, 0.08);
  private static final OmegaKit MANY = new OmegaKit(OmegaManyWeights.TEXT, 0.05);

  private final String weights;
  private final double slope;

  private OmegaKit(String weights, double slope) {
    this.weights = weights;
    this.slope = slope;
  }

  static OmegaKit of(int players) {
    return players == 2 ? TWO : MANY;
  }

  @Override
  public Playouts playouts(Position position) {
    return new OmegaPlayouts((OmegaPosition) position);
  }

  @Override
  public Playouts informedPlayouts(Position position) {
    return new SettledPlayouts((OmegaPosition) position);
  }

  @Override
  public MoveFeatures moveFeatures(Position position) {
    return new OmegaFeatures((OmegaPosition) position);
  }

  @Override
  public String moveWeights() {
    return weights;
  }

  @Override
  public double promiseSlope() {
    return slope;
  }

  @Override
  public @Nullable Ending ending(Position position, int staying) {
    return OmegaEnding.of((OmegaPosition) position, staying);
  }

  /** Stones of a turn in colour order, since another order ends in the same place; all swaps. */
  @Override
  public int candidates(Position position, int[] into) {
    return ((OmegaPosition) position).movesInColourOrder(into);
  }
}
