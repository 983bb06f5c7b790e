package org.hexstones.web.feature.settings;

import org.hexstones.web.i18n.BoardKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;

/** The list of keys. */
public final class KeysView {
  private KeysView() {}

  /**
   * Draws the list.
   *
   * @param redoes whether a key brings back what was taken back
   */
  public static Element draw(Messages messages, Settings settings, boolean redoes) {
    Element list = Element.of("dl", "keys");
    row(list, messages.say(BoardKey.KEY_ARROWS), "← → ↑ ↓");
    row(list, messages.say(BoardKey.KEY_DIAGONAL), "Page Up", "Page Down", ",", ".");
    row(list, messages.say(BoardKey.KEY_ENDS), "Home", "End");
    row(list, messages.say(BoardKey.KEY_PLACE), "Enter");
    row(list, messages.say(BoardKey.KEY_NAME), "e 5");
    row(list, messages.say(BoardKey.KEY_UNDO), "Ctrl Z");
    if (redoes) {
      row(list, messages.say(BoardKey.KEY_REDO), "Ctrl Y");
    }
    row(
        list,
        messages.say(BoardKey.KEY_STEPS),
        "Shift ← →",
        "Shift ↑ ↓",
        "Shift Home",
        "Shift End");
    row(list, messages.say(BoardKey.KEY_TASK), "Shift I");
    row(list, messages.say(BoardKey.KEY_LAST), "Shift L");
    row(list, messages.say(BoardKey.KEY_CHANGES), "Shift T");
    row(list, messages.say(BoardKey.KEY_GROUPS), "Shift G");
    row(list, messages.say(BoardKey.KEY_SCORES), "Shift S");
    row(list, messages.say(BoardKey.KEY_PROSPECTS), "Shift W");
    row(list, messages.say(BoardKey.KEY_FREE), "Shift F");
    row(list, messages.say(BoardKey.KEY_LINES), "Shift R", "Shift C", "Shift D");
    row(list, messages.say(BoardKey.KEY_AGAIN), "Shift G", "Shift G");
    row(list, messages.say(BoardKey.KEY_TO_STONE), "Shift N");
    row(list, messages.say(BoardKey.KEY_TO_GROUP), "Shift A");
    row(list, messages.say(BoardKey.KEY_TO_FREE), "Shift E");
    row(list, messages.say(BoardKey.KEY_TO_LAST), "Shift P");
    row(list, messages.say(BoardKey.KEY_HELP), "?");
    return Element.of("div", "prose").add(toggle(messages, settings), list);
  }

  /** The switch for shortcuts of a single key. */
  private static Element toggle(Messages messages, Settings settings) {
    return Controls.toggle(
        "keys",
        messages.say(BoardKey.KEYS),
        messages.say(BoardKey.KEYS_HINT),
        settings.keys(),
        on -> new SettingsEvent.Switch(Settings.Switch.NO_KEYS, !on));
  }

  /** Adds a line to the list: keys and their meaning. */
  private static void row(Element list, String meaning, String... keys) {
    Element term = Element.of("dt");
    for (String key : keys) {
      term.add(Element.of("kbd").untranslated().text(key));
    }
    list.add(Element.of("div", "key-row").add(term, Element.of("dd").text(meaning)));
  }
}
