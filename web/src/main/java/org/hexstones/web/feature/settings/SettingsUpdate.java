package org.hexstones.web.feature.settings;

import org.hexstones.web.mvu.Event;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.SettingsEvent;
import org.jspecify.annotations.Nullable;

/** What is chosen for the page, wherever it is chosen. */
public final class SettingsUpdate {
  private SettingsUpdate() {}

  /** The next settings, or null where the event chooses none. */
  public static @Nullable Settings update(Settings settings, Event event) {
    if (event instanceof SettingsEvent.SetLanguage set) {
      return settings.withLanguage(set.language());
    }
    if (event instanceof SettingsEvent.SetTheme set) {
      return settings.withTheme(set.theme());
    }
    if (event instanceof SettingsEvent.Switch set) {
      return settings.with(set.what(), set.on());
    }
    return event instanceof SettingsEvent.SetPace set ? settings.withPace(set.pace()) : null;
  }
}
