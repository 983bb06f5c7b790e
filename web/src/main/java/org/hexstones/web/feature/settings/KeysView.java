package org.hexstones.web.feature.settings;

import org.hexstones.web.i18n.BoardKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.ui.Controls;
import org.hexstones.web.vdom.Element;

/** What the keyboard does. */
public final class KeysView {
  private KeysView() {}

  public static Element draw(Messages talk, Settings settings) {
    Element list = Element.of("dl", "keys");
    row(list, talk.word(BoardKey.KEY_ARROWS), "← → ↑ ↓");
    row(list, talk.word(BoardKey.KEY_DIAGONAL), "Page Up", "Page Down", ",", ".");
    row(list, talk.word(BoardKey.KEY_ENDS), "Home", "End");
    row(list, talk.word(BoardKey.KEY_PLACE), "Enter");
    row(list, talk.word(BoardKey.KEY_NAME), "e 5");
    row(list, talk.word(BoardKey.KEY_UNDO), "Ctrl Z");
    row(list, talk.word(BoardKey.KEY_REDO), "Ctrl Y");
    row(list, talk.word(BoardKey.KEY_LAST), "Shift L");
    row(list, talk.word(BoardKey.KEY_GROUPS), "Shift G");
    row(list, talk.word(BoardKey.KEY_SCORES), "Shift S");
    row(list, talk.word(BoardKey.KEY_FREE), "Shift F");
    row(list, talk.word(BoardKey.KEY_HELP), "?");
    return Element.of("div", "prose").add(toggle(talk, settings), list);
  }

  /** Whether single keys mean something. */
  public static Element toggle(Messages talk, Settings settings) {
    return Controls.toggle(
        "keys",
        talk.word(BoardKey.KEYS),
        talk.word(BoardKey.KEYS_HINT),
        settings.keys(),
        on -> new SettingsEvent.Switch(Settings.Switch.NO_KEYS, !on));
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
