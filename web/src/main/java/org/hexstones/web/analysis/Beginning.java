package org.hexstones.web.analysis;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.analysis.review.ReviewEvent;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.StudyTask;

/** What the analysis board begins with, once a study is open. */
final class Beginning {
  private Beginning() {}

  /**
   * The events by which a task begins.
   *
   * @param plies the moves before the place that is shown
   */
  static List<Event> of(StudyTask task, int plies) {
    List<Event> events = new ArrayList<>();
    if (task != StudyTask.LOOK) {
      events.add(new AnalysisEvent.ShowTab(AnalysisModel.Tab.REVIEW));
    }
    if (task == StudyTask.PRACTISE) {
      events.add(new ReviewEvent.Find(plies));
    } else if (task == StudyTask.REVIEW) {
      events.add(new ReviewEvent.Open());
    }
    return events;
  }
}
