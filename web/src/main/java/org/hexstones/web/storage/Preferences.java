package org.hexstones.web.storage;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.hexstones.parse.Words;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.route.StudyTask;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.Theme;
import org.jspecify.annotations.Nullable;

/**
 * What is stored between starts, beside games: the settings, the last form, the match that this tab
 * shows. Losing any of it does little harm, so a failed write is ignored.
 */
public final class Preferences {
  /** The key of the settings. */
  public static final String SETTINGS = "settings";

  private static final String FORM = "form";
  private static final String SOLVED = "puzzles";
  private static final String PRACTICE = "practice";
  private static final String TASK = "practise";
  private static final String BOARDS = "boards";
  private static final String FROM = "from";
  private static final String AT = "at";
  private static final String LOOK = "look";
  private static final String WHOLE = "whole";
  private static final String STUDIED = "studied";
  private static final String UNFINISHED = "unfinished";
  private static final String MEETING = "meeting";
  private static final String SAFEKEEPING = "safekeeping";

  /**
   * The key under which a tab of the page stores its match. Older versions had one match for all
   * tabs.
   */
  public static final String LAST = "last";

  /** The prefix of the keys under which older versions stored matches, before the database. */
  private static final String MATCH = "match.";

  private final String place;
  private final KeyValueStore browser;
  private final KeyValueStore tab;
  private final List<String> languages;

  /** The text that was written last, so that it is not written again with every move. */
  private String written = "";

  /**
   * @param place the key under which this program stores the match that a tab shows
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

  /** Stores the match that this tab shows from now on. */
  public void show(String match) {
    if (!match.equals(written) && tab.write(place, match)) {
      written = match;
    }
  }

  /** Stores that this tab shows no match any more. */
  public void leave() {
    written = "";
    tab.remove(place);
  }

  /** The fragment to which the analysis board returns; empty for the page without one. */
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

  /** Takes the move at which the analysis board begins; negative if there is none. */
  public int takeLook() {
    String cursor = tab.read(LOOK);
    tab.remove(LOOK);
    return cursor == null ? -1 : Words.number(cursor);
  }

  /**
   * Gives the next analysis board in this tab a record for which its address is too short. It stays
   * for reloads.
   *
   * @param text the text of the record; empty if the address has all of it
   */
  public void give(String text) {
    if (text.isEmpty() || !tab.write(WHOLE, text)) {
      tab.remove(WHOLE);
    }
  }

  /** The text of the record for which the address of the analysis board is too short, or empty. */
  public String given() {
    String text = tab.read(WHOLE);
    return text == null ? "" : text;
  }

  /** Notes the key of the analysis that an address of this tab shows. It stays for reloads. */
  public void noteStudy(String fragment, String key) {
    tab.write(STUDIED, key + fragment);
  }

  /** The key of the analysis that an address shows; empty if unknown. */
  public String studyAt(String fragment) {
    String text = tab.read(STUDIED);
    return text != null && !fragment.isEmpty() && text.endsWith(fragment)
        ? text.substring(0, text.length() - fragment.length())
        : "";
  }

  /** Sets what the next analysis board in this tab begins with. */
  public void noteTask(StudyTask task) {
    tab.write(TASK, task.word());
  }

  /** Takes what the analysis board begins with. */
  public StudyTask takeTask() {
    StudyTask task = StudyTask.of(tab.read(TASK));
    tab.remove(TASK);
    return task;
  }

  /** The place in a game that this tab shows; empty if unknown. */
  public String placeIn(String match) {
    String text = tab.read(AT);
    String before = match + " ";
    return text != null && text.startsWith(before) ? text.substring(before.length()) : "";
  }

  public void notePlace(String match, String at) {
    tab.write(AT, match + " " + at);
  }

  /** The matches from the time before the database; the one that was played last comes last. */
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

  /** Removes an old match that the database has now. */
  public void forgetOld(String match) {
    browser.remove(MATCH + match);
  }

  /** The settings that the person has chosen, or the defaults for the browser. */
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

  /** The solved puzzles, as text; empty if there are none. */
  public String solved() {
    String text = browser.read(SOLVED);
    return text == null ? "" : text;
  }

  public void keepSolved(String text) {
    browser.write(SOLVED, text);
  }

  /** What is asked again, and when. */
  public Repetition practice() {
    String text = browser.read(PRACTICE);
    return text == null ? Repetition.NONE : Repetition.read(text);
  }

  /** Stores what is asked again, and keeps what another tab has stored meanwhile. */
  public void keep(Repetition again) {
    browser.write(PRACTICE, practice().merged(again).text());
  }

  /** What was done so that the browser does not delete the games. */
  public Safekeeping safekeeping() {
    String text = browser.read(SAFEKEEPING);
    return text == null ? Safekeeping.NOTHING : Safekeeping.read(text);
  }

  public void keep(Safekeeping done) {
    browser.write(SAFEKEEPING, done.text());
  }

  /** The meeting on the way in this tab, as text; empty if there is none. */
  public String meeting() {
    return inTab(MEETING);
  }

  /** Stores a meeting. An empty text removes it. */
  public void keepMeeting(String text) {
    keepInTab(MEETING, text);
  }

  /** The unfinished draft of this tab, as text; empty if there is none. */
  public String unfinished() {
    return inTab(UNFINISHED);
  }

  /** Stores a draft. An empty text removes it. */
  public void keepUnfinished(String text) {
    keepInTab(UNFINISHED, text);
  }

  private String inTab(String key) {
    String text = tab.read(key);
    return text == null ? "" : text;
  }

  private void keepInTab(String key, String text) {
    if (text.isEmpty()) {
      tab.remove(key);
    } else {
      tab.write(key, text);
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
