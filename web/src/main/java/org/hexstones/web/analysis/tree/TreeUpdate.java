package org.hexstones.web.analysis.tree;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.web.analysis.AnalysisEffect;
import org.hexstones.web.analysis.AnalysisEvent;
import org.hexstones.web.analysis.AnalysisModel;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.ui.Notice;

/** Going about the tree of a study, and changing it. */
public final class TreeUpdate {
  /** So many changes can be taken back. */
  private static final int MOST_BEFORE = 100;

  private TreeUpdate() {}

  public static AnalysisModel update(
      AnalysisModel model, Study study, AnalysisEvent event, List<Effect> effects) {
    if (event instanceof AnalysisEvent.GoTo go) {
      return changed(model, study, study.at(go.path()));
    }
    if (event instanceof AnalysisEvent.Go go) {
      return changed(model, study, study.at(go.step().from(study.record().root(), study.at())));
    }
    if (event instanceof AnalysisEvent.Promote) {
      return changed(model, study, study.promoted());
    }
    if (event instanceof AnalysisEvent.Delete) {
      return changed(model, study, study.deleted());
    }
    if (event instanceof AnalysisEvent.Comment comment) {
      AnalysisModel said = changed(model, study, study.commented(comment.text()));
      // What is written letter by letter is one change.
      return isBeingWritten(model, study) ? said.with(d -> d.before = model.before()) : said;
    }
    if (event instanceof AnalysisEvent.PlayFrom) {
      effects.add(new AnalysisEffect.TurnTo(ShortLink.FRAGMENT + ShortLink.of(upToHere(study))));
    }
    return model;
  }

  /** Whether the last change was made by writing here too. */
  private static boolean isBeingWritten(AnalysisModel model, Study study) {
    if (model.before().isEmpty()) {
      return false;
    }
    Study last = model.before().get(model.before().size() - 1);
    return last.at().equals(study.at())
        && last.commented(study.node().comment()).record().equals(study.record());
  }

  private static GameRecord upToHere(Study study) {
    GameRecord record = study.record();
    List<Integer> moves = Trees.moves(record.root(), study.at());
    return record.withRoot(Node.ROOT.withLine(moves));
  }

  /** The study as it is now, with what it was to be had back. */
  // What has not been replaced has not changed.
  @SuppressWarnings("ReferenceEquality")
  public static AnalysisModel changed(AnalysisModel model, Study before, Study now) {
    Notice notice = model.notice();
    List<Study> past = new ArrayList<>(model.before());
    if (before.record() != now.record()) {
      if (past.size() == MOST_BEFORE) {
        past.remove(0);
      }
      past.add(before);
    }
    return model.with(
        d -> {
          d.study = now;
          d.before = past;
          d.hand = model.hand().moved();
          d.notice = notice == null || notice.passes() ? null : notice;
        });
  }

  /** The last change is taken back. */
  public static AnalysisModel undo(AnalysisModel model, Study study) {
    if (model.before().isEmpty()) {
      return model;
    }
    List<Study> past = new ArrayList<>(model.before());
    Study last = past.remove(past.size() - 1);
    return model.with(
        d -> {
          d.study = study.asBefore(last);
          d.before = past;
          d.hand = model.hand().moved();
        });
  }
}
