package org.hexstones.web.view;

import org.hexstones.game.MoveText;
import org.hexstones.game.Position;
import org.hexstones.web.markup.Element;
import org.hexstones.web.model.Dialog;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Model;
import org.hexstones.web.model.Replay.Moment;
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
          Dialogs.frame(talk, "RULES", talk.word(Word.RULES), "dialog wide")
              .add(guide.draw(scene, model.reading(), game()));
      case SETTINGS ->
          dialog(Word.SETTINGS)
              .add(
                  SettingsView.draw(
                      scene, model.settings(), model.canFillScreen(), model.canVibrate()));
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
                      new ShareView(
                              talk,
                              model.link(moment.match()),
                              model.sharing().hasSheet(),
                              moment.match())
                          .draw());
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
    return Dialogs.frame(talk, key, title, "dialog");
  }

  private GameView game() {
    return moment == null
        ? scene.ofKeyword(model.form().keyword())
        : scene.game(moment.play().setup().game().id());
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
