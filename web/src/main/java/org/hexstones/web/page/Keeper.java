package org.hexstones.web.page;

import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.web.dom.Storage;
import org.hexstones.web.model.Form;
import org.hexstones.web.model.Match;
import org.hexstones.web.model.Settings;
import org.hexstones.web.update.Kept;
import org.jspecify.annotations.Nullable;

/**
 * Keeps matches, settings and the last form. Every match has an item of its own, so that two tabs
 * never write over each other; the tab remembers which match it shows, the browser which was played
 * last.
 */
final class Keeper {
  private static final String SETTINGS = "settings";
  private static final String FORM = "form";
  private static final String LAST = "last";
  private static final String MATCH = "match.";
  private static final String ASIDE = "aside.";
  private static final int LONGEST_ID = 40;

  private final Storage browser = new Storage(Storage.Where.BROWSER);
  private final Storage tab = new Storage(Storage.Where.TAB);

  /**
   * What an earlier start has left.
   *
   * @param shown whether this tab was showing the match
   * @param setAside whether something damaged was found instead
   */
  record Left(@Nullable Match match, boolean shown, boolean setAside) {}

  Left left(Function<String, Parsed<Setup>> setups) {
    String shown = tab.read(LAST);
    String id = shown == null ? browser.read(LAST) : shown;
    String text = id == null || id.length() > LONGEST_ID ? null : browser.read(MATCH + id);
    if (id == null || text == null) {
      return new Left(null, false, false);
    }
    Match match = Kept.readMatch(id, text, setups);
    if (match == null) {
      // Not ours to throw away: a newer version, or its owner, may still make sense of it.
      if (browser.write(ASIDE + id, text)) {
        browser.remove(MATCH + id);
      }
      tab.remove(LAST);
      return new Left(null, false, true);
    }
    return new Left(match, shown != null, false);
  }

  /** Whether it could be kept. */
  boolean keep(Match match) {
    boolean kept = browser.write(MATCH + match.id(), Kept.write(match));
    browser.write(LAST, match.id());
    tab.write(LAST, match.id());
    return kept;
  }

  /** This tab shows no match any more. */
  void leave() {
    tab.remove(LAST);
  }

  @Nullable Settings settings() {
    String text = browser.read(SETTINGS);
    return text == null ? null : Kept.readSettings(text);
  }

  void keep(Settings settings) {
    browser.write(SETTINGS, Kept.write(settings));
  }

  @Nullable Form form() {
    String text = browser.read(FORM);
    return text == null ? null : Kept.readForm(text);
  }

  void keep(Form form) {
    browser.write(FORM, Kept.write(form));
  }
}
