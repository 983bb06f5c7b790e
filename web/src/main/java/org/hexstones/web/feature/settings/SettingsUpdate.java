package org.hexstones.web.feature.settings;

import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.Settings.Switch;
import org.hexstones.web.settings.SettingsEffect;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.settings.StunServer;

/** Updates for the settings, from wherever they are changed. */
public final class SettingsUpdate {
  private SettingsUpdate() {}

  public static Updates<Settings> updates() {
    return new Updates<Settings>()
        .on(
            SettingsEvent.ChooseLanguage.class,
            (now, choice) -> Next.of(now, new SettingsEffect.LoadTexts(choice.language())))
        .change(SettingsEvent.SetLanguage.class, (now, set) -> now.withLanguage(set.language()))
        .change(SettingsEvent.SetTheme.class, (now, set) -> now.withTheme(set.theme()))
        .change(SettingsEvent.Switch.class, (now, set) -> now.with(set.what(), set.on()))
        .change(
            SettingsEvent.SwitchCues.class,
            (now, set) -> now.with(Switch.SOUND, set.on()).with(Switch.VIBRATION, set.on()))
        .change(
            SettingsEvent.SetStun.class, (now, set) -> now.withStun(StunServer.clean(set.text())))
        .change(SettingsEvent.SpeakFirst.class, (now, set) -> now.withSpokenFirst(set.first()))
        .change(SettingsEvent.SetPace.class, (now, set) -> now.withPace(set.pace()))
        .change(SettingsEvent.SetThinking.class, (now, set) -> now.withThinking(set.time()));
  }
}
