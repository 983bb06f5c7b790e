package org.hexstones.omny;

import java.util.Arrays;
import org.hexstones.game.Colour;

/**
 * The state of the turn: the phase, the colour to place and the number of its remaining stones, the
 * player of each colour, and the komi. It is packed into one int, so that undo can restore it and
 * the hash of a position can include it.
 */
public final class Turns {
  /**
   * Black's first turn, white's first turn, and later turns. A game from stones on the board has
   * only later turns.
   */
  private static final int FIRST = 0;

  private static final int SECOND = 1;
  private static final int LATER = 2;

  /**
   * Not static, because hot code avoids static fields: see {@link
   * org.hexstones.patterns.Neighbourhood}.
   */
  private final int white = Colour.WHITE.index();

  private final int black = Colour.BLACK.index();
  private final int naming = Phase.NAME_KOMI.index();
  private final int choosing = Phase.CHOOSE_SIDE.index();
  private final int placing = Phase.PLACE.index();
  private final Phase[] phases = Phase.values();
  private final Balance balance;
  private int state;
  private int[] before = new int[64];
  private int plies;

  /** The turns of a game from the empty board. */
  Turns(OmnySetup setup) {
    balance = setup.balance();
    state = pack(balance.opening().index(), black, 1, 0, FIRST, setup.twiceKomi());
  }

  /** The turns of a game from stones on the board: no komi is named, and no swap is possible. */
  Turns(OmnySetup setup, int toMove) {
    balance = setup.balance();
    state = pack(placing, toMove, balance.stonesPerTurn(), 0, LATER, setup.twiceKomi());
  }

  private static int pack(int phase, int colour, int left, int swapped, int turn, int twiceKomi) {
    return phase | (colour << 2) | (left << 3) | (swapped << 5) | (turn << 6) | (twiceKomi << 8);
  }

  Phase phase() {
    return phases[state & 3];
  }

  public boolean isNaming() {
    return (state & 3) == naming;
  }

  public boolean isChoosing() {
    return (state & 3) == choosing;
  }

  boolean isPlacing() {
    return (state & 3) == placing;
  }

  /** The colour whose turn it is. */
  public int colour() {
    return (state >> 2) & 1;
  }

  /** The number of stones that the turn still has. */
  public int left() {
    return (state >> 3) & 3;
  }

  private int swapped() {
    return (state >> 5) & 1;
  }

  private int turn() {
    return (state >> 6) & 3;
  }

  public int twiceKomi() {
    return state >> 8;
  }

  int stonesPerTurn() {
    return turn() == FIRST ? 1 : balance.stonesPerTurn();
  }

  boolean maySwap() {
    return (isPlacing() && turn() == SECOND && balance.whiteMaySwap()) || isChoosing();
  }

  /** Whether all remaining moves are stones: no komi to name, no side to choose, no swap. */
  public boolean onlyStonesToCome() {
    return isPlacing() && (turn() == LATER || !balance.whiteMaySwap());
  }

  /** The player with a colour. At the start, player 0 has black. */
  int playerOf(int colour) {
    return (colour == black ? 0 : 1) ^ swapped();
  }

  int colourOf(int player) {
    return (player ^ swapped()) == 0 ? black : white;
  }

  public int mover() {
    return isChoosing() ? playerOf(white) : playerOf(colour());
  }

  void place() {
    boolean passes = left() == 1;
    advance(
        passes
            ? pack(
                placing,
                1 - colour(),
                balance.stonesPerTurn(),
                swapped(),
                Math.min(turn() + 1, LATER),
                twiceKomi())
            : pack(placing, colour(), left() - 1, swapped(), turn(), twiceKomi()));
  }

  /** Exchanges the sides. This replaces the mover's stone, or the move that keeps the side. */
  void swap() {
    int turn = isChoosing() ? FIRST : LATER;
    advance(pack(placing, colour(), left(), 1, turn, twiceKomi()));
  }

  void keep() {
    advance(pack(placing, colour(), left(), swapped(), turn(), twiceKomi()));
  }

  void nameKomi(int twice) {
    advance(pack(balance.afterKomi().index(), colour(), left(), swapped(), turn(), twice));
  }

  private void advance(int next) {
    if (plies == before.length) {
      before = Arrays.copyOf(before, 2 * plies);
    }
    before[plies++] = state;
    state = next;
  }

  void undo() {
    state = before[--plies];
  }

  /**
   * One of two independent hashes.
   *
   * @param multiplier odd, and different for each hash
   */
  int hash(int multiplier) {
    int mixed = (state + 1) * multiplier;
    mixed ^= mixed >>> 15;
    mixed *= 0x85EBCA6B;
    return mixed ^ (mixed >>> 13);
  }
}
