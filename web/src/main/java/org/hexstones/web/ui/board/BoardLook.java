package org.hexstones.web.ui.board;

import org.hexstones.web.session.Session;
import org.hexstones.web.session.Viewport;

/**
 * What a board looks like beside its position.
 *
 * @param focus the name of the cell the keyboard is on, or empty
 * @param sizes whether each group shows its size
 * @param kept how many moves are known to be kept, or -1 where none is
 * @param notes what is told on cells beside the game
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
