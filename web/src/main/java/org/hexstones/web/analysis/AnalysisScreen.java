package org.hexstones.web.analysis;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.analysis.insight.Hints;
import org.hexstones.web.analysis.insight.Insight;
import org.hexstones.web.analysis.insight.InsightView;
import org.hexstones.web.analysis.insight.RulesOverlayNotes;
import org.hexstones.web.analysis.insight.RulesOverlayView;
import org.hexstones.web.analysis.review.ReviewCache;
import org.hexstones.web.analysis.review.ReviewView;
import org.hexstones.web.analysis.tree.Annotation;
import org.hexstones.web.analysis.tree.Sign;
import org.hexstones.web.analysis.tree.Step;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.TreeView;
import org.hexstones.web.analysis.tree.Trees;
import org.hexstones.web.i18n.MessageKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.PositionCache.Moment;
import org.hexstones.web.ui.BoardLook;
import org.hexstones.web.ui.BoardView;
import org.hexstones.web.ui.Brand;
import org.hexstones.web.ui.CellNotes;
import org.hexstones.web.ui.Controls;
import org.hexstones.web.ui.ElementCache;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.Icon;
import org.hexstones.web.ui.MatchEvent;
import org.hexstones.web.ui.PaletteView;
import org.hexstones.web.ui.ReadOut;
import org.hexstones.web.ui.Reasons;
import org.hexstones.web.ui.RulesOverlay;
import org.hexstones.web.ui.ScoresView;
import org.hexstones.web.ui.SpecialMovesView;
import org.hexstones.web.ui.Stone;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The screen of the analysis board. */
final class AnalysisScreen {
  private final ViewContext scene;
  private final Messages talk;
  private final AnalysisMessages text;
  private final AnalysisModel model;
  private final Study study;
  private final Moment moment;
  private final GameView game;

  AnalysisScreen(ViewContext scene, AnalysisModel model, Study study, Moment moment) {
    this.scene = scene;
    talk = scene.talk();
    text = new AnalysisMessages(talk.texts());
    this.model = model;
    this.study = study;
    this.moment = moment;
    game = scene.game(moment.play().setup().game().id());
  }

  /**
   * @param cells the board's cells as they were drawn before
   * @param tree the tree as it was drawn before
   * @param reviews the review as it was read before
   */
  Element draw(ElementCache cells, TreeView tree, ReviewCache reviews, @Nullable Element notice) {
    Insight insight = model.insight();
    int seenBy = Math.min(model.outlook(), moment.position().setup().players() - 1);
    RulesOverlay outlook =
        seenBy == Position.NONE ? null : game.outlook(talk, moment.play(), seenBy);
    CellNotes hints = insight.on() ? new Hints(talk, insight, moment.play()) : CellNotes.NONE;
    BoardLook look =
        new BoardLook(
            model.viewport(),
            model.focus(),
            model.settings().sizes(),
            model.hand(),
            model.kept(),
            outlook == null ? hints : new RulesOverlayNotes(outlook.labels(), hints));
    ReviewView review = new ReviewView(scene, model, study, reviews.of(study.record()), moment);
    return Element.of("main", "game study")
        .key("study")
        .with("data-screen", "study")
        .add(
            bar(),
            turn().add(review.trial()),
            Element.of("div", "board-room")
                .key("board-room")
                .with("data-room", "")
                .add(
                    new BoardView(
                            scene,
                            outlook == null ? game.marks(moment.play()) : outlook.marks(),
                            look,
                            moment,
                            cells)
                        .draw()),
            controls(),
            Element.of("div", "panel")
                .key("panel")
                .add(
                    ScoresView.draw(scene, game, moment, List.of()),
                    new InsightView(scene, insight, moment).draw(),
                    review.draw(),
                    Element.of("section", "tree-room")
                        .key("tree")
                        .with("aria-label", text.word(AnalysisKey.TREE))
                        .add(tree.draw(scene, study)),
                    aboutMove(),
                    RulesOverlayView.draw(scene, game, moment, seenBy, outlook)),
            notice,
            Element.of("p", "unseen")
                .key("said")
                .with("role", "status")
                .text(new ReadOut(scene, game, moment).said(model.hand(), model.focus())));
  }

  private Element bar() {
    String title = game.title(talk, game.keyword(moment.play().setup()));
    return Element.of("header", "bar")
        .key("bar")
        .add(
            Brand.mark(),
            Element.of("h1")
                .with("data-title", title + " · " + text.word(AnalysisKey.ANALYSIS))
                .text(title),
            Element.of("span", "hint").text(text.word(AnalysisKey.ANALYSIS)),
            Element.of("span", "spacer"),
            Controls.share(talk),
            Controls.settings(talk),
            Controls.icon(
                "leave",
                Icon.CLOSE,
                text.word(AnalysisKey.LEAVE),
                new AnalysisEvent.Leave(),
                true));
  }

  /** Whose turn it is and what can be done in it; at the end, who won and why. */
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
                              .add(Element.of("h2").text(talk.page().wins(scene.colour(colour))))),
                  Reasons.draw(scene, game, moment)));
    }
    int colour = position.colourOf(play.mover());
    turn.add(
        Element.of("div", "mover")
            .key("mover")
            .with("data-turn", Colour.of(colour).word())
            .add(
                Stone.icon(colour),
                Element.of("div", "mover-words")
                    .add(Element.of("strong").text(talk.page().toMove(scene.colour(colour))))));
    List<Integer> stones = moment.toPlace();
    if (!stones.isEmpty() && (stones.size() > 1 || !moment.isTurnStart(moment.cursor()))) {
      turn.add(PaletteView.draw(scene, moment, stones));
    }
    return turn.add(
        new SpecialMovesView(scene, game, moment, model.komi()).draw(!stones.isEmpty()));
  }

  /** What can be done with the move on the board, and what is said of it. */
  private Element aboutMove() {
    boolean varies = Trees.branching(study.at()) >= 0;
    return Element.of("div", "about-move")
        .key("about-move")
        .add(
            Element.of("div", "options")
                .add(
                    Controls.button(
                            "promote", text.word(AnalysisKey.PROMOTE), new AnalysisEvent.Promote())
                        .flag("disabled", !varies),
                    Controls.button(
                            "delete", text.word(AnalysisKey.DELETE), new AnalysisEvent.Delete())
                        .flag("disabled", study.at().isRoot()),
                    Controls.button(
                        "play-from",
                        text.word(AnalysisKey.PLAY_FROM),
                        new AnalysisEvent.PlayFrom())),
            Element.of("label", "field comment")
                .add(
                    Element.of("span").text(text.word(AnalysisKey.COMMENT)),
                    Element.of("textarea")
                        .with("rows", 2)
                        .with("dir", "auto")
                        .with("maxlength", Study.LONGEST_COMMENT)
                        .with("data-input", "comment")
                        .with("value", Annotation.words(study.node().comment()))
                        .on("input", input -> new AnalysisEvent.Comment(input.value()))));
  }

  private Element controls() {
    return Element.of("div", "controls")
        .key("controls")
        .with("role", "group")
        .with("aria-label", text.word(AnalysisKey.TREE))
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
                talk.word(MessageKey.UNDO),
                new MatchEvent.Undo(),
                !model.before().isEmpty()));
  }

  private Element go(String action, Sign sign, AnalysisKey word, Step step) {
    boolean leads = !step.from(study.record().root(), study.at()).equals(study.at());
    return Controls.icon(action, sign.draw(), text.word(word), new AnalysisEvent.Go(step), leads);
  }
}
