package org.hexstones.web.analysis;

import java.util.Locale;
import org.hexstones.game.Colour;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.analysis.AnalysisModel.Tab;
import org.hexstones.web.analysis.composer.ComposerView;
import org.hexstones.web.analysis.insight.Hints;
import org.hexstones.web.analysis.insight.Insight;
import org.hexstones.web.analysis.insight.InsightKey;
import org.hexstones.web.analysis.insight.InsightView;
import org.hexstones.web.analysis.insight.RulesOverlayNotes;
import org.hexstones.web.analysis.insight.RulesOverlayView;
import org.hexstones.web.analysis.review.ReviewCache;
import org.hexstones.web.analysis.review.ReviewView;
import org.hexstones.web.analysis.tree.Annotation;
import org.hexstones.web.analysis.tree.Sign;
import org.hexstones.web.analysis.tree.Step;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.StudyState;
import org.hexstones.web.analysis.tree.TreeEvent;
import org.hexstones.web.analysis.tree.TreeView;
import org.hexstones.web.analysis.tree.Trees;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.session.Session;
import org.hexstones.web.settings.SpokenFirst;
import org.hexstones.web.ui.BoardView;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.MarkedBoard;
import org.hexstones.web.ui.PaletteView;
import org.hexstones.web.ui.Reasons;
import org.hexstones.web.ui.ScorePreview;
import org.hexstones.web.ui.ScoresView;
import org.hexstones.web.ui.SpecialMovesView;
import org.hexstones.web.ui.TermsView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.ask.Answers;
import org.hexstones.web.ui.ask.LastSaid;
import org.hexstones.web.ui.ask.Seen;
import org.hexstones.web.ui.board.BoardLook;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.ui.board.CellNotes;
import org.hexstones.web.ui.board.ElementCache;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.ui.board.RulesOverlay;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.ui.control.Brand;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.ui.control.Icon;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The screen of the analysis board. */
final class AnalysisScreen {
  private final ViewContext context;
  private final Messages messages;
  private final AnalysisModel model;
  private final StudyState open;
  private final Study study;
  private final MatchView moment;
  private final GameView game;

  AnalysisScreen(ViewContext context, AnalysisModel model, StudyState open, MatchView moment) {
    this.context = context.of(open.study().record());
    messages = context.messages();
    this.model = model;
    this.open = open;
    study = open.study();
    this.moment = moment;
    game = context.game(moment.play().setup().game().id());
  }

  /**
   * @param cells the cached cells of the board
   * @param tree the cached tree
   * @param reviews the cached review
   */
  Element draw(ElementCache cells, TreeView tree, ReviewCache reviews, @Nullable Element notice) {
    Insight insight = model.insight();
    int seenBy = Math.min(model.overlay(), moment.position().setup().players() - 1);
    RulesOverlay overlay =
        seenBy == Position.NONE ? null : game.overlay(messages, moment.play(), seenBy);
    // Who looks for a better turn is not shown it.
    boolean exercise = model.review().trial() != null;
    CellNotes hints =
        insight.on() && !exercise ? new Hints(messages, insight, moment.play()) : CellNotes.NONE;
    MarkedBoard marked =
        new MarkedBoard(messages, moment.position(), model.marked().on(study.at()));
    CellNotes notes =
        overlay == null ? hints : new RulesOverlayNotes(messages, overlay.labels(), hints);
    CellMarks marks = overlay == null ? game.marks(moment.play()) : overlay.marks();
    BoardLook look =
        new BoardLook(
            model.session().device().viewport(),
            model.session().focus(),
            model.session().settings(),
            open.input(),
            open.savedPlies(),
            marked.and(notes));
    ReviewView review =
        new ReviewView(
            context,
            model.review(),
            study,
            reviews,
            moment,
            Layout.turn(moment.position().board(), model.session().device().viewport()));
    return Element.of("main", "game study")
        .key("study")
        .with("data-screen", "study")
        .add(
            bar(),
            turn()
                .add(review.trial(), review.example())
                .add(TermsView.draw(context, moment.play())),
            Element.of("div", "board-room")
                .key("board-room")
                .with("data-room", "")
                .add(
                    marked.over(
                        new BoardView(context, marked.without(marks), look, moment, cells).draw(),
                        look.layout(moment.position().board()))),
            controls(),
            Element.of("div", "panel of-" + word(model.shell().tab()))
                .key("panel")
                .add(
                    tabs(),
                    ScoresView.draw(context, game, moment, ScorePreview.NONE, open.komi(), false),
                    exercise
                        ? InsightView.silent(messages)
                        : new InsightView(context, insight, moment).draw(),
                    review.draw(),
                    Element.of("section", "tree-room")
                        .key("tree")
                        .with("aria-label", messages.say(AnalysisKey.TREE))
                        .add(tree.draw(context, study)),
                    aboutMove(),
                    RulesOverlayView.draw(context, game, moment, seenBy, overlay)),
            notice);
  }

  /** The board, as a person asks about it. */
  static Seen seen(AnalysisModel model, StudyState open, MatchView moment) {
    Session session = model.session();
    Layout layout = Layout.of(moment.position().board(), session.device().viewport());
    SpokenFirst first = session.settings().spokenFirst();
    return Seen.of(moment, layout, open.input(), session.focus(), true, first);
  }

  /** What is announced: what has happened on the board, or what is typed and asked. */
  String said(LastSaid last) {
    Seen seen = seen(model, open, moment);
    return last.of(
        seen,
        context.messages().language(),
        "",
        () -> {
          Answers answers = new Answers(context, seen);
          return answers.said(() -> answers.ofMatch(moment), "");
        });
  }

