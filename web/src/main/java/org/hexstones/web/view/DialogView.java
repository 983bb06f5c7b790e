package org.hexstones.web.view;

import org.hexstones.game.MoveText;
import org.hexstones.game.Position;
import org.hexstones.web.markup.Element;
import org.hexstones.web.model.Dialog;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Model;
import org.hexstones.web.model.Replay.Moment;
import org.hexstones.web.model.Settings;
import org.hexstones.web.model.Settings.Switch;
import org.hexstones.web.model.Theme;
import org.hexstones.web.text.HandWord;
import org.hexstones.web.text.Language;
import org.hexstones.web.text.LibraryWord;
import org.hexstones.web.text.LinkWord;
import org.hexstones.web.text.PlayWord;
import org.hexstones.web.text.Talk;
import org.hexstones.web.text.Word;
import org.jspecify.annotations.Nullable;

/** What lies over the page. */
final class DialogView {
  private final Scene scene;
  private final Talk talk;
  private final Model model;
  private final @Nullable Moment moment;
  private final LibraryView.Rows rows;
  private final GuideView guide;

  /**
   * @param moment the match on the board, or null on the start screen
   * @param rows the library's rows as they were drawn before
   * @param guide the rules as they were drawn before
   */
  DialogView(
      Scene scene, Model model, @Nullable Moment moment, LibraryView.Rows rows, GuideView guide) {
    this.guide = guide;
    this.rows = rows;
    this.scene = scene;
    talk = scene.talk();
    this.model = model;
    this.moment = moment;
  }

  /**
   * @param notice what the person is told, or null
   */
  @Nullable Element draw(@Nullable Element notice) {
    Element dialog = drawn();
    return dialog == null || notice == null ? dialog : dialog.add(notice);
  }

  private @Nullable Element drawn() {
    return switch (model.dialog()) {
      case NONE -> null;
      case RULES ->
          dialog("RULES", talk.word(Word.RULES), "dialog wide")
              .add(guide.draw(scene, model.reading(), game()));
      case SETTINGS -> dialog(Word.SETTINGS).add(settings());
      case MOVES ->
          moment == null
              ? null
              : dialog(Word.MOVES).add(new MovesView(scene, moment, new Memo()).draw());
      case KEYS ->
          dialog("KEYS", talk.word(Word.KEYBOARD)).add(KeysView.draw(talk, model.settings()));
      case LIBRARY -> library();
      case RESIGN -> moment == null ? null : resign(moment);
      case SHARE ->
          moment == null
              ? null
              : dialog("SHARE", talk.word(LinkWord.SHARE))
                  .add(
                      moment.match().isByLink() ? LinkTurn.seats(scene, moment) : null,
                      new ShareView(talk, model, moment.match()).draw());
      case OPEN -> dialog("OPEN", talk.word(LinkWord.OPEN_GAME)).add(OpenView.draw(talk, model));
    };
  }

  private Element library() {
    String title = talk.library().word(LibraryWord.GAMES);
    return dialog("LIBRARY", title)
        .with("data-dialog", "library")
        .add(new LibraryView(scene, model.library(), rows).draw());
  }

  private Element dialog(Word title) {
    return dialog(title.name(), talk.word(title));
  }

  private Element dialog(String key, String title) {
    return dialog(key, title, "dialog");
  }

  private Element dialog(String key, String title, String css) {
    Event close = new Event.Open(Dialog.NONE);
    return Element.of("dialog", css)
        .key(key)
        .with("aria-label", title)
        .on("close", close)
        .add(
            Element.of("header")
                .add(
                    Element.of("h2").text(title),
                    Controls.icon("close", Icon.CLOSE, talk.word(Word.CLOSE), close, true)));
  }

  private GameView game() {
    return moment == null
        ? scene.ofKeyword(model.form().keyword())
        : scene.game(moment.play().setup().game().id());
  }

  private Element settings() {
    Settings now = model.settings();
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
        field(Word.LANGUAGE, languages),
        field(Word.THEME, themes),
        onOff(PlayWord.SOUND, Switch.SOUND),
        model.canVibrate() ? onOff(PlayWord.VIBRATION, Switch.VIBRATION) : null,
        Controls.toggle(
            Switch.CONFIRM.word(),
            talk.word(HandWord.CONFIRM),
            talk.word(HandWord.CONFIRM_HINT),
            now.confirm(),
            on -> new Event.Switch(Switch.CONFIRM, on)),
        Element.of("div", "options")
            .add(
                model.canFillScreen()
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

  private Element onOff(PlayWord label, Switch what) {
    return Element.of("label", "field toggle")
        .key(what.word())
        .add(
            Element.of("span").text(talk.word(label)),
            Element.of("input", "switch")
                .with("type", "checkbox")
                .with("role", "switch")
                .with("data-input", what.word())
                .with("checked", model.settings().has(what) ? "true" : "false")
                .on("change", input -> new Event.Switch(what, input.checked())));
  }

  private Element field(Word label, Element control) {
    return Element.of("div", "field").add(Element.of("span").text(talk.word(label)), control);
  }

  /** Whether the game goes on without the next one to leave it. */
  private static boolean isPlayedOn(Moment now) {
    int left = 0;
    for (int player = 0; player < now.play().setup().players(); player++) {
      left += now.play().hasWithdrawn(player) ? 0 : 1;
    }
    return left > 2;
  }

  private @Nullable Element resign(Moment now) {
    int player = GameScreen.resigner(now);
    if (player == Position.NONE) {
      return null;
    }
    return dialog(Word.RESIGN)
        .add(
            Element.of("p").text(talk.page().resigns(scene.player(player))),
            isPlayedOn(now) ? Element.of("p", "hint").text(talk.word(PlayWord.PLAYED_ON)) : null,
            Element.of("div", "options")
                .add(
                    Controls.button(
                            "confirm-resign", talk.word(Word.RESIGN), new Event.Resign(player))
                        .with("data-player", String.valueOf(MoveText.letter(player))),
                    Controls.button(
                        "cancel", talk.word(Word.CANCEL), new Event.Open(Dialog.NONE))));
  }
}
