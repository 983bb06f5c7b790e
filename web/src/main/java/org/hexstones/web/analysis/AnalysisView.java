package org.hexstones.web.analysis;

import org.hexstones.web.analysis.paper.DiagramView;
import org.hexstones.web.analysis.paper.KnownPuzzles;
import org.hexstones.web.analysis.paper.PaperEvent;
import org.hexstones.web.analysis.paper.PaperKey;
import org.hexstones.web.analysis.paper.SheetView;
import org.hexstones.web.analysis.review.ReviewCache;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.StudyState;
import org.hexstones.web.analysis.tree.TreeView;
import org.hexstones.web.feature.settings.KeysView;
import org.hexstones.web.feature.settings.SettingsView;
import org.hexstones.web.feature.sharing.ShareView;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.ui.GameFrame;
import org.hexstones.web.ui.NoticeView;
import org.hexstones.web.ui.VersionView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.ViewContexts;
import org.hexstones.web.ui.ask.LastSaid;
import org.hexstones.web.ui.board.DrawingBudget;
import org.hexstones.web.ui.board.ElementCache;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.ui.control.Brand;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.ui.control.Dialogs;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.jspecify.annotations.Nullable;

/** The view of the whole analysis board. */
public final class AnalysisView {
  private final ViewContexts contexts;
  private final PositionCache positions;
  private final DrawingBudget budget = new DrawingBudget();
  private final ElementCache cells = new ElementCache(budget);
  private final TreeView tree = new TreeView(budget);
  private final ReviewCache reviews = new ReviewCache();
  private final LastSaid lastSaid = new LastSaid();
  private final KnownPuzzles puzzles = new KnownPuzzles();

  /**
   * @param positions shared with the updates
   */
  public AnalysisView(ViewContexts contexts, PositionCache positions) {
    this.contexts = contexts;
    this.positions = positions;
  }

  public Element draw(AnalysisModel model) {
    budget.begin();
    ViewContext context = contexts.in(model.session().settings().language());
    Messages messages = context.messages();
    Element notice = NoticeView.draw(context, model.session().notice(), null);
    Element over = dialog(context, model);
    if (over != null && notice != null) {
      // Assistive technology and keyboard skip what lies under a dialog.
      over.add(notice);
      notice = null;
    }
    StudyState open = model.open();
    AnalysisScreen screen =
        open == null
            ? null
            : new AnalysisScreen(context, model, open, positions.at(open.study().line()));
    return GameFrame.page(model.session().settings())
        .add(
            model.shell().versionWaits() ? VersionView.draw(messages) : null,
            open == null ? notice : null,
            screen == null ? nothing(messages) : screen.draw(cells, tree, reviews, notice),
            over,
            GameFrame.said(screen == null ? "" : screen.said(lastSaid)));
  }

  /** Whether the last drawing was incomplete and must be repeated. */
  public boolean isUnfinished() {
    return tree.isUnfinished() || budget.isUnfinished();
  }

  /** The event of a key that was pressed anywhere, or null. */
  public @Nullable Event key(AnalysisModel model, Input input) {
    StudyState open = model.open();
    if (open == null) {
      return null;
    }
    MatchView moment = positions.at(open.study().line());
    return AnalysisShortcuts.meaning(model, AnalysisScreen.seen(model, open, moment), input);
  }

  private static Element nothing(Messages messages) {
    return Element.of("main", "no-study")
        .key("no-study")
        .with("data-screen", "no-study")
        .add(
            Element.of("header", "bar")
                .add(Brand.mark(), Element.of("h1").untranslated().text("Hexstones")),
            Element.of("p").text(messages.say(AnalysisKey.NOTHING_OPEN)),
            Controls.button("leave", messages.say(AnalysisKey.LEAVE), new AnalysisEvent.Leave()));
  }

  private @Nullable Element dialog(ViewContext context, AnalysisModel model) {
    Messages messages = context.messages();
    Study study = model.study();
    return switch (model.session().dialog()) {
      case SETTINGS ->
          Dialogs.frame(messages, "SETTINGS", messages.say(PageKey.SETTINGS), "dialog")
              .add(SettingsView.draw(context, model.session().settings(), null));
      case KEYS ->
          Dialogs.frame(messages, "KEYS", messages.say(PageKey.KEYBOARD), "dialog")
              .add(KeysView.draw(messages, model.session().settings(), false));
      case SHARE -> study == null ? null : share(context, model, study);
      default -> null;
    };
  }

  private Element share(ViewContext context, AnalysisModel model, Study study) {
    Messages messages = context.messages();
    int drawing = model.shell().drawing();
    MatchView moment = positions.at(study.line());
    return switch (model.paper().shown()) {
      case LINK ->
          Dialogs.frame(messages, "SHARE", messages.say(GameKey.SHARE), "dialog")
              .add(
                  new ShareView(
                          context,
                          model.link(study),
                          model.shell().hasSheet(),
                          study.kept(),
                          drawing,
                          null,
                          new PaperEvent.OpenDiagram())
                      .draw());
      case DIAGRAM -> {
        Viewport room = model.session().device().viewport();
        int rotation = Layout.turn(study.record().setup().board(), room);
        yield Dialogs.frame(messages, "DIAGRAM", messages.say(PaperKey.DIAGRAM), "dialog roomy")
            .add(
                new DiagramView(
                        context, model.paper(), moment, rotation, model.session().device().base())
                    .draw(drawing));
      }
      case WORKSHEET ->
          Dialogs.frame(messages, "WORKSHEET", messages.say(PaperKey.WORKSHEET), "dialog roomy")
              .add(new SheetView(context, model.paper(), moment, puzzles).draw());
    };
  }
}
