package org.hexstones.omny.ai;

import org.hexstones.game.Endgame;
import org.hexstones.game.Evaluation;
import org.hexstones.game.Handicap;
import org.hexstones.game.MoveFeatures;
import org.hexstones.game.Moves;
import org.hexstones.game.Playouts;
import org.hexstones.game.Position;
import org.hexstones.game.SearchSupport;
import org.hexstones.game.SearchTuning;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.omny.OmnySetup;
import org.jspecify.annotations.Nullable;

/** The search support of OMNY. */
public final class OmnySearchSupport implements SearchSupport {
  /** The largest komi that is searched, in halves. No known board needs more. */
  private static final int MOST_TWICE_KOMI = 24;

  /** With an evaluation, a few visits say more than RAVE values do. */
  private static final SearchTuning OF_Y =
      new SearchTuning(
          0.05,
          0.3,
          100,
          Handicap.levels(
              new double[] {},
              new double[] {2.2, 1.35, 0.88, 0.4},
              new int[] {35, 190, 650, 2000, 8000}));

  private final OmnySetup setup;

  public OmnySearchSupport(OmnySetup setup) {
    this.setup = setup;
  }

  @Override
  public Playouts playouts(Position position) {
    return new OmnyPlayouts((OmnyPosition) position);
  }

  @Override
  public Playouts informedPlayouts(Position position) {
    return new BridgePlayouts((OmnyPosition) position);
  }

  /** Only Y has one. */
  @Override
  public @Nullable Evaluation evaluation(Position position) {
    return YEvaluation.of((OmnyPosition) position);
  }

  @Override
  public SearchTuning tuning() {
    return YReduction.suits(setup) ? OF_Y : SearchTuning.STANDARD;
  }

  @Override
  public MoveFeatures moveFeatures(Position position) {
    return new OmnyFeatures((OmnyPosition) position);
  }

  /**
   * Measured in Sunder, Gyre and Y, on boards of 28 to 127 cells. A game is decided with many cells
   * free, so that the root of their number cancels out.
   */
  @Override
  public double randomLoss() {
    return 0.57 * Math.sqrt(setup.board().size());
  }

  @Override
  public @Nullable Endgame endgame(Position position, int staying) {
    return OmnyEndgame.of((OmnyPosition) position);
  }

  @Override
  public int candidates(Position position, int[] into) {
    return ((OmnyPosition) position).mustNameKomi()
        ? komiCandidates(setup, into)
        : position.legalMoves(into);
  }

  /**
   * The komi that are searched: 0, and each komi up to 12 with which a full board cannot have
   * winning groups of both colours, which is every second number of halves. There are at most 13.
   */
  static int komiCandidates(OmnySetup setup, int[] into) {
    int stars = setup.stars().size();
    int count = 0;
    into[count++] = Moves.komi(0);
    for (int twice = stars % 2 == 0 ? 1 : 2;
        twice < stars && twice <= MOST_TWICE_KOMI;
        twice += 2) {
      into[count++] = Moves.komi(twice);
    }
    return count;
  }
}
