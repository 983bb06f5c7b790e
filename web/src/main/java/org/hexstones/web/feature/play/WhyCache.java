package org.hexstones.web.feature.play;

import java.util.List;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.Why;
import org.jspecify.annotations.Nullable;

/** The reasons of the game that ended last. To find them takes a replay of the game. */
public final class WhyCache {
  private @Nullable Match of;
  private @Nullable Messages in;
  private List<Why> reasons = List.of();

  /** Why the game on the board was won and lost; empty if it did not end by its rules. */
  // Values are immutable: the same objects mean no change.
  @SuppressWarnings("ReferenceEquality")
  List<Why> of(Messages messages, GameView game, MatchView moment) {
    if (!moment.position().isOver()) {
      return List.of();
    }
    if (moment.match() != of || messages != in) {
      of = moment.match();
      in = messages;
      reasons = game.why(messages, moment.play(), moment.person());
    }
    return reasons;
  }
}
