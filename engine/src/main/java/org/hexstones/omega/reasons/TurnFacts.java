package org.hexstones.omega.reasons;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.omega.OmegaPosition;
import org.hexstones.omega.StoneEffect;

/** What the stones of a turn do to the scores, and what they prevent. */
public final class TurnFacts {
  private TurnFacts() {}

  /**
   * The facts of a turn, those that change a score by the largest factor first.
   *
   * @param play the game before the turn; the method plays the moves on it and takes them back
   */
  public static List<TurnFact> of(Play play, List<Integer> moves) {
    List<TurnFact> facts = new ArrayList<>();
    for (int move : moves) {
      if (Moves.isPlace(move)) {
        OmegaPosition position = (OmegaPosition) play.position();
        facts.add(new TurnFact.Placed(Moves.cell(move), StoneEffect.of(position, move)));
        prevented(position, move, facts);
      }
      play.play(move);
    }
    for (int i = 0; i < moves.size(); i++) {
      play.undo();
    }
    facts.sort((a, b) -> Double.compare(weight(b.effect()), weight(a.effect())));
    return facts;
  }

  /** Adds that the mover's own colour can no longer be joined at a loss there. */
  private static void prevented(OmegaPosition position, int move, List<TurnFact> facts) {
    int own = position.colourOf(position.mover());
    StoneEffect effect = StoneEffect.of(position, Moves.place(own, Moves.cell(move)));
    if (own != Moves.colour(move) && effect.after().compareTo(effect.before()) < 0) {
      facts.add(new TurnFact.Prevents(Moves.cell(move), effect));
    }
  }

  private static double weight(StoneEffect effect) {
    return Math.abs(Math.log(effect.after().toDouble()) - Math.log(effect.before().toDouble()));
  }
}
