package org.hexstones.web.session;

import java.util.function.Consumer;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.settings.SettingsEffect;
import org.hexstones.web.settings.SettingsEvent;

/** Handles the effects on the screen that the page and the analysis board have alike. */
public final class ScreenEffects {
  private ScreenEffects() {}

  public static void addTo(EffectHandlers table, ScreenPort screen, Consumer<Event> dispatch) {
    table
        .on(ScreenEffect.Zoom.class, effect -> screen.zoom(effect.larger()))
        .on(ScreenEffect.FocusCell.class, effect -> screen.focusCell(effect.cell()))
        .on(ScreenEffect.FocusControl.class, effect -> screen.focusControl(effect.name()))
        .on(
            SettingsEffect.LoadTexts.class,
            effect ->
                screen.loadTexts(
                    effect.language(),
                    () -> dispatch.accept(new SettingsEvent.SetLanguage(effect.language()))));
  }
}
