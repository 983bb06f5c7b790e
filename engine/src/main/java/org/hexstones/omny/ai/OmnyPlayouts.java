package org.hexstones.omny.ai;

import org.hexstones.game.Moves;
import org.hexstones.game.Playouts;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.Stones;
import org.hexstones.omny.Balance;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.omny.OmnySetup;
import org.hexstones.omny.Phase;
import org.hexstones.omny.Turns;

/**
 * Random games of OMNY, which are not played turn by turn. Each colour gets as many of the free
 * cells as its turns have stones, and {@link FilledBoard} finds the colour with a winning group. A
 * colour that has a winning group keeps it. So if only one colour has one at the end, it was the
 * first. In the rare case that both have one, the code searches for the number of stones that each
 * colour needed.
 *
 * <p>If a komi is to be named or a side to be chosen, the choice is random. White never swaps in
 * the first turn.
 */
class OmnyPlayouts implements Playouts {
  private static final int NEVER = Integer.MAX_VALUE;

  final OmnyPosition position;
  private final Balance balance;
  private final int size;
  final FilledBoard board;
  private final int[] komis;
  private final int komiCount;

  /** The indices of the free cells: first those of the mover's colour, then the other's. */
  private final int[] fill;

  /** By index: the colour. */
  final int[] colours;

  /** By cell: the colour. It is the same array if each index is its cell. */
  private final int[] byCell;

  private final int[] trial;
  private int free;

  /** The number of stones of the mover's colour in the random game. */
  private int movers;

  /** The number of stones that the mover's turn still has at the beginning. */
  private int left;

  private int colour;
  private int winner;

  OmnyPlayouts(OmnyPosition position) {
    this(position, new FilledCells(position.setup()));
  }

  OmnyPlayouts(OmnyPosition position, FilledBoard board) {
    this.board = board;
    this.position = position;
    OmnySetup setup = position.setup();
    balance = setup.balance();
    size = setup.board().size();
    komis = new int[position.maxLegalMoves()];
    komiCount = OmnySearchSupport.komiCandidates(setup, komis);
    fill = new int[size];
    colours = new int[size + 1];
    byCell = board.isByCell() ? colours : new int[size];
    trial = new int[size + 1];
    colours[size] = Position.NONE;
  }

  @Override
  public void run(Rng rng) {
    takePosition();
    if (position.isOver()) {
      movers = 0;
      free = 0;
      winner = position.winnerFor(position.maker());
      return;
    }
    Turns turns = position.turns();
    colour = turns.colour();
    left = turns.left();
    movers = free - othersBefore(free);
    int twiceKomi =
        turns.isNaming() ? Moves.twiceKomi(komis[rng.below(komiCount)]) : turns.twiceKomi();
    boolean sideOpen =
        turns.isChoosing() || (turns.isNaming() && balance.afterKomi() == Phase.CHOOSE_SIDE);
    int exchanged = sideOpen ? rng.below(2) : 0;
    shuffle(rng, 0, movers);
    dealOut();
    mend(rng);
    int maker = board.winner(colours, twiceKomi);
    if (maker == FilledBoard.PERHAPS_BOTH) {
      shuffle(rng, movers, free);
      maker = first(twiceKomi);
    }
    winner = position.winnerFor(maker) ^ exchanged;
  }

  private void dealOut() {
    final int[] places = fill;
    final int[] into = colours;
    for (int i = 0; i < free; i++) {
      into[places[i]] = i < movers ? colour : 1 - colour;
    }
  }

  /** Repairs the filled board before the winner is found. */
  void mend(Rng rng) {}

  private void takePosition() {
    Stones stones = position.stones();
    final int[] places = fill;
    final int[] place = board.place;
    final int[] colour = colours;
    free = stones.cells(places);
    for (int i = free; i < places.length; i++) {
      colour[place[places[i]]] = stones.at(places[i]);
    }
    for (int i = 0; i < places.length; i++) {
      places[i] = place[places[i]];
    }
  }

  /**
   * Moves random elements to the indices from {@code begin} to {@code end}, out of all from {@code
   * begin} on.
   */
  private void shuffle(Rng rng, int begin, int end) {
    final int[] places = fill;
    int left = free - begin;
    for (int i = begin; i < end; i++) {
      int other = i + rng.below(left--);
      int chosen = places[other];
      places[other] = places[i];
      places[i] = chosen;
    }
  }

  /** The number of stones among the first {@code stones} that do not have the mover's colour. */
  private int othersBefore(int stones) {
    int rest = Math.max(0, stones - left);
    int turn = balance.stonesPerTurn();
    return rest / (2 * turn) * turn + Math.min(rest % (2 * turn), turn);
  }

  /** The time, in stones from 0, at which the mover or the opponent places their i-th stone. */
  private int moment(boolean ofMover, int i) {
    int turn = balance.stonesPerTurn();
    if (ofMover) {
      return i < left ? i : left + turn + (i - left) / turn * 2 * turn + (i - left) % turn;
    }
    return left + i / turn * 2 * turn + i % turn;
  }

  /** The colour that has a winning group first. */
  private int first(int twiceKomi) {
    int mine = needed(colour, 0, movers, twiceKomi);
    int others = needed(1 - colour, movers, free, twiceKomi);
    boolean moverFirst =
        others == NEVER || (mine != NEVER && moment(true, mine - 1) < moment(false, others - 1));
    return moverFirst ? colour : 1 - colour;
  }

  /** The number of its stones {@code fill[begin…end)} that a colour needs for a winning group. */
  private int needed(int by, int begin, int end, int twiceKomi) {
    if (!wins(by, end, end, twiceKomi)) {
      return NEVER;
    }
    int tooFew = begin;
    int enough = end;
    while (tooFew + 1 < enough) {
      int middle = (tooFew + enough) >>> 1;
      if (wins(by, middle, end, twiceKomi)) {
        enough = middle;
      } else {
        tooFew = middle;
      }
    }
    return enough - begin;
  }

  /** Whether a colour has a winning group without its stones on {@code fill[begin…end)}. */
  private boolean wins(int by, int begin, int end, int twiceKomi) {
    System.arraycopy(colours, 0, trial, 0, colours.length);
    for (int i = begin; i < end; i++) {
      trial[fill[i]] = 1 - by;
    }
    return board.hasWinner(by, trial, twiceKomi);
  }

  /** Writes the stones of the last random game in their order, and returns their number. */
  int line(int[] into) {
    for (int i = 0; i < movers; i++) {
      into[moment(true, i)] = Moves.place(colour, board.cell[fill[i]]);
    }
    for (int i = movers; i < free; i++) {
      into[moment(false, i - movers)] = Moves.place(1 - colour, board.cell[fill[i]]);
    }
    return free;
  }

  @Override
  public double reward(int player) {
    return player == winner ? 1 : 0;
  }

  @Override
  public int colourAt(int cell) {
    return colours[board.place[cell]];
  }

  @Override
  public int[] colours() {
    final int[] into = byCell;
    if (into != colours) {
      final int[] colour = colours;
      final int[] place = board.place;
      for (int cell = 0; cell < into.length; cell++) {
        into[cell] = colour[place[cell]];
      }
    }
    return into;
  }
}
