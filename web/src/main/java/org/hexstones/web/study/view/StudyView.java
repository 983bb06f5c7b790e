package org.hexstones.web.study.view;

import org.hexstones.web.markup.Element;
import org.hexstones.web.markup.Input;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Replay;
import org.hexstones.web.study.model.Study;
import org.hexstones.web.study.model.StudyEvent;
import org.hexstones.web.study.model.StudyModel;
import org.hexstones.web.text.LinkWord;
import org.hexstones.web.text.Talk;
import org.hexstones.web.text.Word;
import org.hexstones.web.view.Brand;
import org.hexstones.web.view.Controls;
import org.hexstones.web.view.Dialogs;
import org.hexstones.web.view.Memo;
import org.hexstones.web.view.NoticeView;
import org.hexstones.web.view.Scene;
import org.hexstones.web.view.Scenes;
import org.hexstones.web.view.SettingsView;
import org.hexstones.web.view.ShareView;
import org.hexstones.web.view.VersionView;
import org.jspecify.annotations.Nullable;

/** The whole analysis board. */
public final class StudyView {
  private final Scenes scenes;
  private final Replay replay;
  private final Memo cells = new Memo();
  private final TreeView tree = new TreeView();
  private final ReviewMemo reviews = new ReviewMemo();

  /**
   * @param replay the cache of positions, shared with the updates
   */
  public StudyView(Scenes scenes, Replay replay) {
    this.scenes = scenes;
    this.replay = replay;
  }

  public Element draw(StudyModel model) {
    Scene scene = scenes.in(model.settings().language());
    Talk talk = scene.talk();
    Element notice = NoticeView.draw(scene, model.notice());
    Element over = dialog(scene, model);
    if (over != null && notice != null) {
      // What lies under a dialog is neither seen nor heard.
      over.add(notice);
      notice = null;
    }
    Study study = model.study();
    return Element.of("div", "page")
        .with("lang", talk.language().tag())
        .add(
            model.versionWaits() ? VersionView.draw(talk) : null,
            study == null ? notice : null,
            study == null
                ? nothing(talk)
                : new StudyScreen(scene, model, study, replay.at(study.line()))
                    .draw(cells, tree, reviews, notice),
            over);
  }

  /** Whether what was drawn last is not all, and is to be drawn once more. */
  public boolean isUnfinished() {
    return tree.isUnfinished();
  }

  /** What a key means that was pressed anywhere, or null. */
  public @Nullable Event key(StudyModel model, Input input) {
    return StudyKeys.meaning(model, input);
  }

  private static Element nothing(Talk talk) {
    StudyText text = new StudyText(talk.texts());
    return Element.of("main", "no-study")
        .key("no-study")
        .with("data-screen", "no-study")
        .add(
            Element.of("header", "bar").add(Brand.mark(), Element.of("h1").text("Hexstones")),
            Element.of("p").text(text.word(StudyWord.NOTHING_OPEN)),
            Controls.button("leave", text.word(StudyWord.LEAVE), new StudyEvent.Leave()));
  }

  private @Nullable Element dialog(Scene scene, StudyModel model) {
    Talk talk = scene.talk();
    Study study = model.study();
    return switch (model.dialog()) {
      case SETTINGS ->
          Dialogs.frame(talk, "SETTINGS", talk.word(Word.SETTINGS), "dialog")
              .add(SettingsView.draw(scene, model.settings(), false, false));
      case KEYS ->
          Dialogs.frame(talk, "KEYS", talk.word(Word.KEYBOARD), "dialog")
              .add(StudyKeys.draw(talk, model));
      case SHARE ->
          study == null
              ? null
              : Dialogs.frame(talk, "SHARE", talk.word(LinkWord.SHARE), "dialog")
                  .add(
                      new ShareView(talk, model.link(study), model.hasSheet(), study.kept())
                          .draw());
      default -> null;
    };
  }
}
