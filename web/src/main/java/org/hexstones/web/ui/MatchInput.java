package org.hexstones.web.ui;

import org.hexstones.web.mvu.Updates;
import org.hexstones.web.ui.board.BoardInputEvent;

/**
 * What a person can do on the board of a match alone. On any other board it means nothing, but it
 * can happen all the same: a key is pressed wherever the keyboard is.
 */
public final class MatchInput {
  private MatchInput() {}

  /**
   * Adds all of it to a table as events that do nothing, but for a cell that is proposed and a move
   * that is chosen: another board may know what to do with those.
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
        MatchEvent.Undo.class,
        MatchEvent.Redo.class,
        MatchEvent.GoTo.class,
        MatchEvent.Pause.class,
        MatchEvent.PlayOn.class,
        MatchEvent.Resign.class);
  }
}
