package org.hexstones.omega.ai;

import java.util.List;
import org.hexstones.game.Endgame;
import org.hexstones.game.Handicap;
import org.hexstones.game.MoveFeatures;
import org.hexstones.game.Playouts;
import org.hexstones.game.Position;
import org.hexstones.game.SearchSupport;
import org.hexstones.game.SearchTuning;
import org.hexstones.omega.OmegaPosition;
import org.jspecify.annotations.Nullable;

/** The search support of OMEGA. It depends only on whether there are more than two players. */
public final class OmegaSearchSupport implements SearchSupport {
  private static final List<Handicap> FOR_TWO =
      Handicap.levels(
          new double[] {0.63, 0.5, 0.385, 0.26},
          new double[] {1.2, 0.8, 0.49},
          new int[] {180, 1500});

  private static final List<Handicap> FOR_MANY =
      Handicap.levels(
          new double[] {0.62, 0.42, 0.28},
          new double[] {1.3, 0.75, 0.3},
          new int[] {100, 600, 4000});

  private static final OmegaSearchSupport TWO = new OmegaSearchSupport(0.08, 4.4, FOR_TWO);
  private static final OmegaSearchSupport MANY = new OmegaSearchSupport(0.05, 3.4, FOR_MANY);

  private final SearchTuning tuning;
  private final double randomLoss;

  private OmegaSearchSupport(double slope, double randomLoss, List<Handicap> levels) {
    tuning = new SearchTuning(slope, 0, 1000, levels);
    this.randomLoss = randomLoss;
  }

  public static OmegaSearchSupport of(int players) {
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
  public SearchTuning tuning() {
    return tuning;
  }

  /** Measured on four boards for two players; for more, in few games. */
  @Override
  public double randomLoss() {
    return randomLoss;
  }

  @Override
  public @Nullable Endgame endgame(Position position, int staying) {
    return OmegaEndgame.of((OmegaPosition) position, staying);
  }

  /**
   * The stones of a turn in colour order, because other orders end in the same position; all swaps.
   */
  @Override
  public int candidates(Position position, int[] into) {
    return ((OmegaPosition) position).movesInColourOrder(into);
  }
}
