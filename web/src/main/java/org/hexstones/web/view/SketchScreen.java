package org.hexstones.web.view;

import java.util.List;
import org.hexstones.game.Setup;
import org.hexstones.hex.Board;
import org.hexstones.hex.Shape;
import org.hexstones.hex.Shapes;
import org.hexstones.parse.Parsed;
import org.hexstones.web.markup.Element;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Form;
import org.hexstones.web.model.Model;
import org.hexstones.web.model.OwnBoard;
import org.hexstones.web.model.Sketch;
import org.hexstones.web.model.SketchEvent;
import org.hexstones.web.model.Symmetry;
import org.hexstones.web.text.LibraryWord;
import org.hexstones.web.text.PlayWord;
import org.hexstones.web.text.Talk;
import org.hexstones.web.text.Word;
import org.jspecify.annotations.Nullable;

/** The screen on which a board is drawn; the engine says whether it is one. */
final class SketchScreen {
  /** Boards to go on from. */
  private static final List<String> PRESETS =
      List.of(
          "hexhex:5", "hexhex:8", "triangle:9", "rhombus:7", "hexagon:4,6,4,6,4,6", "hexagram:3");

  private final Scene scene;
  private final Talk talk;
  private final Model model;
  private final Sketch sketch;

  /** The game that would be chosen with what is drawn. */
  private final Form form;

  SketchScreen(Scene scene, Model model, Sketch sketch) {
    this.scene = scene;
    talk = scene.talk();
    this.model = model;
    this.sketch = sketch;
    OwnBoard board = sketch.board();
    form = board == null ? model.form() : scene.drawn(board);
  }

  /**
   * @param notice what the person is told, or null
   */
  Element draw(@Nullable Element notice) {
    String problem = problem();
    return Element.of("main", "game sketching")
        .key("sketch")
        .with("data-screen", "sketch")
        .add(
            bar(),
            tools(problem),
            Element.of("div", "board-room")
                .key("board-room")
                .with("data-room", "")
                .add(new SketchBoard(scene, model, sketch).draw()),
            ways(problem),
            notice);
  }

  /** Why this is no board of any game, or empty. */
  private String problem() {
    if (sketch.shape() instanceof Parsed.Refused<Shape> refused) {
      return scene.sentence(refused.reason());
    }
    return scene.setups().apply(form.command()) instanceof Parsed.Refused<Setup> refused
        ? scene.sentence(refused.reason())
        : "";
  }

  private Element bar() {
    return Element.of("header", "bar")
        .key("bar")
        .add(
            Brand.mark(),
            Element.of("h1").text(talk.word(PlayWord.DRAW_BOARD)),
            Element.of("span", "spacer"),
            Controls.icon(
                "undo",
                Icon.UNDO,
                talk.word(Word.UNDO),
                of(new SketchEvent.Undo()),
                !sketch.past().isEmpty()),
            Controls.icon(
                "leave-sketch",
                Icon.CLOSE,
                talk.library().word(LibraryWord.BACK),
                of(new SketchEvent.Leave()),
                true));
  }

  private Element tools(String problem) {
    Element brushes = Controls.choices(talk.word(PlayWord.BRUSH));
    brushes.add(
        brush(PlayWord.BRUSH_CELL, Sketch.PLAIN, "cell"),
        brush(PlayWord.BRUSH_STAR, Sketch.STAR, "star"),
        brush(PlayWord.BRUSH_NOTHING, Sketch.NOTHING, "nothing"));
    Element symmetry =
        Element.of("select")
            .with("data-input", "symmetry")
            .on(
                "change",
                input -> {
                  for (Symmetry one : Symmetry.values()) {
                    if (one.word().equals(input.value())) {
                      return of(new SketchEvent.Mirror(one));
                    }
                  }
                  return null;
                });
    for (Symmetry one : Symmetry.values()) {
      symmetry.add(Element.of("option").with("value", one.word()).text(name(one)));
    }
    Element presets = Controls.choices(talk.word(PlayWord.PRESETS)).with("class", "presets");
    for (String preset : PRESETS) {
      presets.add(preset(preset));
    }
    return Element.of("section", "turn sketch-tools")
        .key("turn")
        .add(
            presets,
            brushes,
            Element.of("label", "field")
                .add(
                    Element.of("small").text(talk.word(PlayWord.SYMMETRY)),
                    symmetry.with("value", sketch.symmetry().word())),
            side(),
            Element.of("div", "options")
                .add(
                    Controls.button(
                        "fill", talk.word(PlayWord.FILL), of(new SketchEvent.Fill(Sketch.PLAIN))),
                    Controls.button(
                        "clear-board",
                        talk.library().word(LibraryWord.CLEAR),
                        of(new SketchEvent.Fill(Sketch.NOTHING))),
                    Controls.button(
                        "star-rim",
                        talk.word(PlayWord.STAR_RIM),
                        of(new SketchEvent.StarTheRim()))),
            Element.of("p", problem.isEmpty() ? "hint" : "problem")
                .key("problem")
                .with("role", "status")
                .with("data-problem", problem.isEmpty() ? "none" : "some")
                .text(problem.isEmpty() ? count() : problem));
  }

