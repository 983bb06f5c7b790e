package org.hexstones.web.ui;

import org.hexstones.web.app.Model;
import org.hexstones.web.match.PositionCache.Moment;

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
  public static BoardLook of(Model model, Moment moment) {
    return new BoardLook(
        model.viewport(),
        model.focus(),
        model.settings().sizes(),
        model.hand(),
        model.library().kept(moment.match()),
        CellNotes.NONE);
  }
}
