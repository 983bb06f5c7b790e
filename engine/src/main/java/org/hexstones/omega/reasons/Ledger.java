package org.hexstones.omega.reasons;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.omega.OmegaPosition;
import org.hexstones.omega.StoneEffect;

/**
 * The ledger of a game: each of its stones with what it multiplied its colour's score by. A score
 * is exactly the score of the start times the factors of all stones of its colour, whoever placed
 * them.
 */
public final class Ledger {
  private final OmegaPosition end;
  private final List<List<LedgerStone>> stones = new ArrayList<>();

  private Ledger(OmegaPosition end) {
    this.end = end;
    for (int colour = 0; colour < end.setup().players(); colour++) {
      stones.add(new ArrayList<>());
    }
  }

  /** The ledger of a game so far. */
  public static Ledger of(Play play) {
    Setup setup = play.setup();
    Ledger ledger = new Ledger((OmegaPosition) setup.position(play.start()).orThrow());
    int turn = 0;
    for (int move : play.moves()) {
      turn += turn == 0 || ledger.end.isTurnStart() ? 1 : 0;
      if (Moves.isWithdrawal(move)) {
        continue;
      }
      if (Moves.isPlace(move)) {
        ledger.add(turn, move);
      }
      ledger.end.play(move);
    }
    return ledger;
  }

  private void add(int turn, int placement) {
    StoneEffect effect = StoneEffect.of(end, placement);
    int[] sizes = end.groupSizes(effect.colour());
    int largest = sizes.length - 1;
    boolean onLargest =
        effect.joined().size() == 1
            && effect.joined().get(0) == sizes[largest]
            && (largest == 0 || sizes[largest - 1] < sizes[largest]);
    stones
        .get(effect.colour())
        .add(new LedgerStone(turn, Moves.cell(placement), end.mover(), effect, onLargest));
  }

  /** The position after all its moves. */
  OmegaPosition end() {
    return end;
  }

  int players() {
    return stones.size();
  }

  /** All stones of a colour that were placed in the game. */
  private Account of(int colour) {
    return new Account(stones.get(colour));
  }

  /** The stones of a colour that the player placed who holds that colour at the end. */
  public Account own(int colour) {
    return by(colour, colour);
  }

  /** The stones of a colour that the other players placed. */
  public Account others(int colour) {
    int owner = end.playerOf(colour);
    return of(colour).where(stone -> stone.placer() != owner);
  }

  /**
   * The stones of a colour that one player placed.
   *
   * @param placer the colour that this player holds at the end
   */
  public Account by(int placer, int colour) {
    int player = end.playerOf(placer);
    return of(colour).where(stone -> stone.placer() == player);
  }
}
