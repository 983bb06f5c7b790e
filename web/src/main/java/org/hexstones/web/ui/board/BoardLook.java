package org.hexstones.web.ui.board;

import org.hexstones.hex.Board;
import org.hexstones.web.board.BoardInput;
import org.hexstones.web.session.Session;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.Settings;

/**
 * How a board is drawn, beside its position.
 *
 * @param focus the name of the cell with the keyboard's focus, or empty
 * @param kept the number of moves that are known to be saved, or -1 if unknown
 * @param notes the notes on cells beside the game
 * @param places the places of its cells
 */
public record BoardLook(
    Viewport viewport,
    String focus,
    Settings settings,
    BoardInput hand,
    int kept,
    CellNotes notes,
    Places places) {
  /** The width of a cell in CSS pixels from which on the size of a group is easy to read. */
  private static final int SMALLEST_WITH_SIZES = 28;

  /** Places the cells of a board in a viewport. */
  @FunctionalInterface
  public interface Places {
    Layout of(Board board, Viewport viewport);
  }

  /** As boards usually lie. */
  public BoardLook(
      Viewport viewport,
      String focus,
      Settings settings,
      BoardInput hand,
      int kept,
      CellNotes notes) {
    this(viewport, focus, settings, hand, kept, notes, Layout::of);
  }

  public static BoardLook of(Session session, BoardInput input, int kept) {
    return new BoardLook(
        session.device().viewport(),
        session.focus(),
        session.settings(),
        input,
        kept,
        CellNotes.NONE);
  }

  /** The places of a board's cells. */
  public Layout layout(Board board) {
    return places.of(board, viewport);
  }

  /** The same with other notes. */
  public BoardLook with(CellNotes other) {
    return new BoardLook(viewport, focus, settings, hand, kept, other, places);
  }

  /** Whether each group on a board shows its size. */
  public boolean sizes(CellMarks marks, Layout layout) {
    boolean fit = layout.cellWidth(viewport) >= SMALLEST_WITH_SIZES;
    return settings.sizes(fit && marks.sizesCount());
  }
}
