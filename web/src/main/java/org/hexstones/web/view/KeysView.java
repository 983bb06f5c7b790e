package org.hexstones.web.view;

import org.hexstones.web.markup.Element;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Settings;
import org.hexstones.web.text.HandWord;
import org.hexstones.web.text.Talk;

/** What the keyboard does. */
public final class KeysView {
  private KeysView() {}

  public static Element draw(Talk talk, Settings settings) {
    Element list = Element.of("dl", "keys");
    row(list, talk.word(HandWord.KEY_ARROWS), "← → ↑ ↓");
    row(list, talk.word(HandWord.KEY_DIAGONAL), "Page Up", "Page Down", ",", ".");
    row(list, talk.word(HandWord.KEY_ENDS), "Home", "End");
    row(list, talk.word(HandWord.KEY_PLACE), "Enter");
    row(list, talk.word(HandWord.KEY_NAME), "e 5");
    row(list, talk.word(HandWord.KEY_UNDO), "Ctrl Z");
    row(list, talk.word(HandWord.KEY_REDO), "Ctrl Y");
    row(list, talk.word(HandWord.KEY_LAST), "Shift L");
    row(list, talk.word(HandWord.KEY_GROUPS), "Shift G");
    row(list, talk.word(HandWord.KEY_SCORES), "Shift S");
    row(list, talk.word(HandWord.KEY_FREE), "Shift F");
    row(list, talk.word(HandWord.KEY_HELP), "?");
    return Element.of("div", "prose").add(toggle(talk, settings), list);
  }

  /** Whether single keys mean something. */
  public static Element toggle(Talk talk, Settings settings) {
    return Controls.toggle(
        "keys",
        talk.word(HandWord.KEYS),
        talk.word(HandWord.KEYS_HINT),
        settings.keys(),
        on -> new Event.Switch(Settings.Switch.NO_KEYS, !on));
  }

  /** A line of the list: keys, and what they do. */
  public static void row(Element list, String meaning, String... keys) {
    Element term = Element.of("dt");
    for (String key : keys) {
      term.add(Element.of("kbd").text(key));
    }
    list.add(Element.of("div", "key-row").add(term, Element.of("dd").text(meaning)));
  }
}
