package org.hexstones.web.feature.boardeditor;

import java.util.List;
import org.hexstones.hex.Board;
import org.hexstones.hex.Shapes;
import org.hexstones.parse.Reason;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.LibraryKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.session.Session;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.BoardNames;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.ui.board.Thumbnail;
import org.hexstones.web.ui.control.Brand;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.ui.control.Icon;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The screen of the board editor. The engine decides whether the drawn cells are a board. */
public final class BoardEditorScreen {
  /** Boards to start from. */
  private static final List<String> PRESETS =
      List.of(
          "hexhex:5", "hexhex:8", "triangle:9", "rhombus:7", "hexagon:4,6,4,6,4,6", "hexagram:3");

  private final ViewContext context;
  private final Messages messages;
  private final Session session;
  private final BoardEditor editor;
  private final boolean typing;

  /** The form of the game on the drawn board. */
  private final GameForm form;

  /**
   * @param typing whether the name of a cell is being typed
   */
  public BoardEditorScreen(
      ViewContext context, Session session, BoardEditor editor, boolean typing) {
    this.typing = typing;
    this.context = context;
    messages = context.messages();
    this.session = session;
    this.editor = editor;
    OwnBoard board = editor.board();
    form = board == null ? session.form() : context.drawn(board);
  }

  /**
   * Draws the whole screen.
   *
   * @param notice the notice for the person, or null
   */
  public Element draw(@Nullable Element notice) {
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
                .add(new BoardEditorCanvas(context, session, editor, typing).draw()),
            ways(problem),
            notice);
  }

  /** The reason why no game accepts this board, or empty. */
  private String problem() {
    Reason noShape = editor.shape().reason();
    Reason refusal = noShape == null ? context.setups().apply(form.command()).reason() : noShape;
    return refusal == null ? "" : context.sentence(refusal);
  }

  private Element bar() {
    return Element.of("header", "bar")
        .key("bar")
        .add(
            Brand.mark(),
            Element.of("h1").text(messages.say(PlayKey.DRAW_BOARD)),
            Element.of("span", "spacer"),
            Controls.icon(
                "undo",
                Icon.UNDO,
                messages.say(GameKey.UNDO),
                new BoardEditorEvent.Undo(),
                !editor.past().isEmpty()),
            Controls.icon(
                "leave-sketch",
                Icon.CLOSE,
                messages.say(LibraryKey.BACK),
                new BoardEditorEvent.Leave(),
                true));
  }

  private Element tools(String problem) {
    Element brushes = Controls.choices(messages.say(PlayKey.BRUSH));
    brushes.add(
        brush(PlayKey.BRUSH_CELL, BoardEditor.PLAIN, "cell"),
        brush(PlayKey.BRUSH_STAR, BoardEditor.STAR, "star"),
        brush(PlayKey.BRUSH_NOTHING, BoardEditor.NOTHING, "nothing"));
    Element symmetry =
        Element.of("select")
            .with("data-input", "symmetry")
            .on(
                "change",
                input -> {
                  for (Symmetry one : Symmetry.values()) {
                    if (one.word().equals(input.value())) {
                      return new BoardEditorEvent.Mirror(one);
                    }
                  }
                  return null;
                });
    for (Symmetry one : Symmetry.values()) {
      symmetry.add(Element.of("option").with("value", one.word()).text(name(one)));
    }
    Element presets = Controls.choices(messages.say(PlayKey.PRESETS)).with("class", "presets");
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
                    Element.of("small").text(messages.say(PlayKey.SYMMETRY)),
                    symmetry.with("value", editor.symmetry().word())),
            side(),
            Element.of("div", "options")
                .add(
                    Controls.button(
                        "fill",
                        messages.say(PlayKey.FILL),
                        new BoardEditorEvent.Fill(BoardEditor.PLAIN)),
                    Controls.button(
                        "clear-board",
                        messages.say(PlayKey.REMOVE_CELLS),
                        new BoardEditorEvent.Fill(BoardEditor.NOTHING)),
                    Controls.button(
                        "star-rim",
                        messages.say(PlayKey.STAR_RIM),
                        new BoardEditorEvent.StarTheRim())),
            Element.of("p", problem.isEmpty() ? "hint" : "problem")
                .key("problem")
                .with("role", "status")
                .with("data-problem", problem.isEmpty() ? "none" : "some")
                .text(problem.isEmpty() ? count() : problem));
  }

  private String count() {
    int cells = 0;
    int stars = 0;
    for (int paint : editor.paint()) {
      cells += paint == BoardEditor.NOTHING ? 0 : 1;
      stars += paint == BoardEditor.STAR ? 1 : 0;
    }
    return messages.say(PlayKey.DRAWN, messages.number(cells), messages.number(stars));
  }

  private Element brush(PlayKey label, int brush, String word) {
    return Controls.choice(
            messages.say(label), editor.brush() == brush, new BoardEditorEvent.Brush(brush))
        .with("data-action", "brush")
        .with("data-brush", word);
  }

  private Element side() {
    return Element.of("div", "stepper")
        .with("role", "group")
        .with("aria-label", messages.say(PlayKey.CANVAS))
        .add(
            step("smaller", "−", PageKey.SMALLER, editor.side() - 1),
            Element.of("output", "number").text(messages.number(editor.side())),
            step("larger", "+", PageKey.LARGER, editor.side() + 1));
  }

  private Element step(String way, String sign, PageKey label, int cells) {
    boolean possible = editor.withSide(cells).side() != editor.side();
    return Controls.step(sign, messages.say(label), possible, new BoardEditorEvent.Side(cells))
        .with("data-action", "canvas-" + way);
  }

  private Element preset(String board) {
    Board shown = Board.of(Shapes.parse(board).orThrow());
    return Element.of("button", "preset")
        .with("type", "button")
        .with("data-action", "preset")
        .with("data-preset", board)
        .with("aria-label", BoardNames.of(messages, board))
        .on("click", new BoardEditorEvent.From(board))
        .add(Thumbnail.of(shown, new CellMarks(shown.size())));
  }

  private String name(Symmetry symmetry) {
    return messages.say(
        switch (symmetry) {
          case NONE -> PlayKey.SYMMETRY_NONE;
          case MIRROR -> PlayKey.SYMMETRY_MIRROR;
          case HALVES -> PlayKey.SYMMETRY_HALVES;
          case THIRDS -> PlayKey.SYMMETRY_THIRDS;
          case SIXTHS -> PlayKey.SYMMETRY_SIXTHS;
          case ALL -> PlayKey.SYMMETRY_ALL;
        });
  }

  private Element ways(String problem) {
    boolean possible = problem.isEmpty();
    boolean named = !OwnBoard.clean(editor.name()).isEmpty();
    return Element.of("form", "options begin-here")
        .key("controls")
        .on("submit", new BoardEditorEvent.Save())
        .add(
            Element.of("input", "seat-name")
                .with("autocomplete", "off")
                .with("spellcheck", "false")
                .with("maxlength", 40)
                .with("data-input", "board-name")
                .with("aria-label", messages.say(PlayKey.BOARD_NAME))
                .with("placeholder", messages.say(PlayKey.BOARD_NAME))
                .with("value", editor.name())
                .on("input", input -> new BoardEditorEvent.Name(input.value())),
            Element.of("button", "button")
                .with("type", "submit")
                .with("data-action", "save-board")
                .flag("disabled", !possible || !named)
                .text(messages.say(PlayKey.SAVE_BOARD)),
            Controls.button(
                    "copy-board", messages.say(PlayKey.COPY_BOARD), new BoardEditorEvent.Copy(form))
                .flag("disabled", !possible),
            Controls.primary(
                    "use-board", messages.say(PlayKey.USE_BOARD), new BoardEditorEvent.Use(form))
                .flag("disabled", !possible));
  }
}
