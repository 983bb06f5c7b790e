package org.hexstones.web.study.update;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.web.model.Notice;
import org.hexstones.web.model.ShortLink;
import org.hexstones.web.study.model.Study;
import org.hexstones.web.study.model.StudyEvent;
import org.hexstones.web.study.model.StudyModel;
import org.hexstones.web.study.model.Trees;
import org.hexstones.web.update.Effect;

/** Going about the tree of a study, and changing it. */
final class TreeUpdate {
  /** So many changes can be taken back. */
  private static final int MOST_BEFORE = 100;

  private TreeUpdate() {}

  static StudyModel update(StudyModel model, Study study, StudyEvent event, List<Effect> effects) {
    if (event instanceof StudyEvent.GoTo go) {
      return changed(model, study, study.at(go.path()));
    }
    if (event instanceof StudyEvent.Go go) {
      return changed(model, study, study.at(go.step().from(study.record().root(), study.at())));
    }
    if (event instanceof StudyEvent.Promote) {
      return changed(model, study, study.promoted());
    }
    if (event instanceof StudyEvent.Delete) {
      return changed(model, study, study.deleted());
    }
    if (event instanceof StudyEvent.Comment comment) {
      StudyModel said = changed(model, study, study.commented(comment.text()));
      // What is written letter by letter is one change.
      return isBeingWritten(model, study) ? said.with(d -> d.before = model.before()) : said;
    }
    if (event instanceof StudyEvent.PlayFrom) {
      effects.add(new StudyEffect.TurnTo(ShortLink.FRAGMENT + ShortLink.of(upToHere(study))));
    }
    return model;
  }

  /** Whether the last change was made by writing here too. */
  private static boolean isBeingWritten(StudyModel model, Study study) {
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
  static StudyModel changed(StudyModel model, Study before, Study now) {
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
  static StudyModel undo(StudyModel model, Study study) {
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
