package org.hexstones.web.embed;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.analysis.tree.NodePath;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.Trees;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.Why;
import org.jspecify.annotations.Nullable;

/** Why a game was won and lost, found once for the end of its main line. */
final class EndReasons {
  private @Nullable GameRecord record;
  private List<Why> reasons = List.of();

  /** Whether the end of the main line is on the board. */
  static boolean isAtEnd(Study study) {
    return study.at().equals(end(study));
  }

  /** The reasons; empty if the main line does not end the game by its rules. */
  // Records are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  List<Why> of(Messages messages, GameView game, Study study) {
    if (study.record() != record) {
      record = study.record();
      Play end = PositionCache.to(study.at(end(study)).line());
      reasons = end.position().isOver() ? game.why(messages, end, Position.NONE) : List.of();
    }
    return reasons;
  }

  private static NodePath end(Study study) {
    return Trees.end(study.record().root(), NodePath.ROOT);
  }
}
