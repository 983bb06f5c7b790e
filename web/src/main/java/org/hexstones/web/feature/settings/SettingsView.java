package org.hexstones.web.feature.settings;

import org.hexstones.web.i18n.BoardKey;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.MessageKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.Settings.Switch;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.settings.Theme;
import org.hexstones.web.ui.Controls;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ShellEvent;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.vdom.Element;

/** What a person can choose for every game. */
public final class SettingsView {
  private SettingsView() {}

  public static Element draw(
      ViewContext scene, Settings now, boolean canFillScreen, boolean canVibrate) {
    Messages talk = scene.talk();
    Element languages = Controls.choices(talk.word(MessageKey.LANGUAGE));
    for (Language language : Language.values()) {
      languages.add(
          Controls.choice(
                  language.ownName(),
                  language == now.language(),
                  new SettingsEvent.SetLanguage(language))
              .with("lang", language.tag())
              .with("data-action", "language")
              .with("data-language", language.tag()));
    }
    Element themes = Controls.choices(talk.word(MessageKey.THEME));
    for (Theme theme : Theme.values()) {
      themes.add(
          Controls.choice(
                  talk.word(
                      switch (theme) {
                        case AUTO -> MessageKey.THEME_AUTO;
                        case LIGHT -> MessageKey.THEME_LIGHT;
                        case DARK -> MessageKey.THEME_DARK;
                      }),
                  theme == now.theme(),
                  new SettingsEvent.SetTheme(theme))
              .with("data-action", "theme")
              .with("data-theme-choice", theme.word()));
    }
    Element text = Element.of("div", "prose");
    text.add(
        field(talk, MessageKey.LANGUAGE, languages),
        field(talk, MessageKey.THEME, themes),
        onOff(talk, now, PlayKey.SOUND, Switch.SOUND),
        canVibrate ? onOff(talk, now, PlayKey.VIBRATION, Switch.VIBRATION) : null,
        Controls.toggle(
            Switch.PONDER.word(),
            talk.word(PlayKey.PONDER),
            talk.word(PlayKey.PONDER_HINT),
            now.has(Switch.PONDER),
            on -> new SettingsEvent.Switch(Switch.PONDER, on)),
        Controls.toggle(
            Switch.CONFIRM.word(),
            talk.word(BoardKey.CONFIRM),
            talk.word(BoardKey.CONFIRM_HINT),
            now.confirm(),
            on -> new SettingsEvent.Switch(Switch.CONFIRM, on)),
        Element.of("div", "options")
            .add(
                canFillScreen
                    ? Controls.button(
                        "fill-screen", talk.word(PlayKey.FULL_SCREEN), new ShellEvent.FillScreen())
                    : null,
                Controls.button(
                    "keys", talk.word(MessageKey.KEYBOARD), new Route.Open(Dialog.KEYS))),
        Element.of("h3").text(talk.word(MessageKey.DESIGNER)));
    for (GameView game : scene.games()) {
      text.add(Element.of("p").text(game.title(talk, game.id()) + ": " + game.designer()));
    }
    return text;
  }

  private static Element onOff(Messages talk, Settings now, PlayKey label, Switch what) {
    return Element.of("label", "field toggle")
        .key(what.word())
        .add(
            Element.of("span").text(talk.word(label)),
            Element.of("input", "switch")
                .with("type", "checkbox")
                .with("role", "switch")
                .with("data-input", what.word())
                .with("checked", now.has(what) ? "true" : "false")
                .on("change", input -> new SettingsEvent.Switch(what, input.checked())));
  }

  private static Element field(Messages talk, MessageKey label, Element control) {
    return Element.of("div", "field").add(Element.of("span").text(talk.word(label)), control);
  }
}
