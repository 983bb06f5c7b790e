package org.hexstones.web.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.hexstones.web.dom.Storage;
import org.hexstones.web.model.Form;
import org.hexstones.web.model.OwnBoard;
import org.hexstones.web.model.Settings;
import org.hexstones.web.update.Kept;
import org.jspecify.annotations.Nullable;

/**
 * The small things that are remembered between starts: settings, the last form, which match this
 * tab shows. None of them is missed much.
 */
final class Memory {
  private static final String SETTINGS = "settings";
  private static final String FORM = "form";
  private static final String SOLVED = "puzzles";
  private static final String BOARDS = "boards";
  private static final String LAST = "last";

  /** Where matches were kept before they had a store of their own. */
  private static final String MATCH = "match.";

  private final Storage browser = new Storage(Storage.Where.BROWSER);
  private final Storage tab = new Storage(Storage.Where.TAB);

  /** The match that this tab shows, or null. */
  @Nullable String shown() {
    return tab.read(LAST);
  }

  void show(String match) {
    tab.write(LAST, match);
  }

  /** This tab shows no match any more. */
  void leave() {
    tab.remove(LAST);
  }

  /** The matches that were kept where none are any more; the one played last comes last. */
  Map<String, String> oldMatches() {
    Map<String, String> matches = new LinkedHashMap<>();
    for (String key : browser.keys(MATCH)) {
      String text = browser.read(key);
      if (text != null) {
        matches.put(key.substring(MATCH.length()), text);
      }
    }
    String last = browser.read(LAST);
    String text = last == null ? null : matches.remove(last);
    if (last != null && text != null) {
      matches.put(last, text);
    }
    return matches;
  }

  /** An old match lies elsewhere now. */
  void forgetOld(String match) {
    browser.remove(MATCH + match);
  }

  @Nullable Settings settings() {
    String text = browser.read(SETTINGS);
    return text == null ? null : Kept.readSettings(text);
  }

  void keep(Settings settings) {
    browser.write(SETTINGS, Kept.write(settings));
  }

  List<OwnBoard> boards() {
    String text = browser.read(BOARDS);
    return text == null ? List.of() : Kept.readBoards(text);
  }

  void keep(List<OwnBoard> boards) {
    browser.write(BOARDS, Kept.write(boards));
  }

  /** Which puzzles were solved, or empty. */
  String solved() {
    String text = browser.read(SOLVED);
    return text == null ? "" : text;
  }

  void keepSolved(String text) {
    browser.write(SOLVED, text);
  }

  @Nullable Form form() {
    String text = browser.read(FORM);
    return text == null ? null : Kept.readForm(text);
  }

  void keep(Form form) {
    browser.write(FORM, Kept.write(form));
  }
}
