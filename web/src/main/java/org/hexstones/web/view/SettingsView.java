package org.hexstones.web.view;

import org.hexstones.web.markup.Element;
import org.hexstones.web.model.Dialog;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Settings;
import org.hexstones.web.model.Settings.Switch;
import org.hexstones.web.model.Theme;
import org.hexstones.web.text.HandWord;
import org.hexstones.web.text.Language;
import org.hexstones.web.text.PlayWord;
import org.hexstones.web.text.Talk;
import org.hexstones.web.text.Word;

/** What a person can choose for every game. */
public final class SettingsView {
  private SettingsView() {}

  public static Element draw(Scene scene, Settings now, boolean canFillScreen, boolean canVibrate) {
    Talk talk = scene.talk();
    Element languages = Controls.choices(talk.word(Word.LANGUAGE));
    for (Language language : Language.values()) {
      languages.add(
          Controls.choice(
                  language.ownName(), language == now.language(), new Event.SetLanguage(language))
              .with("lang", language.tag())
              .with("data-action", "language")
              .with("data-language", language.tag()));
    }
    Element themes = Controls.choices(talk.word(Word.THEME));
    for (Theme theme : Theme.values()) {
      themes.add(
          Controls.choice(
                  talk.word(
                      switch (theme) {
                        case AUTO -> Word.THEME_AUTO;
                        case LIGHT -> Word.THEME_LIGHT;
                        case DARK -> Word.THEME_DARK;
                      }),
                  theme == now.theme(),
                  new Event.SetTheme(theme))
              .with("data-action", "theme")
              .with("data-theme-choice", theme.word()));
    }
    Element text = Element.of("div", "prose");
    text.add(
        field(talk, Word.LANGUAGE, languages),
        field(talk, Word.THEME, themes),
        onOff(talk, now, PlayWord.SOUND, Switch.SOUND),
        canVibrate ? onOff(talk, now, PlayWord.VIBRATION, Switch.VIBRATION) : null,
        Controls.toggle(
            Switch.PONDER.word(),
            talk.word(PlayWord.PONDER),
            talk.word(PlayWord.PONDER_HINT),
            now.has(Switch.PONDER),
            on -> new Event.Switch(Switch.PONDER, on)),
        Controls.toggle(
            Switch.CONFIRM.word(),
            talk.word(HandWord.CONFIRM),
            talk.word(HandWord.CONFIRM_HINT),
            now.confirm(),
            on -> new Event.Switch(Switch.CONFIRM, on)),
        Element.of("div", "options")
            .add(
                canFillScreen
                    ? Controls.button(
                        "fill-screen", talk.word(PlayWord.FULL_SCREEN), new Event.FillScreen())
                    : null,
                Controls.button("keys", talk.word(Word.KEYBOARD), new Event.Open(Dialog.KEYS))),
        Element.of("h3").text(talk.word(Word.DESIGNER)));
    for (GameView game : scene.games()) {
      text.add(Element.of("p").text(game.title(talk, game.id()) + ": " + game.designer()));
    }
    return text;
  }

  private static Element onOff(Talk talk, Settings now, PlayWord label, Switch what) {
    return Element.of("label", "field toggle")
        .key(what.word())
        .add(
            Element.of("span").text(talk.word(label)),
            Element.of("input", "switch")
                .with("type", "checkbox")
                .with("role", "switch")
                .with("data-input", what.word())
                .with("checked", now.has(what) ? "true" : "false")
                .on("change", input -> new Event.Switch(what, input.checked())));
  }

  private static Element field(Talk talk, Word label, Element control) {
    return Element.of("div", "field").add(Element.of("span").text(talk.word(label)), control);
  }
}
