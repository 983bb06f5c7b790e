package org.hexstones.web.feature.boardeditor;

import java.util.List;
import org.hexstones.hex.Board;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.session.Session;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.EditorGrid;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.ui.board.Star;
import org.hexstones.web.vdom.Element;

/** The canvas of the board editor. A moving finger paints on it. */
final class BoardEditorCanvas {
  private final Messages messages;
  private final BoardEditor editor;
  private final Board canvas;
  private final Layout layout;
  private final EditorGrid grid;

  BoardEditorCanvas(ViewContext context, Session session, BoardEditor editor, boolean typing) {
    messages = context.messages();
    this.editor = editor;
    canvas = editor.canvas();
    layout = Layout.of(canvas, session.device().viewport());
    grid = new EditorGrid(canvas, layout, session.focus(), typing);
  }

  Element draw() {
    Element drawn =
        grid.draw(" canvas", messages.say(PlayKey.DRAW_BOARD))
            .with("data-paint", "")
            .on("paint", grid::press);
    return grid.addCells(drawn, this::cell);
  }

  private Element cell(int cell, boolean tabStop) {
    int paint = editor.paint().get(cell);
    String css = "cell";
    String what = messages.say(PlayKey.BRUSH_CELL);
    if (paint == BoardEditor.NOTHING) {
      css = "cell blank";
      what = messages.say(PlayKey.NO_CELL);
    } else if (paint == BoardEditor.STAR) {
      css = "cell star";
      what = messages.say(GameKey.STAR_CELL);
    }
    Element drawn =
        grid.cell(cell, tabStop, css, messages.list(List.of(canvas.name(cell), what)))
            .with("data-drawn", paint);
    return paint == BoardEditor.STAR ? drawn.add(Star.at(layout, cell)) : drawn;
  }
}
