package org.hexstones.web.study.view;

import org.hexstones.web.markup.Element;
import org.hexstones.web.markup.Input;
import org.hexstones.web.model.Dialog;
import org.hexstones.web.model.Event;
import org.hexstones.web.study.model.Step;
import org.hexstones.web.study.model.StudyEvent;
import org.hexstones.web.study.model.StudyModel;
import org.hexstones.web.text.HandWord;
import org.hexstones.web.text.Talk;
import org.hexstones.web.view.KeysView;
import org.jspecify.annotations.Nullable;

/** The keys that mean something on the analysis board wherever the keyboard is. */
final class StudyKeys {
  private StudyKeys() {}

  /** What a key means, or null for nothing. */
  static @Nullable Event meaning(StudyModel model, Input input) {
    if (model.dialog() != Dialog.NONE || model.study() == null) {
      return null;
    }
    if (input.withControl()) {
      boolean undo = input.key().equals("z") || input.key().equals("Z");
      return undo && !input.withShift() ? new Event.Undo() : null;
    }
    if (input.key().equals("ArrowLeft")) {
      return new StudyEvent.Go(Step.BACK);
    }
    if (input.key().equals("ArrowRight")) {
      return new StudyEvent.Go(Step.ON);
    }
    if (!model.settings().keys()) {
      return null;
    }
    return switch (input.key()) {
      case "p", "P" -> new StudyEvent.Go(Step.BACK);
      case "n", "N" -> new StudyEvent.Go(Step.ON);
      case "b", "B" -> new StudyEvent.Go(Step.BEGIN);
      case "e", "E" -> new StudyEvent.Go(Step.END);
      case "u", "U" -> new StudyEvent.Go(Step.VARIATION_UP);
      case "d", "D" -> new StudyEvent.Go(Step.VARIATION_DOWN);
      case "?" -> new Event.Open(Dialog.KEYS);
      default -> null;
    };
  }

  /** What they are, to be read. */
  static Element draw(Talk talk, StudyModel model) {
    StudyText text = new StudyText(talk.texts());
    Element list = Element.of("dl", "keys");
    KeysView.row(list, talk.word(HandWord.KEY_ARROWS), "← → ↑ ↓");
    KeysView.row(list, talk.word(HandWord.KEY_DIAGONAL), "Page Up", "Page Down", ",", ".");
    KeysView.row(list, talk.word(HandWord.KEY_PLACE), "Enter");
    KeysView.row(list, text.word(StudyWord.KEY_BACK), "p", "←");
    KeysView.row(list, text.word(StudyWord.KEY_ON), "n", "→");
    KeysView.row(list, text.word(StudyWord.KEY_BEGIN), "b");
    KeysView.row(list, text.word(StudyWord.KEY_END), "e");
    KeysView.row(list, text.word(StudyWord.KEY_VARIATION_UP), "u");
    KeysView.row(list, text.word(StudyWord.KEY_VARIATION_DOWN), "d");
    KeysView.row(list, talk.word(HandWord.KEY_UNDO), "Ctrl Z");
    KeysView.row(list, talk.word(HandWord.KEY_HELP), "?");
    return Element.of("div", "prose").add(KeysView.toggle(talk, model.settings()), list);
  }
}
