package org.hexstones.web.analysis.tree;

import org.hexstones.game.Play;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Part;

/** Updates for moving in the tree of a study, and for changing it. */
public final class TreeUpdate {
  private TreeUpdate() {}

  public static Updates<Part<StudyState>> updates() {
    return new Updates<Part<StudyState>>()
        .change(TreeEvent.GoTo.class, (part, go) -> changed(part, study(part).at(go.path())))
        .change(TreeEvent.Go.class, (part, go) -> changed(part, study(part).gone(go.step())))
        .change(
            TreeEvent.Promote.class,
            (part, event) ->
                Trees.branching(study(part).at()) < 0
                    ? changed(part, study(part))
                    : orFull(part, study(part).promoted()))
        .change(
            TreeEvent.Delete.class,
            (part, event) ->
                study(part).at().isRoot()
                    ? changed(part, study(part))
                    : orFull(part, study(part).deleted()))
        .change(TreeEvent.Comment.class, (part, comment) -> commented(part, comment.text()))
        .change(TreeEvent.AddLine.class, (part, add) -> changed(part, added(study(part), add)))
        .change(MatchEvent.Undo.class, (part, event) -> part.with(part.state().undone()));
  }

  private static Study study(Part<StudyState> part) {
    return part.state().study();
  }

  /** The study after a change that can be undone. */
  public static Part<StudyState> changed(Part<StudyState> part, Study now) {
    return moved(part, part.state().changed(now));
  }

  /** The study after such a change, or a notice that there is no room for it. */
  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  public static Part<StudyState> orFull(Part<StudyState> part, Study now) {
    return now == study(part)
        ? part.with(part.session().withNotice(Notice.Kind.TREE_FULL))
        : changed(part, now);
  }

  private static Part<StudyState> commented(Part<StudyState> part, String text) {
    Part<StudyState> after = moved(part, part.state().commented(text));
    String said = Annotation.words(study(after).node().comment());
    return said.length() < text.length()
        ? after.with(after.session().withNotice(Notice.Kind.TREE_FULL))
        : after;
  }

  private static Part<StudyState> moved(Part<StudyState> part, StudyState now) {
    return new Part<>(part.session().withoutPassingNotice(), now);
  }

  /** The moves are untrusted and checked. The first illegal one ends the line. */
  private static Study added(Study study, TreeEvent.AddLine add) {
    Play play = PositionCache.to(study.line());
    Study longer = study;
    for (int move : add.moves()) {
      boolean known = longer.node().indexOf(move) >= 0;
      if (play.refusal(move) != null || (!known && longer.isFull())) {
        break;
      }
      play.play(move);
      longer = longer.played(move);
    }
    NodePath end = longer.at();
    return longer.at(end.upTo(study.at().depth() + Math.max(0, add.shown())));
  }
}
