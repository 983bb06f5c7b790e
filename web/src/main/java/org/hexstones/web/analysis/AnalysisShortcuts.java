package org.hexstones.web.analysis;

import org.hexstones.web.analysis.tree.Step;
import org.hexstones.web.analysis.tree.TreeEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.ui.ask.BoardKeys;
import org.hexstones.web.ui.ask.LineStep;
import org.hexstones.web.ui.ask.Seen;
import org.hexstones.web.vdom.Input;
import org.jspecify.annotations.Nullable;

/** The shortcuts that work anywhere on the analysis board. */
final class AnalysisShortcuts {
  private AnalysisShortcuts() {}

  /** The event of a key, or null if it has none. */
  static @Nullable Event meaning(AnalysisModel model, Seen seen, Input input) {
    if (model.session().dialog() != Dialog.NONE) {
      return null;
    }
    if (input.withControl()) {
      boolean undo = input.key().equals("z") || input.key().equals("Z");
      return undo && !input.withShift() ? new MatchEvent.Undo() : null;
    }
    LineStep step = LineStep.of(input);
    return step == null
        ? BoardKeys.meaning(model.session().settings().keys(), seen, input)
        : new TreeEvent.Go(Step.of(step));
  }
}
