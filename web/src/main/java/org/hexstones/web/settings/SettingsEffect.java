package org.hexstones.web.settings;

import org.hexstones.web.i18n.Language;
import org.hexstones.web.mvu.Effect;

/** Effects of the settings. */
public sealed interface SettingsEffect extends Effect {
  /** Loads the texts of a language, and dispatches {@link SettingsEvent.SetLanguage} then. */
  record LoadTexts(Language language) implements SettingsEffect {}
}
