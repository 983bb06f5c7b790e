package org.hexstones.web.view;

import java.util.List;
import org.hexstones.hex.Board;
import org.hexstones.web.markup.Element;
import org.hexstones.web.markup.Input;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Model;
import org.hexstones.web.model.Sketch;
import org.hexstones.web.text.PlayWord;
import org.hexstones.web.text.Word;
import org.jspecify.annotations.Nullable;

/** The canvas on which a board is drawn: pressed, painted with a moving finger, walked by keys. */
final class SketchBoard {
  private final Scene scene;
  private final Model model;
  private final Sketch sketch;
  private final Board canvas;
  private final Layout layout;

  SketchBoard(Scene scene, Model model, Sketch sketch) {
    this.scene = scene;
    this.model = model;
    this.sketch = sketch;
    canvas = sketch.canvas();
    layout = Layout.of(canvas, model.room());
  }

  Element draw() {
    Element grid =
        Element.of("svg", layout.isFlat() ? "board flat canvas" : "board canvas")
            .with("viewBox", layout.viewBox())
            .with("role", "grid")
            .with("aria-label", scene.talk().word(PlayWord.DRAW_BOARD))
            .with("data-paint", "")
            .on("click", this::press)
            .on("paint", this::press)
            .on("keydown", this::key)
            .on("focusin", this::focus);
    List<List<Integer>> rows = layout.rows();
    int tabStop = canvas.cellNamed(model.focus());
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
          case Sketch.NOTHING -> scene.talk().word(PlayWord.BRUSH_NOTHING);
          case Sketch.STAR -> scene.talk().word(Word.STAR_CELL);
          default -> scene.talk().word(PlayWord.BRUSH_CELL);
        };
    String css =
        paint == Sketch.NOTHING ? "cell blank" : paint == Sketch.STAR ? "cell star" : "cell";
    Element drawn =
        Element.of("g", css)
            .with("role", "gridcell")
            .with("data-cell", name)
            .with("data-drawn", paint)
            .with("tabindex", tabStop ? 0 : -1)
            .with("aria-label", name + ", " + what)
            .add(layout.hex(cell));
    return paint == Sketch.STAR ? drawn.add(Star.at(layout, cell)) : drawn;
  }

  private @Nullable Event press(Input input) {
    return input.cell().isEmpty() ? null : new Event.Press(input.cell());
  }

  private @Nullable Event focus(Input input) {
    boolean known = input.cell().isEmpty() || input.cell().equals(model.focus());
    return known ? null : new Event.Focus(input.cell());
  }

  private @Nullable Event key(Input input) {
    int from = canvas.cellNamed(input.cell());
    if (from == Board.NO_CELL) {
      return null;
    }
    if (input.key().equals("Enter") || input.key().equals(" ")) {
      return new Event.Press(input.cell());
    }
    return Walk.isWalk(input.key())
        ? new Event.Walk(canvas.name(new Walk(layout).from(from, input.key(), input.withControl())))
        : null;
  }
}
