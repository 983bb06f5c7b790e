package org.hexstones.web.feature.positioneditor;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.session.Session;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.ui.board.KeyboardWalk;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.ui.board.Star;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.jspecify.annotations.Nullable;

/**
 * The board of the position editor. It takes presses and keys like that of a match, but marks no
 * groups.
 */
final class PositionEditorBoard {
  private final ViewContext context;
  private final Session session;
  private final PositionEditor arrangement;
  private final Board board;
  private final Layout layout;
  private final CellMarks marks;

  PositionEditorBoard(ViewContext context, Session session, PositionEditor arrangement) {
    this.context = context;
    this.session = session;
    this.arrangement = arrangement;
    board = arrangement.setup().board();
    layout = Layout.of(board, session.device().viewport());
    marks = context.game(arrangement.setup().game().id()).marks(Play.begin(arrangement.setup()));
  }

  Element draw() {
    int brush = arrangement.brush();
    String next = brush == Position.NONE ? "" : " next-" + Colour.of(brush).word();
    Element grid =
        Element.of("svg", "board" + (layout.isFlat() ? " flat" : "") + next)
            .with("viewBox", layout.viewBox())
            .with("role", "grid")
            .untranslated()
            .with("aria-label", context.messages().say(GameKey.BOARD))
            .on("click", this::press)
            .on("keydown", this::key)
            .on("focusin", this::focus);
    if (layout.isNamed()) {
      grid.add(layout.rim());
    }
    List<List<Integer>> rows = layout.rows();
    int tabStop = board.cellNamed(session.focus());
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
    int stone = arrangement.stones().get(cell);
    boolean star = marks.isStar(cell);
    Messages messages = context.messages();
    String name = board.name(cell);
    String label =
        stone == Position.NONE
            ? messages.say(GameKey.CELL_FREE, name)
            : messages.say(GameKey.CELL_TAKEN, name, messages.stone(Colour.of(stone)));
    Element drawn =
        Element.of("g", star ? "cell star" : "cell")
            .with("role", "gridcell")
            .with("data-cell", name)
            .with("tabindex", tabStop ? 0 : -1)
            .with(
                "aria-label",
                star ? label + ", " + context.messages().say(GameKey.STAR_CELL) : label)
            .add(layout.hex(cell));
    if (stone != Position.NONE) {
      drawn
          .with("data-stone", Colour.of(stone).word())
          .add(Stone.at(layout, cell, stone, "", null).key("stone"));
    }
    return star ? drawn.add(Star.at(layout, cell)) : drawn;
  }

  private @Nullable Event press(Input input) {
    return input.cell().isEmpty() ? null : new BoardEvent.Press(input.cell());
  }

  private @Nullable Event focus(Input input) {
    boolean known = input.cell().isEmpty() || input.cell().equals(session.focus());
    return known ? null : new BoardEvent.Focus(input.cell());
  }

  private @Nullable Event key(Input input) {
    int from = board.cellNamed(input.cell());
    if (from == Board.NO_CELL) {
      return null;
    }
    if (input.key().equals("Enter") || input.key().equals(" ")) {
      return new BoardEvent.Press(input.cell());
    }
    return KeyboardWalk.isWalk(input.key())
        ? new BoardEvent.Walk(
            board.name(new KeyboardWalk(layout).from(from, input.key(), input.withControl())))
        : null;
  }
}
