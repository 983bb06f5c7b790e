package org.hexstones.web.feature.settings;

import org.hexstones.web.i18n.AboutKey;
import org.hexstones.web.i18n.BoardKey;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.LiveKey;
import org.hexstones.web.i18n.MessageKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Device;
import org.hexstones.web.session.Program;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.Settings.Switch;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.settings.SpokenFirst;
import org.hexstones.web.settings.StunServer;
import org.hexstones.web.settings.Theme;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The settings that apply to every game. */
public final class SettingsView {
  private SettingsView() {}

  /**
   * Draws them.
   *
   * @param device null where the page has no other dialogs and no way to fill the screen
   */
  public static Element draw(ViewContext context, Settings now, @Nullable Device device) {
    boolean canFillScreen = device != null && device.canFillScreen();
    boolean canVibrate = device != null && device.canVibrate();
    Messages messages = context.messages();
    Element languages = Controls.choices(messages.say(PageKey.LANGUAGE));
    for (Language language : Language.values()) {
      languages.add(
          Controls.choice(
                  language.ownName(),
                  language == now.language(),
                  new SettingsEvent.ChooseLanguage(language))
              .with("lang", language.tag())
              .with("data-action", "language")
              .with("data-language", language.tag()));
    }
    Element themes = Controls.choices(messages.say(PageKey.THEME));
    for (Theme theme : Theme.values()) {
      themes.add(
          Controls.choice(
                  messages.say(
                      switch (theme) {
                        case AUTO -> PageKey.THEME_AUTO;
                        case LIGHT -> PageKey.THEME_LIGHT;
                        case DARK -> PageKey.THEME_DARK;
                      }),
                  theme == now.theme(),
                  new SettingsEvent.SetTheme(theme))
              .with("data-action", "theme")
              .with("data-theme-choice", theme.word()));
    }
    Element spoken = Controls.choices(messages.say(PlayKey.SPOKEN_FIRST));
    for (SpokenFirst first : SpokenFirst.values()) {
      spoken.add(
          Controls.choice(
                  messages.say(
                      switch (first) {
                        case TURN -> PlayKey.SPOKEN_TURN;
                        case STONES -> PlayKey.SPOKEN_STONES;
                        case SCORES -> PlayKey.SPOKEN_SCORES;
                      }),
                  first == now.spokenFirst(),
                  new SettingsEvent.SpeakFirst(first))
              .with("data-spoken-first", first.word()));
    }
    Element text = Element.of("div", "prose");
    text.add(
        field(messages, PageKey.LANGUAGE, languages),
        field(messages, PageKey.THEME, themes),
        onOff(messages, now, PlayKey.SOUND, Switch.SOUND),
        canVibrate ? onOff(messages, now, PlayKey.VIBRATION, Switch.VIBRATION) : null,
        toggle(now, Switch.PONDER, messages.say(PlayKey.PONDER), messages.say(PlayKey.PONDER_HINT)),
        toggle(
            now,
            Switch.CONFIRM,
            messages.say(BoardKey.CONFIRM),
            messages.say(BoardKey.CONFIRM_HINT)),
        toggle(now, Switch.MARKS, messages.say(BoardKey.MARKS), messages.say(BoardKey.MARKS_HINT)),
        Controls.toggle(
            "ahead",
            messages.say(PlayKey.AHEAD),
            messages.say(PlayKey.AHEAD_HINT),
            !now.has(Switch.NO_AHEAD),
            on -> new SettingsEvent.Switch(Switch.NO_AHEAD, !on)),
        field(messages, PlayKey.SPOKEN_FIRST, spoken),
        stun(messages, now.stun()),
        Element.of("div", "options")
            .add(
                canFillScreen
                    ? Controls.button(
                        "fill-screen",
                        messages.say(PlayKey.FULL_SCREEN),
                        new ShellEvent.FillScreen())
                    : null,
                Controls.button(
                    "keys", messages.say(PageKey.KEYBOARD), new Route.Open(Dialog.KEYS)),
                device == null
                    ? null
                    : Controls.button(
                        "about", messages.say(AboutKey.ABOUT), new Route.Open(Dialog.ABOUT))),
        device == null ? null : version(messages, device.program()));
    return text;
  }

  private static @Nullable Element version(Messages messages, Program program) {
    return program.version().isEmpty()
        ? null
        : Element.of("p", "hint").text(messages.say(AboutKey.VERSION, program.name()));
  }

  /** The STUN server of the person's choice for live play; there is none before. */
  private static Element stun(Messages messages, String typed) {
    boolean wrong = !typed.isEmpty() && !StunServer.isValid(typed);
    return Element.of("label", "field")
        .key("stun")
        .add(
            Element.of("span").text(messages.say(LiveKey.STUN)),
            Element.of("input")
                .with("type", "text")
                .with("autocomplete", "off")
                .with("autocapitalize", "off")
                .with("spellcheck", "false")
                .with("placeholder", "stun:host:port")
                .with("maxlength", StunServer.LONGEST)
                .with("data-input", "stun")
                .with("aria-invalid", String.valueOf(wrong))
                .with("value", typed)
                .on("change", input -> new SettingsEvent.SetStun(input.value())),
            Element.of("small", "hint")
                .with("role", "status")
                .text(messages.say(wrong ? LiveKey.STUN_WRONG : LiveKey.STUN_HINT)));
  }

  private static Element onOff(Messages messages, Settings now, PlayKey label, Switch what) {
    return Element.of("label", "field toggle")
        .key(what.word())
        .add(
            Element.of("span").text(messages.say(label)),
            Element.of("input", "switch")
                .with("type", "checkbox")
                .with("role", "switch")
                .with("data-input", what.word())
                .with("checked", now.has(what) ? "true" : "false")
                .on("change", input -> new SettingsEvent.Switch(what, input.checked())));
  }

  private static Element toggle(Settings now, Switch what, String label, String hint) {
    return Controls.toggle(
        what.word(), label, hint, now.has(what), on -> new SettingsEvent.Switch(what, on));
  }

  private static Element field(Messages messages, MessageKey label, Element control) {
    return Element.of("div", "field").add(Element.of("span").text(messages.say(label)), control);
  }
}
