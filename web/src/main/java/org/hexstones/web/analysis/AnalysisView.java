package org.hexstones.web.analysis;

import org.hexstones.web.analysis.review.ReviewCache;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.TreeView;
import org.hexstones.web.app.VersionView;
import org.hexstones.web.feature.settings.SettingsView;
import org.hexstones.web.feature.sharing.ShareView;
import org.hexstones.web.i18n.MessageKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.SharingKey;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.ui.Brand;
import org.hexstones.web.ui.Controls;
import org.hexstones.web.ui.Dialogs;
import org.hexstones.web.ui.ElementCache;
import org.hexstones.web.ui.NoticeView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.ViewContexts;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.jspecify.annotations.Nullable;

/** The whole analysis board. */
public final class AnalysisView {
  private final ViewContexts scenes;
  private final PositionCache replay;
  private final ElementCache cells = new ElementCache();
  private final TreeView tree = new TreeView();
  private final ReviewCache reviews = new ReviewCache();

  /**
   * @param replay the cache of positions, shared with the updates
   */
  public AnalysisView(ViewContexts scenes, PositionCache replay) {
    this.scenes = scenes;
    this.replay = replay;
  }

  public Element draw(AnalysisModel model) {
    ViewContext scene = scenes.in(model.settings().language());
    Messages talk = scene.talk();
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
                : new AnalysisScreen(scene, model, study, replay.at(study.line()))
                    .draw(cells, tree, reviews, notice),
            over);
  }

  /** Whether what was drawn last is not all, and is to be drawn once more. */
  public boolean isUnfinished() {
    return tree.isUnfinished();
  }

  /** What a key means that was pressed anywhere, or null. */
  public @Nullable Event key(AnalysisModel model, Input input) {
    return AnalysisShortcuts.meaning(model, input);
  }

  private static Element nothing(Messages talk) {
    AnalysisMessages text = new AnalysisMessages(talk.texts());
    return Element.of("main", "no-study")
        .key("no-study")
        .with("data-screen", "no-study")
        .add(
            Element.of("header", "bar").add(Brand.mark(), Element.of("h1").text("Hexstones")),
            Element.of("p").text(text.word(AnalysisKey.NOTHING_OPEN)),
            Controls.button("leave", text.word(AnalysisKey.LEAVE), new AnalysisEvent.Leave()));
  }

  private @Nullable Element dialog(ViewContext scene, AnalysisModel model) {
    Messages talk = scene.talk();
    Study study = model.study();
    return switch (model.dialog()) {
      case SETTINGS ->
          Dialogs.frame(talk, "SETTINGS", talk.word(MessageKey.SETTINGS), "dialog")
              .add(SettingsView.draw(scene, model.settings(), false, false));
      case KEYS ->
          Dialogs.frame(talk, "KEYS", talk.word(MessageKey.KEYBOARD), "dialog")
              .add(AnalysisShortcuts.draw(talk, model));
      case SHARE ->
          study == null
              ? null
              : Dialogs.frame(talk, "SHARE", talk.word(SharingKey.SHARE), "dialog")
                  .add(
                      new ShareView(talk, model.link(study), model.hasSheet(), study.kept())
                          .draw());
      default -> null;
    };
  }
}
