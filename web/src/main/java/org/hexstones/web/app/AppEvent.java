package org.hexstones.web.app;

import java.util.List;
import org.hexstones.web.feature.puzzle.SolvedPuzzles;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.storage.Repetition;

/** Events of the page that belong to no feature. */
public sealed interface AppEvent extends Event {
  /** Restores an unfinished draft from its text, if nothing else is shown. */
  record RestoreDraft(String draft) implements AppEvent {}

  /**
   * Another tab has changed the drawn boards, the solved puzzles or what is asked again. All are
   * given as they are now.
   */
  record ChangedElsewhere(List<OwnBoard> boards, SolvedPuzzles solved, Repetition again)
      implements AppEvent {
    public ChangedElsewhere {
      boards = List.copyOf(boards);
    }
  }
}
