package org.hexstones.web.feature.play;

import java.util.List;
import org.hexstones.web.i18n.MessageCatalog;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.Why;
import org.jspecify.annotations.Nullable;

/** The reasons of the game that ended last, and of the last advice. To find them takes a while. */
// Values are immutable: the same objects mean no change.
@SuppressWarnings("ReferenceEquality")
public final class WhyCache {
  private @Nullable MessageCatalog texts;
  private @Nullable Match ended;
  private List<Why> reasons = List.of();
  private @Nullable Advice advice;
  private List<String> explained = List.of();

  /** Why the game on the board was won and lost; empty if it did not end by its rules. */
  List<Why> of(Messages messages, GameView game, MatchView moment) {
    if (!moment.position().isOver()) {
      return List.of();
    }
    in(messages);
    if (moment.match() != ended) {
      ended = moment.match();
      reasons = game.why(messages, moment.play(), moment.person());
    }
    return reasons;
  }

  /** Why a hint is good, or the better turn for the one that decided the game. */
  List<String> of(Messages messages, GameView game, MatchView moment, Advice asked) {
    in(messages);
    if (asked != advice) {
      advice = asked;
      List<Integer> made = moment.line().subList(moment.cursor(), moment.line().size());
      explained =
          asked.turn() > 0
              ? game.explainBetter(messages, moment.play(), asked.moves(), made)
              : game.explain(messages, moment.play(), asked.moves());
    }
    return explained;
  }

  /** Forgets what was said in another language. */
  private void in(Messages messages) {
    if (messages.texts() != texts) {
      texts = messages.texts();
      ended = null;
      advice = null;
    }
  }
}
