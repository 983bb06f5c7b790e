package org.hexstones.web.view;

import org.hexstones.web.markup.Element;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Settings;
import org.hexstones.web.text.HandWord;
import org.hexstones.web.text.Talk;

/** What the keyboard does. */
final class KeysView {
  private KeysView() {}

  static Element draw(Talk talk, Settings settings) {
    Element list = Element.of("dl", "keys");
    row(list, talk, HandWord.KEY_ARROWS, "← → ↑ ↓");
    row(list, talk, HandWord.KEY_DIAGONAL, "Page Up", "Page Down", ",", ".");
    row(list, talk, HandWord.KEY_ENDS, "Home", "End");
    row(list, talk, HandWord.KEY_PLACE, "Enter");
    row(list, talk, HandWord.KEY_NAME, "e 5");
    row(list, talk, HandWord.KEY_UNDO, "Ctrl Z");
    row(list, talk, HandWord.KEY_REDO, "Ctrl Y");
    row(list, talk, HandWord.KEY_LAST, "Shift L");
    row(list, talk, HandWord.KEY_GROUPS, "Shift G");
    row(list, talk, HandWord.KEY_SCORES, "Shift S");
    row(list, talk, HandWord.KEY_FREE, "Shift F");
    row(list, talk, HandWord.KEY_HELP, "?");
    return Element.of("div", "prose")
        .add(
            Controls.toggle(
                "keys",
                talk.word(HandWord.KEYS),
                talk.word(HandWord.KEYS_HINT),
                settings.keys(),
                on -> new Event.Switch(Settings.Switch.NO_KEYS, !on)),
            list);
  }

  private static void row(Element list, Talk talk, HandWord meaning, String... keys) {
    Element term = Element.of("dt");
    for (String key : keys) {
      term.add(Element.of("kbd").text(key));
    }
    list.add(Element.of("div", "key-row").add(term, Element.of("dd").text(talk.word(meaning))));
  }
}
