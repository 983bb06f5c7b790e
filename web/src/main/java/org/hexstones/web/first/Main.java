package org.hexstones.web.first;

import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.MessageCatalog;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.files.TextFiles;
import org.hexstones.web.platform.storage.BrowserStorage;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.Theme;
import org.hexstones.web.storage.Preferences;
import org.hexstones.web.storage.PreferencesCodec;

/** The entry point that first.js calls. */
public final class Main {
  private static final String TEXTS = "first/";

  private Main() {}

  /**
   * Draws the board of an address.
   *
   * @param args the fragment of the address, the one that begins the game of an empty one, and the
   *     cell that was pressed to begin it, or nothing
   */
  public static void main(String[] args) {
    Settings settings = settings();
    Browser.describe(settings);
    TextFiles.load(
        TEXTS + settings.language().tag(),
        texts -> {
          if (texts != null) {
            new FirstPage(settings, MessageCatalog.read(texts))
                .open(args[0], args[0].isEmpty() ? args[1] : args[0], args[2]);
          }
        });
  }

  private static Settings settings() {
    String text = new BrowserStorage(BrowserStorage.Where.BROWSER).read(Preferences.SETTINGS);
    Settings kept = text == null ? null : PreferencesCodec.readSettings(text);
    return kept == null ? Settings.of(Language.bestOf(Browser.languages()), Theme.AUTO) : kept;
  }
}
