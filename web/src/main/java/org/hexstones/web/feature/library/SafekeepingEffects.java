package org.hexstones.web.feature.library;

import java.util.function.Consumer;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.storage.Preferences;
import org.hexstones.web.storage.Safekeeping;
import org.hexstones.web.storage.StorageManager;

/** Asks the browser not to delete the games. */
public final class SafekeepingEffects {
  private final StorageManager browser;
  private final Preferences preferences;
  private final Consumer<Event> dispatch;

  public SafekeepingEffects(
      StorageManager browser, Preferences preferences, Consumer<Event> dispatch) {
    this.browser = browser;
    this.preferences = preferences;
    this.dispatch = dispatch;
  }

  public void addTo(EffectHandlers table) {
    table
        .on(SafekeepingEffect.AskOnce.class, effect -> askOnce())
        .on(SafekeepingEffect.Ask.class, effect -> ask())
        .on(SafekeepingEffect.Look.class, effect -> look());
  }

  /** Another tab may have asked, so the note is read each time. */
  private void askOnce() {
    Safekeeping done = preferences.safekeeping();
    if (!done.asked() && browser.canAsk()) {
      preferences.keep(done.withAsked());
      // The line may be on the screen, as after an import.
      browser.ask(
          promised -> {
            if (promised) {
              look();
            }
          });
    }
  }

  private void ask() {
    preferences.keep(preferences.safekeeping().withAsked());
    browser.ask(promised -> dispatch.accept(new SafekeepingEvent.Answered(promised)));
  }

  private void look() {
    browser.look(
        (lasts, bytes) -> {
          StorageStatus.Promise promise =
              lasts ? StorageStatus.Promise.GIVEN : StorageStatus.Promise.NOT_GIVEN;
          dispatch.accept(
              new SafekeepingEvent.Looked(new StorageStatus(promise, browser.canAsk(), bytes)));
        });
  }
}
