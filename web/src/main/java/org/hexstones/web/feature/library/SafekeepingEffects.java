package org.hexstones.web.feature.library;

import java.util.function.Consumer;
import java.util.function.DoubleSupplier;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.storage.Preferences;
import org.hexstones.web.storage.Safekeeping;
import org.hexstones.web.storage.StorageManager;
import org.hexstones.web.storage.StoredGame;

/** Asks the browser not to delete the games. */
public final class SafekeepingEffects {
  private final StorageManager browser;
  private final Preferences preferences;
  private final DoubleSupplier clock;
  private final Consumer<Event> dispatch;

  /**
   * @param clock the time in milliseconds since 1970, or {@link StoredGame#UNKNOWN}
   */
  public SafekeepingEffects(
      StorageManager browser,
      Preferences preferences,
      DoubleSupplier clock,
      Consumer<Event> dispatch) {
    this.browser = browser;
    this.preferences = preferences;
    this.clock = clock;
    this.dispatch = dispatch;
  }

  public void addTo(EffectHandlers table) {
    table
        .on(SafekeepingEffect.AskOnce.class, effect -> askOnce())
        .on(SafekeepingEffect.Ask.class, effect -> ask())
        .on(SafekeepingEffect.Look.class, effect -> look())
        .on(SafekeepingEffect.CheckCopy.class, effect -> checkCopy(effect.newest()))
        .on(SafekeepingEffect.NoteCopy.class, effect -> noteCopy());
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

  private void checkCopy(double newest) {
    double now = clock.getAsDouble();
    if (!browser.isForgetful() || now == StoredGame.UNKNOWN) {
      return;
    }
    Safekeeping done = preferences.safekeeping();
    if (done.isWithoutCopy(now)) {
      preferences.keep(done.withFirstGame(now));
    } else if (done.isCopyDue(now, newest)) {
      offerCopy();
    }
  }

  private void offerCopy() {
    if (!browser.canAsk()) {
      dispatch.accept(new SafekeepingEvent.CopyIsDue());
      return;
    }
    browser.look(
        (lasts, bytes) -> {
          if (!lasts) {
            dispatch.accept(new SafekeepingEvent.CopyIsDue());
          }
        });
  }

  private void noteCopy() {
    preferences.keep(preferences.safekeeping().withCopy(clock.getAsDouble()));
  }
}
