package org.hexstones.web.analysis.tree;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.ui.board.BoardInput;

/**
 * The study that is open, and what is done with it.
 *
 * @param before what it was before each of its changes, the latest last
 * @param kept how many moves of its main line are known to be kept, or -1
 * @param input what the person is about to do on the board
 * @param komi what is typed where a komi is to be named
 */
public record StudyState(Study study, List<Study> before, int kept, BoardInput input, String komi) {
  /** So many changes can be taken back. */
  private static final int MOST_BEFORE = 100;

  public StudyState {
    before = List.copyOf(before);
  }

  /** A study that has not been changed since it was opened. */
  public static StudyState open(Study study) {
    return new StudyState(study, List.of(), -1, BoardInput.IDLE, "");
  }

  /** The study as something else than a change of the person has made it. */
  public StudyState withStudy(Study other) {
    return new StudyState(other, before, kept, input, komi);
  }

  public StudyState withKept(int plies) {
    return new StudyState(study, before, plies, input, komi);
  }

  public StudyState withInput(BoardInput other) {
    return new StudyState(study, before, kept, other, komi);
  }

  public StudyState withKomi(String text) {
    return new StudyState(study, before, kept, input, text);
  }

  /** The study as it is now; what it was can be had back where its record has changed. */
  // What has not been replaced has not changed.
  @SuppressWarnings("ReferenceEquality")
  public StudyState changed(Study now) {
    List<Study> past = new ArrayList<>(before);
    if (study.record() != now.record()) {
      if (past.size() == MOST_BEFORE) {
        past.remove(0);
      }
      past.add(study);
    }
    return new StudyState(now, past, kept, input.moved(), komi);
  }

  /** Something is said of the move on the board. What is written letter by letter is one change. */
  StudyState commented(String text) {
    StudyState now = changed(study.commented(text));
    return isBeingWritten() ? new StudyState(now.study, before, kept, now.input, komi) : now;
  }

  /** Whether the last change was made by writing here too. */
  private boolean isBeingWritten() {
    if (before.isEmpty()) {
      return false;
    }
    Study last = before.get(before.size() - 1);
    return last.at().equals(study.at())
        && last.commented(study.node().comment()).record().equals(study.record());
  }

  /** The last change is taken back. */
  StudyState undone() {
    if (before.isEmpty()) {
      return this;
    }
    List<Study> past = new ArrayList<>(before);
    Study last = past.remove(past.size() - 1);
    return new StudyState(study.asBefore(last), past, kept, input.moved(), komi);
  }
}
