package org.hexstones.web.ui;

import org.hexstones.web.mvu.Updates;
import org.hexstones.web.ui.board.BoardInputEvent;

/**
 * Events that only the board of a match understands. They can occur on any other board too, because
 * a key can be pressed anywhere.
 */
public final class MatchInput {
  private MatchInput() {}

  /**
   * Ignores all of these events, except proposed cells, chosen moves and undo: another board may
   * handle those.
   */
  public static <M> Updates<M> ignore(Updates<M> table) {
    return table.ignore(
        BoardInputEvent.Aim.class,
        BoardInputEvent.Confirm.class,
        BoardInputEvent.Cancel.class,
        BoardInputEvent.Type.class,
        BoardInputEvent.Erase.class,
        BoardInputEvent.Read.class,
        BoardInputEvent.Zoom.class,
        MatchEvent.PickColour.class,
        MatchEvent.TypeKomi.class,
        MatchEvent.Redo.class,
        MatchEvent.GoTo.class,
        MatchEvent.Pause.class,
        MatchEvent.PlayOn.class,
        MatchEvent.PlaySide.class,
        MatchEvent.Resign.class,
        MatchEvent.Hint.class,
        MatchEvent.LayAhead.class);
  }
}