  private Element bar() {
    String title = game.title(messages, game.keyword(moment.play().setup()));
    return Element.of("header", "bar")
        .key("bar")
        .add(
            Brand.mark(),
            Element.of("h1")
                .with("data-title", title + " · " + messages.say(AnalysisKey.ANALYSIS))
                .untranslated()
                .text(title),
            Element.of("span", "hint").text(messages.say(AnalysisKey.ANALYSIS)),
            Element.of("span", "spacer"),
            Controls.worded(Controls.share(messages)),
            Controls.worded(Controls.settings(messages)),
            Controls.worded(
                Controls.icon(
                    "leave",
                    Icon.CLOSE,
                    messages.say(AnalysisKey.LEAVE),
                    new AnalysisEvent.Leave(),
                    true)));
  }

  private static String word(Tab tab) {
    return tab.name().toLowerCase(Locale.ROOT);
  }

  /** The choice of the part that a small window shows; the style sheet hides the others. */
  private Element tabs() {
    Element tabs = Controls.choices(messages.say(AnalysisKey.ANALYSIS)).key("tabs");
    for (Tab tab : Tab.values()) {
      String label =
          switch (tab) {
            case ENGINE -> messages.say(InsightKey.ENGINE);
            case REVIEW -> messages.say(AnalysisKey.TAB_REVIEW);
            case MOVES -> messages.say(GameKey.MOVES);
            case RULES -> messages.say(PageKey.RULES);
          };
      tabs.add(
          Controls.choice(label, tab == model.shell().tab(), new AnalysisEvent.ShowTab(tab))
              .with("data-action", "tab")
              .with("data-tab", word(tab)));
    }
    return Element.of("div", "tabs").key("tabs").add(tabs);
  }

  /** The player to move and the possible actions; at the end, the winner and the reason. */
  private Element turn() {
    Play play = moment.play();
    Position position = moment.position();
    Element turn = Element.of("section", "turn of-" + play.setup().players()).key("turn");
    Outcome outcome = play.outcome();
    if (outcome != null) {
      int colour = position.colourOf(outcome.winner());
      return turn.add(
          Element.of("div", "ending")
              .key("ending")
              .add(
                  Element.of("div", "winner")
                      .add(
                          Stone.icon(colour),
                          Element.of("div", "mover-words")
                              .add(
                                  Element.of("h2")
                                      .text(
                                          messages.say(
                                              GameKey.WINS,
                                              context.nameOrColour(outcome.winner(), colour))))),
                  Reasons.draw(context, game, moment)));
    }
    int colour = position.colourOf(play.mover());
    PaletteView palette = new PaletteView(context, moment);
    String mover = SpecialMovesView.title(context, play);
    String next = palette.next();
    Element title = Element.of("strong");
    Element words = Element.of("div", "mover-words");
    if (next.isEmpty()) {
      words.add(title.text(mover));
    } else {
      words.add(
          title.add(Stone.icon(colour)).text(mover),
          Element.of("span", "who next-stone").text(next));
    }
    return turn.add(
        Element.of("div", "mover")
            .key("mover")
            .with("data-turn", Colour.of(colour).word())
            .add(next.isEmpty() ? Stone.icon(colour) : null, words),
        palette.draw(),
        new SpecialMovesView(context, game, moment, open.komi()).draw(palette.canPlace()));
  }

  /** The actions on the move on the board, and its comment. */
  private Element aboutMove() {
    boolean varies = Trees.branching(study.at()) >= 0;
    return Element.of("div", "about-move")
        .key("about-move")
        .add(
            Element.of("div", "options")
                .add(
                    Controls.button(
                            "promote", messages.say(AnalysisKey.PROMOTE), new TreeEvent.Promote())
                        .flag("disabled", !varies),
                    Controls.button(
                            "delete", messages.say(AnalysisKey.DELETE), new TreeEvent.Delete())
                        .flag("disabled", study.at().isRoot()),
                    Controls.button(
                        "play-from",
                        messages.say(AnalysisKey.PLAY_FROM),
                        new AnalysisEvent.PlayFrom()),
                    ComposerView.button(messages, moment)),
            new ComposerView(context, model.composer(), model.session().device().base(), moment)
                .draw(study),
            Element.of("label", "field comment")
                .add(
                    Element.of("span").text(messages.say(AnalysisKey.COMMENT)),
                    Element.of("textarea")
                        .with("rows", 2)
                        .with("dir", "auto")
                        .with("maxlength", Study.LONGEST_COMMENT)
                        .with("data-input", "comment")
                        .with("value", Annotation.words(study.node().comment()))
                        .on("input", input -> new TreeEvent.Comment(input.value()))));
  }

  private Element controls() {
    return Element.of("div", "controls")
        .key("controls")
        .with("role", "group")
        .with("aria-label", messages.say(AnalysisKey.TREE))
        .add(
            go("begin", Sign.TO_BEGIN, AnalysisKey.TO_BEGIN, Step.BEGIN),
            go("back", Sign.BACK, AnalysisKey.BACK, Step.BACK),
            go("on", Sign.ON, AnalysisKey.ON, Step.ON),
            go("end", Sign.TO_END, AnalysisKey.TO_END, Step.END),
            go("variation-up", Sign.UP, AnalysisKey.VARIATION_UP, Step.VARIATION_UP),
            go("variation-down", Sign.DOWN, AnalysisKey.VARIATION_DOWN, Step.VARIATION_DOWN),
            Controls.icon(
                "undo",
                Icon.UNDO,
                messages.say(GameKey.UNDO),
                new MatchEvent.Undo(),
                !open.before().isEmpty()));
  }

  private Element go(String action, Sign sign, AnalysisKey word, Step step) {
    boolean leads = !step.from(study.record().root(), study.at()).equals(study.at());
    return Controls.icon(action, sign.draw(), messages.say(word), new TreeEvent.Go(step), leads);
  }
}
