package org.hexstones.web.feature.boardeditor;

import java.util.List;
import org.hexstones.hex.Board;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.session.Session;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.KeyboardWalk;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.ui.board.Star;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.jspecify.annotations.Nullable;

/** The canvas of the board editor. It takes presses, painting with a moving finger, and keys. */
final class BoardEditorCanvas {
  private final ViewContext context;
  private final Session session;
  private final BoardEditor sketch;
  private final Board canvas;
  private final Layout layout;

  BoardEditorCanvas(ViewContext context, Session session, BoardEditor sketch) {
    this.context = context;
    this.session = session;
    this.sketch = sketch;
    canvas = sketch.canvas();
    layout = Layout.of(canvas, session.device().viewport());
  }

  Element draw() {
    Element grid =
        Element.of("svg", layout.isFlat() ? "board flat canvas" : "board canvas")
            .with("viewBox", layout.viewBox())
            .with("role", "grid")
            .untranslated()
            .with("aria-label", context.messages().say(PlayKey.DRAW_BOARD))
            .with("data-paint", "")
            .on("click", this::press)
            .on("paint", this::press)
            .on("keydown", this::key)
            .on("focusin", this::focus);
    List<List<Integer>> rows = layout.rows();
    int tabStop = canvas.cellNamed(session.focus());
    if (tabStop == Board.NO_CELL) {
      List<Integer> middle = rows.get(rows.size() / 2);
      tabStop = middle.get(middle.size() / 2);
    }
    for (List<Integer> row : rows) {
      Element line = Element.of("g").with("role", "row");
      for (int cell : row) {
        line.add(cell(cell, cell == tabStop));
      }
      grid.add(line);
    }
    return grid;
  }

  private Element cell(int cell, boolean tabStop) {
    int paint = sketch.paint().get(cell);
    String name = canvas.name(cell);
    String what =
        switch (paint) {
          case BoardEditor.NOTHING -> context.messages().say(PlayKey.BRUSH_NOTHING);
          case BoardEditor.STAR -> context.messages().say(GameKey.STAR_CELL);
          default -> context.messages().say(PlayKey.BRUSH_CELL);
        };
    String css =
        paint == BoardEditor.NOTHING
            ? "cell blank"
            : paint == BoardEditor.STAR ? "cell star" : "cell";
    Element drawn =
        Element.of("g", css)
            .with("role", "gridcell")
            .with("data-cell", name)
            .with("data-drawn", paint)
            .with("tabindex", tabStop ? 0 : -1)
            .with("aria-label", name + ", " + what)
            .add(layout.hex(cell));
    return paint == BoardEditor.STAR ? drawn.add(Star.at(layout, cell)) : drawn;
  }

  private @Nullable Event press(Input input) {
    return input.cell().isEmpty() ? null : new BoardEvent.Press(input.cell());
  }

  private @Nullable Event focus(Input input) {
    boolean known = input.cell().isEmpty() || input.cell().equals(session.focus());
    return known ? null : new BoardEvent.Focus(input.cell());
  }

  private @Nullable Event key(Input input) {
    int from = canvas.cellNamed(input.cell());
    if (from == Board.NO_CELL) {
      return null;
    }
    if (input.key().equals("Enter") || input.key().equals(" ")) {
      return new BoardEvent.Press(input.cell());
    }
    return KeyboardWalk.isWalk(input.key())
        ? new BoardEvent.Walk(
            canvas.name(new KeyboardWalk(layout).from(from, input.key(), input.withControl())))
        : null;
  }
}
