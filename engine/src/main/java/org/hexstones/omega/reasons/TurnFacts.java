package org.hexstones.omega.reasons;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.omega.OmegaPosition;
import org.hexstones.omega.StoneEffect;
import org.jspecify.annotations.Nullable;

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
    takeBack(play, moves.size());
    facts.sort((a, b) -> Double.compare(weight(b.effect()), weight(a.effect())));
    return facts;
  }

  /** Adds that the mover's own colour can no longer be joined at a loss there. */
  private static void prevented(OmegaPosition position, int move, List<TurnFact> facts) {
    int own = position.colourOf(position.mover());
    StoneEffect effect = StoneEffect.of(position, Moves.place(own, Moves.cell(move)));
    if (own != Moves.colour(move) && effect.isLoss()) {
      facts.add(new TurnFact.Prevents(Moves.cell(move), effect));
    }
  }

  /**
   * What happened in the game after another turn and cannot happen after a better one: the join
   * that multiplied the score of the mover's colour by least. Null if there is none.
   *
   * @param play the game before the turn; the method plays moves on it and takes them back
   * @param better the moves of the better turn
   * @param made the moves of the game from there on
   */
  public static TurnFact.@Nullable Avoids avoided(
      Play play, List<Integer> better, List<Integer> made) {
    TurnFact.@Nullable Avoids worst = worstAnswer(play, made);
    if (worst == null) {
      return null;
    }
    for (int move : better) {
      play.play(move);
    }
    OmegaPosition position = (OmegaPosition) play.position();
    // With more than two players, two stones of the colour may come before the mover's next turn.
    boolean happens =
        position.stoneAt(worst.cell()) == Position.NONE
            && (position.setup().players() > 2
                || StoneEffect.of(position, Moves.place(worst.effect().colour(), worst.cell()))
                    .isLoss());
    takeBack(play, better.size());
    return happens ? null : worst;
  }

  private static TurnFact.@Nullable Avoids worstAnswer(Play play, List<Integer> made) {
    int player = play.mover();
    int colour = play.position().colourOf(player);
    TurnFact.@Nullable Avoids worst = null;
    int played = 0;
    boolean answers = false;
    for (int move : made) {
      OmegaPosition position = (OmegaPosition) play.position();
      if (play.isOver() || (answers && play.mover() == player) || Moves.isWithdrawal(move)) {
        break;
      }
      answers = play.mover() != player;
      if (answers && Moves.isPlace(move) && Moves.colour(move) == colour) {
        StoneEffect effect = StoneEffect.of(position, move);
        if (effect.isLoss() && (worst == null || weight(effect) > weight(worst.effect()))) {
          worst = new TurnFact.Avoids(Moves.cell(move), effect, play.mover());
        }
      }
      play.play(move);
      played++;
    }
    takeBack(play, played);
    return worst;
  }

  private static void takeBack(Play play, int moves) {
    for (int i = 0; i < moves; i++) {
      play.undo();
    }
  }

  private static double weight(StoneEffect effect) {
    return Math.abs(effect.log());
  }
}
