package org.hexstones.web.settings;

import org.hexstones.web.i18n.Language;
import org.hexstones.web.mvu.Event;

/** Events that change a setting, from any screen. */
public sealed interface SettingsEvent extends Event {
  /** Choose a language, whose texts may have to be loaded first. */
  record ChooseLanguage(Language language) implements SettingsEvent {}

  /** A language whose texts are there. */
  record SetLanguage(Language language) implements SettingsEvent {}

  record SetTheme(Theme theme) implements SettingsEvent {}

  record Switch(Settings.Switch what, boolean on) implements SettingsEvent {}

  /** Switches sound and vibration on or off. */
  record SwitchCues(boolean on) implements SettingsEvent {}

  record SpeakFirst(SpokenFirst first) implements SettingsEvent {}

  record SetPace(Pace pace) implements SettingsEvent {}

  /** The address of a STUN server, as typed; empty for none. */
  record SetStun(String text) implements SettingsEvent {}

  record SetThinking(ThinkingTime time) implements SettingsEvent {}
}
