package org.hexstones.web.app;

import java.util.List;
import org.hexstones.web.feature.puzzle.SolvedPuzzles;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.mvu.Event;

/** What happens to the page and belongs to no feature. */
public sealed interface AppEvent extends Event {
  /** A draft that was left, as text, is gone on with if nothing else is shown. */
  record RestoreDraft(String draft) implements AppEvent {}

  /**
   * Another tab has changed something small: what is kept now of the boards drawn and the puzzles
   * solved.
   */
  record ChangedElsewhere(List<OwnBoard> boards, SolvedPuzzles solved) implements AppEvent {
    public ChangedElsewhere {
      boards = List.copyOf(boards);
    }
  }
}
