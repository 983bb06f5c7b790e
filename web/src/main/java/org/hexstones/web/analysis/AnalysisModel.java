package org.hexstones.web.analysis;

import java.util.List;
import org.hexstones.game.Position;
import org.hexstones.web.analysis.composer.Composer;
import org.hexstones.web.analysis.insight.Insight;
import org.hexstones.web.analysis.paper.Paper;
import org.hexstones.web.analysis.review.ReviewPart;
import org.hexstones.web.analysis.review.ReviewState;
import org.hexstones.web.analysis.tree.Marked;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.StudyState;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.route.Address;
import org.hexstones.web.session.Camera;
import org.hexstones.web.session.Device;
import org.hexstones.web.session.Lobby;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Program;
import org.hexstones.web.session.ScreenStack;
import org.hexstones.web.session.Session;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.Settings;
import org.jspecify.annotations.Nullable;

/**
 * The state of the whole analysis board.
 *
 * @param session of its screens only dialogs are used, and of its lobby only the identifiers for
 *     studies
 * @param open the study that is open, or null if none could be opened
 * @param insight the state of the engine's analysis
 * @param review the state of the review
 * @param composer what is known of the position that is to become a puzzle
 * @param overlay the index of the colour whose view of the rules is shown on the board, or -1 for
 *     none
 * @param marked the marks of the link that was opened
 * @param paper what is made for articles and paper
 * @param shell the state of the program around it
 */
public record AnalysisModel(
    Session session,
    @Nullable StudyState open,
    Insight insight,
    ReviewState review,
    Composer composer,
    int overlay,
    Marked marked,
    Paper paper,
    Shell shell) {
  /**
   * The state of the program around the analysis board.
   *
   * @param hasSheet whether the system has a share sheet
   * @param versionWaits whether to offer a reload with the new version
   * @param tab the part of the panel that a small window shows
   * @param drawing how much of a picture is drawn, in thousandths, or {@link
   *     SharingEvent#NOT_DRAWING}
   */
  public record Shell(boolean hasSheet, boolean versionWaits, Tab tab, int drawing) {}

  /** The parts of the panel. A small window shows one at a time. */
  public enum Tab {
    ENGINE,
    REVIEW,
    MOVES,
    RULES
  }

  /**
   * The model without an open study.
   *
   * @param ids the prefix for the identifiers of this program's studies
   */
  public static AnalysisModel start(Settings settings, Viewport viewport, String ids) {
    Session session =
        new Session(
            settings,
            new Device(viewport, false, false, Camera.NONE, "", Program.UNKNOWN, 0),
            new Lobby(GameViews.offered(), List.of(), null, ids, 0, false),
            ScreenStack.EMPTY,
            null,
            "");
    return new AnalysisModel(
        session,
        null,
        Insight.OFF,
        ReviewState.NONE,
        Composer.NONE,
        Position.NONE,
        Marked.NONE,
        Paper.NONE,
        new Shell(false, false, Tab.ENGINE, SharingEvent.NOT_DRAWING));
  }

  public @Nullable Study study() {
    return open == null ? null : open.study();
  }

  /** The analysis board's address for a study. */
  public String link(Study shared) {
    return session.device().base() + Address.study(ShortLink.of(shared.record()));
  }

  AnalysisModel with(Session other) {
    return new AnalysisModel(other, open, insight, review, composer, overlay, marked, paper, shell);
  }

  AnalysisModel with(StudyState other) {
    return new AnalysisModel(
        session, other, insight, review, composer, overlay, marked, paper, shell);
  }

  AnalysisModel with(Insight other) {
    return new AnalysisModel(session, open, other, review, composer, overlay, marked, paper, shell);
  }

  AnalysisModel with(ReviewState other) {
    return new AnalysisModel(
        session, open, insight, other, composer, overlay, marked, paper, shell);
  }

  AnalysisModel with(Composer other) {
    return new AnalysisModel(session, open, insight, review, other, overlay, marked, paper, shell);
  }

  AnalysisModel with(Paper other) {
    return new AnalysisModel(
        session, open, insight, review, composer, overlay, marked, other, shell);
  }

  AnalysisModel with(Marked other) {
    return new AnalysisModel(
        session, open, insight, review, composer, overlay, other, paper, shell);
  }

  AnalysisModel withOverlay(int colour) {
    return new AnalysisModel(
        session, open, insight, review, composer, colour, marked, paper, shell);
  }

  AnalysisModel withSheet(boolean hasSheet) {
    Shell other = new Shell(hasSheet, shell.versionWaits, shell.tab, shell.drawing);
    return new AnalysisModel(
        session, open, insight, review, composer, overlay, marked, paper, other);
  }

  AnalysisModel withVersion(boolean waits) {
    Shell other = new Shell(shell.hasSheet, waits, shell.tab, shell.drawing);
    return new AnalysisModel(
        session, open, insight, review, composer, overlay, marked, paper, other);
  }

  AnalysisModel withTab(Tab tab) {
    Shell other = new Shell(shell.hasSheet, shell.versionWaits, tab, shell.drawing);
    return new AnalysisModel(
        session, open, insight, review, composer, overlay, marked, paper, other);
  }

  AnalysisModel withDrawing(int thousandths) {
    Shell other = new Shell(shell.hasSheet, shell.versionWaits, shell.tab, thousandths);
    return new AnalysisModel(
        session, open, insight, review, composer, overlay, marked, paper, other);
  }

  AnalysisModel withTree(Part<StudyState> tree) {
    return with(tree.session()).with(tree.state());
  }

  AnalysisModel withInsight(Part<Insight> part) {
    return with(part.session()).with(part.state());
  }

  AnalysisModel withReview(ReviewPart part) {
    return withTree(part.tree()).with(part.state());
  }
}
