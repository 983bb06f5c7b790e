package org.hexstones.swell.ai;

import org.hexstones.game.Endgame;
import org.hexstones.game.MoveFeatures;
import org.hexstones.game.Playouts;
import org.hexstones.game.Position;
import org.hexstones.game.SearchSupport;
import org.hexstones.swell.SwellPosition;
import org.jspecify.annotations.Nullable;

/** What a search needs to play Swell: the same for every set-up. Every legal move is tried. */
public final class SwellSearchSupport implements SearchSupport {
  @Override
  public Playouts playouts(Position position) {
    return new SwellPlayouts((SwellPosition) position);
  }

  @Override
  public MoveFeatures moveFeatures(Position position) {
    return new SwellFeatures((SwellPosition) position);
  }

  @Override
  public @Nullable Endgame endgame(Position position, int staying) {
    return SwellEndgame.of((SwellPosition) position);
  }

  @Override
  public int candidates(Position position, int[] into) {
    return position.legalMoves(into);
  }
}
