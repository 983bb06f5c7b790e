package org.hexstones.web.feature.library;

import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.storage.Preferences;
import org.hexstones.web.storage.Safekeeping;
import org.hexstones.web.storage.StorageManager;

/** Asks the browser not to delete the games. */
public final class SafekeepingEffects {
  private final StorageManager browser;
  private final Preferences preferences;

  public SafekeepingEffects(StorageManager browser, Preferences preferences) {
    this.browser = browser;
    this.preferences = preferences;
  }

  public void addTo(EffectHandlers table) {
    table.on(SafekeepingEffect.AskOnce.class, effect -> askOnce());
  }

  /** Another tab may have asked, so the note is read each time. */
  private void askOnce() {
    Safekeeping done = preferences.safekeeping();
    if (!done.asked() && browser.canAsk()) {
      preferences.keep(done.withAsked());
      browser.ask(promised -> {});
    }
  }
}
