package org.hexstones.web.analysis;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.notation.link.Mark;
import org.hexstones.web.analysis.paper.PaperEvent;
import org.hexstones.web.analysis.review.ReviewEvent;
import org.hexstones.web.analysis.tree.NodePath;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.TreeEvent;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.StudyTask;

/** What the analysis board begins with, once a study is open. */
final class Beginning {
  private Beginning() {}

  /**
   * The events by which a task begins on a study that was opened by its link.
   *
   * @param plies the moves before the place that is shown, negative for the study's own place; or
   *     the number of a puzzle, which is no place
   * @param marks those on the place that is shown
   */
  static List<Event> linked(StudyTask task, int plies, List<Mark> marks) {
    List<Event> events = new ArrayList<>();
    if (task != StudyTask.WORKSHEET && plies >= 0 && plies <= Study.MOST_MOVES) {
      events.add(new TreeEvent.GoTo(NodePath.main(plies)));
    }
    events.add(new AnalysisEvent.Marks(plies, marks));
    events.addAll(of(task, plies));
    return events;
  }

  /**
   * The events by which a task begins.
   *
   * @param plies the moves before the place that is shown, or the number of a puzzle
   */
  static List<Event> of(StudyTask task, int plies) {
    List<Event> events = new ArrayList<>();
    switch (task) {
      case LOOK -> {}
      case PRACTISE -> {
        events.add(review());
        events.add(new ReviewEvent.Find(plies));
      }
      case REVIEW -> {
        events.add(review());
        events.add(new ReviewEvent.Open());
      }
      case REVIEWED -> events.add(review());
      case DIAGRAM -> events.add(new PaperEvent.OpenDiagram());
      case WORKSHEET -> events.add(new PaperEvent.OpenSheet(plies));
    }
    return events;
  }

  private static Event review() {
    return new AnalysisEvent.ShowTab(AnalysisModel.Tab.REVIEW);
  }
}
