package org.hexstones.web.analysis;

import org.hexstones.web.analysis.tree.Step;
import org.hexstones.web.analysis.tree.TreeEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.settings.KeysView;
import org.hexstones.web.i18n.BoardKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.jspecify.annotations.Nullable;

/** The shortcuts that work anywhere on the analysis board. */
final class AnalysisShortcuts {
  private AnalysisShortcuts() {}

  /** The event of a key, or null if it has none. */
  static @Nullable Event meaning(AnalysisModel model, Input input) {
    if (model.session().dialog() != Dialog.NONE || model.open() == null) {
      return null;
    }
    if (input.withControl()) {
      boolean undo = input.key().equals("z") || input.key().equals("Z");
      return undo && !input.withShift() ? new MatchEvent.Undo() : null;
    }
    if (input.key().equals("ArrowLeft")) {
      return new TreeEvent.Go(Step.BACK);
    }
    if (input.key().equals("ArrowRight")) {
      return new TreeEvent.Go(Step.ON);
    }
    if (!model.session().settings().keys()) {
      return null;
    }
    return switch (input.key()) {
      case "p", "P" -> new TreeEvent.Go(Step.BACK);
      case "n", "N" -> new TreeEvent.Go(Step.ON);
      case "b", "B" -> new TreeEvent.Go(Step.BEGIN);
      case "e", "E" -> new TreeEvent.Go(Step.END);
      case "u", "U" -> new TreeEvent.Go(Step.VARIATION_UP);
      case "d", "D" -> new TreeEvent.Go(Step.VARIATION_DOWN);
      case "?" -> new Route.Open(Dialog.KEYS);
      default -> null;
    };
  }

  /** Draws the list of the shortcuts. */
  static Element draw(Messages messages, AnalysisModel model) {
    Element list = Element.of("dl", "keys");
    KeysView.row(list, messages.say(BoardKey.KEY_ARROWS), "← → ↑ ↓");
    KeysView.row(list, messages.say(BoardKey.KEY_DIAGONAL), "Page Up", "Page Down", ",", ".");
    KeysView.row(list, messages.say(BoardKey.KEY_PLACE), "Enter");
    KeysView.row(list, messages.say(AnalysisKey.KEY_BACK), "p", "←");
    KeysView.row(list, messages.say(AnalysisKey.KEY_ON), "n", "→");
    KeysView.row(list, messages.say(AnalysisKey.KEY_BEGIN), "b");
    KeysView.row(list, messages.say(AnalysisKey.KEY_END), "e");
    KeysView.row(list, messages.say(AnalysisKey.KEY_VARIATION_UP), "u");
    KeysView.row(list, messages.say(AnalysisKey.KEY_VARIATION_DOWN), "d");
    KeysView.row(list, messages.say(BoardKey.KEY_UNDO), "Ctrl Z");
    KeysView.row(list, messages.say(BoardKey.KEY_HELP), "?");
    return Element.of("div", "prose")
        .add(KeysView.toggle(messages, model.session().settings()), list);
  }
}
