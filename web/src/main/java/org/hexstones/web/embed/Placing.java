package org.hexstones.web.embed;

import org.hexstones.hex.Board;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.ui.board.Layout;
import org.jspecify.annotations.Nullable;

/** Places a board as the options ask for. */
final class Placing {
  private record Answer(Board board, Viewport viewport, int turn, Layout layout) {}

  /** The last result: cells are drawn again only where their layout is another. */
  private @Nullable Answer last;

  Layout of(EmbedOptions options, Board board, Viewport viewport) {
    Layout layout =
        options.turn() < 0 ? Layout.of(board, viewport) : turned(board, viewport, options.turn());
    return options.coordinates() ? layout : layout.withoutNames();
  }

  private Layout turned(Board board, Viewport viewport, int turn) {
    Answer known = last;
    if (known == null
        || known.turn != turn
        || !known.board.equals(board)
        || !known.viewport.equals(viewport)) {
      Layout layout = Layout.turned(board, turn, viewport.width(), viewport.height());
      known = new Answer(board, viewport, turn, layout);
      last = known;
    }
    return known.layout;
  }
}
