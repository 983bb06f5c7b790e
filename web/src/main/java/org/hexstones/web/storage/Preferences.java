package org.hexstones.web.storage;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.hexstones.parse.Words;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.BrowserStorage;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.Theme;
import org.jspecify.annotations.Nullable;

/**
 * The small things that are remembered between starts: settings, the last form, which match this
 * tab shows. None of them is missed much.
 */
public final class Preferences {
  private static final String SETTINGS = "settings";
  private static final String FORM = "form";
  private static final String SOLVED = "puzzles";
  private static final String BOARDS = "boards";
  private static final String FROM = "from";
  private static final String AT = "at";
  private static final String LOOK = "look";
  private static final String UNFINISHED = "unfinished";

  /** Where the page notes which match a tab shows, and where the last one was noted before. */
  public static final String LAST = "last";

  /** Where matches were kept before they had a store of their own. */
  private static final String MATCH = "match.";

  private final BrowserStorage browser = new BrowserStorage(BrowserStorage.Where.BROWSER);
  private final BrowserStorage tab = new BrowserStorage(BrowserStorage.Where.TAB);
  private final String place;

  /** What was noted there last: the same is not noted anew with every stone. */
  private String noted = "";

  /**
   * @param place where this program notes which match a tab shows
   */
  public Preferences(String place) {
    this.place = place;
  }

  /** The match that this tab shows, or null. */
  public @Nullable String shown() {
    return tab.read(place);
  }

  public void show(String match) {
    if (!match.equals(noted) && tab.write(place, match)) {
      noted = match;
    }
  }

  /** This tab shows no match any more. */
  public void leave() {
    noted = "";
    tab.remove(place);
  }

  /** Where the analysis board is to go back to: a fragment, empty for the page as it is. */
  public String cameFrom() {
    String fragment = tab.read(FROM);
    return fragment == null ? "" : fragment;
  }

  public void comeFrom(String fragment) {
    tab.write(FROM, fragment);
  }

  /** The analysis board that is opened next in this tab begins after so many moves. */
  public void lookAt(int cursor) {
    tab.write(LOOK, String.valueOf(cursor));
  }

  /** Where the analysis board is to begin, asked once; negative where nothing was noted. */
  public int takeLook() {
    String noted = tab.read(LOOK);
    tab.remove(LOOK);
    return noted == null ? -1 : Words.number(noted);
  }

  /** Which place of a game this tab shows, as it was noted; empty where it was not. */
  public String placeIn(String match) {
    String noted = tab.read(AT);
    String before = match + " ";
    return noted != null && noted.startsWith(before) ? noted.substring(before.length()) : "";
  }

  public void notePlace(String match, String at) {
    tab.write(AT, match + " " + at);
  }

  /** The matches that were kept where none are any more; the one played last comes last. */
  public Map<String, String> oldMatches() {
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
  public void forgetOld(String match) {
    browser.remove(MATCH + match);
  }

  /** What was chosen before, or what suits the browser. */
  public Settings settings() {
    String text = browser.read(SETTINGS);
    Settings kept = text == null ? null : PreferencesCodec.readSettings(text);
    return kept == null ? Settings.of(Language.bestOf(Browser.languages()), Theme.AUTO) : kept;
  }

  public void keep(Settings settings) {
    browser.write(SETTINGS, PreferencesCodec.write(settings));
  }

  public List<OwnBoard> boards() {
    String text = browser.read(BOARDS);
    return text == null ? List.of() : PreferencesCodec.readBoards(text);
  }

  public void keep(List<OwnBoard> boards) {
    browser.write(BOARDS, PreferencesCodec.write(boards));
  }

  /** Which puzzles were solved, or empty. */
  public String solved() {
    String text = browser.read(SOLVED);
    return text == null ? "" : text;
  }

  public void keepSolved(String text) {
    browser.write(SOLVED, text);
  }

  /** The board or the position that this tab was left with unfinished, or empty. */
  public String unfinished() {
    String noted = tab.read(UNFINISHED);
    return noted == null ? "" : noted;
  }

  /** Has it noted; an empty text where there is none any more. */
  public void keepUnfinished(String text) {
    if (text.isEmpty()) {
      tab.remove(UNFINISHED);
    } else {
      tab.write(UNFINISHED, text);
    }
  }

  public @Nullable GameForm form() {
    String text = browser.read(FORM);
    return text == null ? null : PreferencesCodec.readForm(text);
  }

  public void keep(GameForm form) {
    browser.write(FORM, PreferencesCodec.write(form));
  }
}
