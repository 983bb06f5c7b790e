package org.hexstones.web.analysis.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.web.board.BoardInput;
import org.hexstones.web.match.Match;
import org.jspecify.annotations.Nullable;

/**
 * The open study and the input on it.
 *
 * @param before the states before each of its changes, the latest last
 * @param saved the state that was saved last, or null
 * @param input the unfinished input on the board
 * @param komi the typed komi, where one is to be named
 */
public record StudyState(
    Study study, List<Study> before, @Nullable Match saved, BoardInput input, String komi) {
  /** The maximum number of changes that can be undone. */
  private static final int MOST_BEFORE = 100;

  public StudyState {
    before = List.copyOf(before);
  }

  /** The state of a study that was just opened. */
  public static StudyState open(Study study) {
    return new StudyState(study, List.of(), null, BoardInput.IDLE, "");
  }

  /** The number of main-line moves that are known to be saved, or -1. */
  public int savedPlies() {
    return study.kept().savedPlies(saved);
  }

  /** The study after a change that is not the person's. */
  public StudyState withStudy(Study other) {
    return new StudyState(other, before, saved, input, komi);
  }

  public StudyState withSaved(@Nullable Match state) {
    return new StudyState(study, before, state, input, komi);
  }

  public StudyState withInput(BoardInput other) {
    return new StudyState(study, before, saved, other, komi);
  }

  public StudyState withKomi(String text) {
    return new StudyState(study, before, saved, input, text);
  }

  /** The study after a change. If the record has changed, the former state can be restored. */
  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  public StudyState changed(Study now) {
    List<Study> past = new ArrayList<>(before);
    if (study.record() != now.record()) {
      if (past.size() == MOST_BEFORE) {
        past.remove(0);
      }
      past.add(study);
    }
    return new StudyState(now, past, saved, input.moved(), komi);
  }

  /** Comments on the move on the board. Typing letter by letter counts as one change. */
  StudyState commented(String text) {
    StudyState now = changed(study.commented(text));
    return isBeingWritten() ? new StudyState(now.study, before, saved, now.input, komi) : now;
  }

  /** Whether the last change was also typing at this place. */
  private boolean isBeingWritten() {
    if (before.isEmpty()) {
      return false;
    }
    Study last = before.get(before.size() - 1);
    return last.at().equals(study.at())
        && Objects.equals(
            Annotation.in(last.node().comment()), Annotation.in(study.node().comment()))
        && Trees.differInComment(last.record().root(), study.record().root(), study.at());
  }

  /** Undoes the last change. */
  StudyState undone() {
    if (before.isEmpty()) {
      return this;
    }
    List<Study> past = new ArrayList<>(before);
    Study last = past.remove(past.size() - 1);
    return new StudyState(study.asBefore(last), past, saved, input.moved(), komi);
  }
}
