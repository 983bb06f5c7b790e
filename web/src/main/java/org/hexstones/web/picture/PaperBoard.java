package org.hexstones.web.picture;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.raster.CellState;
import org.hexstones.web.raster.Colours;
import org.hexstones.web.raster.Proportions;
import org.hexstones.web.ui.BoardPicture;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.board.Body;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.ui.board.Star;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.vdom.Element;

/** A board for paper: in ink, without tints and lights, and with all marks. */
final class PaperBoard {
  /** The highlight of a group that wins. */
  private static final int WINNING = 4;

  private final Layout layout;
  private final CellMarks marks;

  private PaperBoard(Layout layout, CellMarks marks) {
    this.layout = layout;
    this.marks = marks;
  }

  /**
   * The board within a square of that side.
   *
   * @param turn how the board is turned ({@link BoardPicture#turn})
   * @param states what each cell shows
   */
  static Element draw(GameView game, Play play, int turn, List<CellState> states, int side) {
    Layout layout =
        Layout.turned(play.position().board(), turn, BoardPicture.SIDE, BoardPicture.SIDE);
    Element picture =
        Element.of("svg")
            .with("viewBox", layout.viewBox())
            .with("width", side)
            .with("height", side);
    BoardPicture.names(layout, picture);
    PaperBoard board = new PaperBoard(layout, game.marks(play));
    for (int cell = 0; cell < states.size(); cell++) {
      picture.add(board.cell(cell, states.get(cell)));
    }
    return picture;
  }

  private Element cell(int cell, CellState state) {
    int stone = state.stone();
    Element drawn =
        Element.of("g").add(line(layout.outline(cell), Colours.INK, "none", Proportions.LINE));
    if (stone != Position.NONE) {
      add(drawn, cell, state);
    } else if (state.highlight() > 0) {
      // As many lines as the piece of a cut has as its number.
      StringBuilder lines = new StringBuilder();
      for (int line = 0; line < state.highlight(); line++) {
        int y = layout.y(cell) + 150 * (2 * line + 1 - state.highlight());
        lines.append('M').append(layout.x(cell) - 300).append(' ').append(y).append("h600");
      }
      drawn.add(line(lines.toString(), Colours.INK, "none", 40));
    }
    if (marks.isStar(cell) && state.number() == 0) {
      String sign = stone == Position.NONE ? Colours.STAR : Colours.starOn(stone);
      boolean isLine = stone == Colour.WHITE.index();
      drawn.add(line(Star.outline(layout, cell), sign, isLine ? "none" : sign, isLine ? 70 : 0));
    }
    return drawn;
  }

  private void add(Element drawn, int cell, CellState state) {
    int stone = state.stone();
    boolean wins = state.highlight() == WINNING;
    String face = Colours.stone(stone);
    String edge = Colours.edge(stone);
    String mark = Colours.mark(stone);
    drawn.add(
        Element.of("path")
            .with("d", Body.edges(layout, cell, state.links()))
            .with("stroke", edge)
            .with("stroke-width", Proportions.BOND),
        line(Body.outline(layout, cell, state.links()), edge, face, 0),
        Element.of("circle")
            .with("cx", layout.x(cell))
            .with("cy", layout.y(cell))
            .with("r", Proportions.RADIUS)
            .with("fill", face)
            .with("stroke", wins ? Colours.ring(stone) : edge)
            .with("stroke-width", wins ? 2 * Proportions.EDGE : Proportions.EDGE));
    if (state.number() > 0) {
      drawn.add(
          BoardPicture.text(layout.x(cell), layout.y(cell) + 220, 640, Colours.number(stone))
              .with("font-weight", 700)
              .text(String.valueOf(state.number())));
    } else if (!marks.isStar(cell)) {
      String fill = stone <= Colour.BLACK.index() ? "none" : mark;
      drawn.add(line(layout.to(cell) + Stone.mark(stone), mark, fill, 80));
    }
  }

  private static Element line(String path, String colour, String fill, int width) {
    return Element.of("path")
        .with("d", path)
        .with("fill", fill)
        .with("stroke", colour)
        .with("stroke-width", width)
        .with("stroke-linecap", "round")
        .with("stroke-linejoin", "round");
  }
}
