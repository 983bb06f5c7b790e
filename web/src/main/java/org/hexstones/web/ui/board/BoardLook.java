package org.hexstones.web.ui.board;

import org.hexstones.web.session.Session;
import org.hexstones.web.session.Viewport;

/**
 * How a board is drawn, beside its position.
 *
 * @param focus the name of the cell with the keyboard's focus, or empty
 * @param sizes whether each group shows its size
 * @param kept the number of moves that are known to be saved, or -1 if unknown
 * @param notes the notes on cells beside the game
 */
public record BoardLook(
    Viewport viewport, String focus, boolean sizes, BoardInput hand, int kept, CellNotes notes) {
  public static BoardLook of(Session session, BoardInput input, int kept) {
    return new BoardLook(
        session.device().viewport(),
        session.focus(),
        session.settings().sizes(),
        input,
        kept,
        CellNotes.NONE);
  }
}
