package org.hexstones.web.feature.positioneditor;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.session.Session;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.Body;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.ui.board.EditorGrid;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.ui.board.Star;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.vdom.Element;

/** The board of the position editor. It is that of a match, but without the sizes of groups. */
final class PositionEditorBoard {
  private final Messages messages;
  private final PositionEditor editor;
  private final Board board;
  private final Layout layout;
  private final CellMarks marks;
  private final EditorGrid grid;

  PositionEditorBoard(ViewContext context, Session session, PositionEditor editor, boolean typing) {
    messages = context.messages();
    this.editor = editor;
    board = editor.setup().board();
    layout = Layout.of(board, session.device().viewport());
    marks = context.game(editor.setup().game().id()).marks(Play.begin(editor.setup()));
    for (int cell = 0; cell < board.size(); cell++) {
      // Stones of a colour that touch are one body; which groups they are is of no matter here.
      marks.group(cell, editor.stones().get(cell));
    }
    grid = new EditorGrid(board, layout, session.focus(), typing);
  }

  Element draw() {
    int brush = editor.brush();
    String next = brush == Position.NONE ? "" : " next";
    Element drawn = grid.draw(next, messages.say(GameKey.BOARD));
    drawn.add(layout.slab());
    if (layout.isNamed()) {
      drawn.add(layout.rim());
    }
    return grid.addCells(drawn, this::cell);
  }

  private Element cell(int cell, boolean tabStop) {
    int stone = editor.stones().get(cell);
    boolean star = marks.isStar(cell);
    String name = board.name(cell);
    String label =
        stone == Position.NONE
            ? messages.say(GameKey.CELL_FREE, name)
            : messages.say(GameKey.CELL_TAKEN, name, messages.stone(Colour.of(stone)));
    Element drawn =
        grid.cell(
            cell,
            tabStop,
            star ? "cell star" : "cell",
            star ? messages.list(List.of(label, messages.say(GameKey.STAR_CELL))) : label);
    if (stone != Position.NONE) {
      drawn.with("data-stone", Colour.of(stone).word());
      Body.add(drawn, layout, cell, marks.links(board, cell));
      drawn.add(Stone.at(layout, cell, stone, "", null).key("stone"));
    }
    return star ? drawn.add(Star.at(layout, cell)) : drawn;
  }
}
