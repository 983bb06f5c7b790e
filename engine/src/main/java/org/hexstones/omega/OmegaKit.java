package org.hexstones.omega;

import org.hexstones.game.Ending;
import org.hexstones.game.MoveFeatures;
import org.hexstones.game.Playouts;
import org.hexstones.game.Position;
import org.hexstones.game.SearchKit;
import org.jspecify.annotations.Nullable;

/** What a search needs to play OMEGA: the same for every set-up. */
final class OmegaKit implements SearchKit {
  static final OmegaKit KIT = new OmegaKit();

  private OmegaKit() {}

  @Override
  public Playouts playouts(Position position) {
    return new OmegaPlayouts((OmegaPosition) position);
  }

  @Override
  public MoveFeatures moveFeatures(Position position) {
    return new OmegaFeatures((OmegaPosition) position);
  }

  @Override
  public String moveWeights() {
    return OmegaWeights.TEXT;
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
