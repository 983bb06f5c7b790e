package org.hexstones.web.feature.play;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.protocol.Question;

/** The questions to the search worker among effects. */
public final class Asked {
  private Asked() {}

  public static List<Question.BestMove> moves(List<Effect> effects) {
    return only(Question.BestMove.class, effects);
  }

  public static List<Question.DecisiveTurn> decisiveTurns(List<Effect> effects) {
    return only(Question.DecisiveTurn.class, effects);
  }

  private static <Q> List<Q> only(Class<Q> kind, List<Effect> effects) {
    List<Q> found = new ArrayList<>();
    for (Effect effect : effects) {
      if (effect instanceof SearchEffect.Ask ask && kind.isInstance(ask.question())) {
        found.add(kind.cast(ask.question()));
      }
    }
    return found;
  }
}