  private String count() {
    int cells = 0;
    int stars = 0;
    for (int paint : sketch.paint()) {
      cells += paint == Sketch.NOTHING ? 0 : 1;
      stars += paint == Sketch.STAR ? 1 : 0;
    }
    return talk.play().drawn(talk.number(cells), talk.number(stars));
  }

  private Element brush(PlayWord label, int brush, String word) {
    return Controls.choice(
            talk.word(label), sketch.brush() == brush, of(new SketchEvent.Brush(brush)))
        .with("data-action", "brush")
        .with("data-brush", word);
  }

  private Element side() {
    return Element.of("div", "stepper")
        .with("role", "group")
        .with("aria-label", talk.word(PlayWord.CANVAS))
        .add(
            step("−", Word.SMALLER, sketch.side() - 1),
            Element.of("output", "number").text(talk.number(sketch.side())),
            step("+", Word.LARGER, sketch.side() + 1));
  }

  private Element step(String sign, Word label, int cells) {
    boolean possible = sketch.withSide(cells).side() != sketch.side();
    return Controls.step(sign, talk.word(label), possible, of(new SketchEvent.Side(cells)))
        .with("data-action", label == Word.LARGER ? "canvas-larger" : "canvas-smaller");
  }

  private Element preset(String board) {
    Board shown = Board.of(Shapes.parse(board).orThrow());
    return Element.of("button", "preset")
        .with("type", "button")
        .with("data-action", "preset")
        .with("data-preset", board)
        .with("aria-label", BoardFields.name(talk, board))
        .on("click", of(new SketchEvent.From(board)))
        .add(Thumbnail.of(shown, new CellMarks(shown.size())));
  }

  private String name(Symmetry symmetry) {
    return talk.word(
        switch (symmetry) {
          case NONE -> PlayWord.SYMMETRY_NONE;
          case MIRROR -> PlayWord.SYMMETRY_MIRROR;
          case HALVES -> PlayWord.SYMMETRY_HALVES;
          case THIRDS -> PlayWord.SYMMETRY_THIRDS;
          case SIXTHS -> PlayWord.SYMMETRY_SIXTHS;
          case ALL -> PlayWord.SYMMETRY_ALL;
        });
  }

  private Element ways(String problem) {
    boolean possible = problem.isEmpty();
    boolean named = !OwnBoard.clean(sketch.name()).isEmpty();
    return Element.of("form", "options begin-here")
        .key("controls")
        .on("submit", of(new SketchEvent.Save()))
        .add(
            Element.of("input", "seat-name")
                .with("autocomplete", "off")
                .with("spellcheck", "false")
                .with("maxlength", 40)
                .with("data-input", "board-name")
                .with("aria-label", talk.word(PlayWord.BOARD_NAME))
                .with("placeholder", talk.word(PlayWord.BOARD_NAME))
                .with("value", sketch.name())
                .on("input", input -> of(new SketchEvent.Name(input.value()))),
            Element.of("button", "button")
                .with("type", "submit")
                .with("data-action", "save-board")
                .flag("disabled", !possible || !named)
                .text(talk.word(PlayWord.SAVE_BOARD)),
            Controls.button(
                    "copy-board", talk.word(PlayWord.COPY_BOARD), of(new SketchEvent.Copy(form)))
                .flag("disabled", !possible),
            Element.of("button", "button primary")
                .with("type", "button")
                .with("data-action", "use-board")
                .flag("disabled", !possible)
                .on("click", of(new SketchEvent.Use(form)))
                .text(talk.word(PlayWord.USE_BOARD)));
  }

  private static Event of(SketchEvent event) {
    return new Event.OfSketch(event);
  }
}
