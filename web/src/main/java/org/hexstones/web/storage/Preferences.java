package org.hexstones.web.storage;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.hexstones.parse.Words;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.Theme;
import org.jspecify.annotations.Nullable;

/**
 * What is kept between starts beside games: settings, the last form, which match this tab shows.
 * None of it is missed much, so a failed write is ignored.
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

  /** The key of the match that a tab of the page shows. Older versions had it for all tabs. */
  public static final String LAST = "last";

  /** The prefix of the keys under which matches lay before they had a database. */
  private static final String MATCH = "match.";

  private final String place;
  private final KeyValueStore browser;
  private final KeyValueStore tab;
  private final List<String> languages;

  /** What was written there last, so that it is not written again with every move. */
  private String written = "";

  /**
   * @param place the key under which this program keeps which match a tab shows
   * @param languages the languages that the person reads, best first, as tags
   */
  public Preferences(String place, StoragePorts ports, List<String> languages) {
    this.place = place;
    browser = ports.browser();
    tab = ports.tab();
    this.languages = languages;
  }

  /** The match that this tab shows, or null. */
  public @Nullable String shown() {
    return tab.read(place);
  }

  /** This tab shows a match now. */
  public void show(String match) {
    if (!match.equals(written) && tab.write(place, match)) {
      written = match;
    }
  }

  /** This tab shows no match any more. */
  public void leave() {
    written = "";
    tab.remove(place);
  }

  /** The fragment to which the analysis board returns, empty for the page as it is. */
  public String cameFrom() {
    String fragment = tab.read(FROM);
    return fragment == null ? "" : fragment;
  }

  public void comeFrom(String fragment) {
    tab.write(FROM, fragment);
  }

  /** Sets the move at which the next analysis board in this tab begins. */
  public void lookAt(int cursor) {
    tab.write(LOOK, String.valueOf(cursor));
  }

  /** Takes the move at which the analysis board begins; negative where there is none. */
  public int takeLook() {
    String cursor = tab.read(LOOK);
    tab.remove(LOOK);
    return cursor == null ? -1 : Words.number(cursor);
  }

  /** The place in a game that this tab shows; empty where it is unknown. */
  public String placeIn(String match) {
    String text = tab.read(AT);
    String before = match + " ";
    return text != null && text.startsWith(before) ? text.substring(before.length()) : "";
  }

  public void notePlace(String match, String at) {
    tab.write(AT, match + " " + at);
  }

  /** The matches of before there was a database; the one that was played last comes last. */
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

  /** Removes an old match, which is in the database now. */
  public void forgetOld(String match) {
    browser.remove(MATCH + match);
  }

  /** The settings that were chosen, or those that suit the browser. */
  public Settings settings() {
    String text = browser.read(SETTINGS);
    Settings kept = text == null ? null : PreferencesCodec.readSettings(text);
    return kept == null ? Settings.of(Language.bestOf(languages), Theme.AUTO) : kept;
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

  /** The puzzles that were solved, as text; empty where none were. */
  public String solved() {
    String text = browser.read(SOLVED);
    return text == null ? "" : text;
  }

  public void keepSolved(String text) {
    browser.write(SOLVED, text);
  }

  /** The draft that this tab was left with, as text; empty where there is none. */
  public String unfinished() {
    String text = tab.read(UNFINISHED);
    return text == null ? "" : text;
  }

  /** Keeps a draft; an empty text removes it. */
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
