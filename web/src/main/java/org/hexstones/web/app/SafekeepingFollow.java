package org.hexstones.web.app;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.web.feature.library.SafekeepingEffect;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PlayerNames;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Effect;
import org.jspecify.annotations.Nullable;

/**
 * When the page asks the browser to keep the games: once a game that was played here has ended, or
 * has its first move and named players. Before that a person has little to lose, and a question of
 * the browser would come from a page that is hardly known.
 */
final class SafekeepingFollow {
  private final PositionCache positions;

  SafekeepingFollow(PositionCache positions) {
    this.positions = positions;
  }

  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  List<Effect> follow(@Nullable Match before, Model after) {
    Match now = after.shown();
    if (now == null
        || before == null
        || before.record() == now.record()
        || !before.id().equals(now.id())
        || now.isOnlyElsewhere()
        || after.sharing().isVisit(now)) {
      return List.of();
    }
    boolean ends = positions.at(now).isEnded() && !positions.at(before).isEnded();
    boolean begins = before.isEmpty() && !now.isEmpty() && hasName(now.record());
    return ends || begins ? List.of(new SafekeepingEffect.AskOnce()) : List.of();
  }

  private static boolean hasName(GameRecord record) {
    for (int player = 0; player < record.setup().players(); player++) {
      if (!PlayerNames.of(record, player).isEmpty()) {
        return true;
      }
    }
    return false;
  }
}
