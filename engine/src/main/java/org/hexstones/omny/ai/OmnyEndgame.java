package org.hexstones.omny.ai;

import org.hexstones.game.CellSet;
import org.hexstones.game.Endgame;
import org.hexstones.game.Keys;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.omny.OmnySetup;
import org.hexstones.patterns.Neighbourhood;
import org.jspecify.annotations.Nullable;

/**
 * The rest of a game of OMNY. It plays on the position itself.
 *
 * <p>If the stars and the komi do not allow both colours a winning group on a full board ({@link
 * FilledBoard}), an additional stone never harms its owner. So the game is monotone, except in
 * misère.
 */
final class OmnyEndgame implements Endgame {
  private final OmnyPosition position;
  private final OmnySetup setup;
  private final int cells;
  private final int[] cellOf;
  private final int[] played;
  private final Keys keys;
  private final boolean monotone;
  private final int[][] symmetries;

  private final OmnyFeatures features;
  private final float[] weights;
  private final int[] found;
  private final float[] logit;
  private int ply;

  /** By cell: its number, if it was free at the beginning. */
  private final int[] numbers;

  private final @Nullable PairingProof pairings;

  private OmnyEndgame(OmnyPosition position) {
    this.position = position;
    setup = position.setup();
    cells = position.freeCells();
    cellOf = new int[cells];
    played = new int[cells];
    numbers = new int[setup.board().size()];
    int count = 0;
    for (int cell = 0; cell < setup.board().size(); cell++) {
      if (position.stoneAt(cell) == Position.NONE) {
        numbers[cell] = count;
        cellOf[count++] = cell;
      }
    }
    keys = new Keys(cells, 2);
    monotone = !setup.misere() && (setup.stars().size() + position.twiceKomi()) % 2 != 0;
    symmetries = new Symmetries(position).among(cellOf);
    Neighbourhood neighbourhood = new Neighbourhood(position);
    features = new OmnyFeatures(position, neighbourhood);
    weights = features.weights();
    found = new int[features.mostOfMove()];
    logit = new float[cells];
    boolean alternates = setup.balance().stonesPerTurn() == 1;
    pairings = monotone && alternates ? new PairingProof(position, neighbourhood) : null;
  }

  static @Nullable OmnyEndgame of(OmnyPosition position) {
    boolean fits = position.freeCells() <= Keys.mostCells(2);
    return position.isOver() || !position.turns().onlyStonesToCome() || !fits
        ? null
        : new OmnyEndgame(position);
  }

  @Override
  public int cells() {
    return cells;
  }

  @Override
  public int players() {
    return OmnySetup.PLAYERS;
  }

  @Override
  public int move(int number) {
    return Moves.place(position.turns().colour(), cellOf[number]);
  }

  @Override
  public int plies() {
    return ply;
  }

  @Override
  public int mostPlies() {
    return cells;
  }

  @Override
  public int mover() {
    return position.turns().mover();
  }

  @Override
  public int winner() {
    return position.isOver() ? position.winnerFor(position.maker()) : Position.NONE;
  }

  @Override
  public boolean isOver() {
    return position.isOver();
  }

  @Override
  public double lead(int player) {
    return player == winner() ? 1 : -1;
  }

  @Override
  public boolean hasPoints() {
    return false;
  }

  /** {@inheritDoc} They are in descending order of their logits. */
  @Override
  public int moves(int[] into) {
    int count = 0;
    int colour = position.turns().colour();
    features.look();
    for (int number = 0; number < cells; number++) {
      if (position.stoneAt(cellOf[number]) == Position.NONE) {
        int of = features.of(Moves.place(colour, cellOf[number]), found);
        float sum = 0;
        for (int i = 0; i < of; i++) {
          sum += weights[found[i]];
        }
        int at = count++;
        while (at > 0 && logit[at - 1] < sum) {
          logit[at] = logit[at - 1];
          into[at] = into[at - 1];
          at--;
        }
        logit[at] = sum;
        into[at] = number;
      }
    }
    return count;
  }

  @Override
  public int colourAt(int number) {
    return position.stoneAt(cellOf[number]);
  }

  @Override
  public void play(int number) {
    int colour = position.turns().colour();
    keys.place(colour, number);
    played[ply++] = number;
    position.play(Moves.place(colour, cellOf[number]));
  }

  @Override
  public void undo() {
    position.undo();
    keys.remove(position.turns().colour(), played[--ply]);
  }

  @Override
  public int key1() {
    return keys.key1();
  }

  @Override
  public int key2() {
    return keys.key2();
  }

  @Override
  public boolean isMonotone() {
    return monotone;
  }

  /** {@inheritDoc} Only the group of the last stone is examined. */
  @Override
  public int provenWinner(CellSet carrier) {
    if (pairings == null || position.plies() == 0) {
      return Position.NONE;
    }
    int last = position.moveAt(position.plies() - 1);
    boolean wins = Moves.isPlace(last) && pairings.wins(Moves.cell(last), numbers, carrier);
    return wins ? position.playerOf(Moves.colour(last)) : Position.NONE;
  }

  @Override
  public int[][] symmetries() {
    return symmetries;
  }

  /** Judged by the times of random endgames. */
  @Override
  public int cellsWithinReach() {
    if (pairings != null) {
      return 33;
    }
    return monotone ? 22 : 17;
  }

  @Override
  public double mostStates() {
    return Double.POSITIVE_INFINITY;
  }
}
