package org.hexstones.web.diagram;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.notation.link.Mark;
import org.hexstones.web.raster.CellState;
import org.hexstones.web.raster.Proportions;
import org.hexstones.web.ui.BoardPicture;
import org.hexstones.web.ui.BoardPixels;
import org.hexstones.web.ui.CellPicture;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.MarkPicture;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.ui.board.RimNames;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** A position as a diagram. Each cell is a group with its name, so that it can be pressed. */
public final class DiagramPicture {
  /** The longer side of the board in the picture's own units. */
  private static final int SIDE = BoardPicture.SIDE;

  /** The ring of the last stones, which goes round a number. */
  private static final int RING = 610;

  /** The names at the rim, larger than on the page: a diagram is often small. */
  private static final int LETTERS = 600;

  /** The width of a picture with a caption, at least, and the least height of its letters. */
  private static final int LEAST_WIDTH = 640;

  private static final int LEAST_LETTERS = 36;

  private final Layout layout;
  private final CellPicture cells;
  private final Moment moment;
  private final Diagram diagram;
  private final Ink ink;
  private final Board board;
  private final boolean isNumbered;

  private DiagramPicture(GameView game, Moment moment, Diagram diagram, int turn) {
    board = moment.play().position().board();
    layout = diagram.named() ? Layout.turned(board, turn, SIDE, SIDE) : Layout.small(board, turn);
    this.moment = moment;
    this.diagram = diagram;
    ink = diagram.ink();
    cells = new CellPicture(layout, game.marks(moment.play()), ink);
    isNumbered = moment.isNumbered();
  }

  /**
   * The picture of its own size.
   *
   * @param turn how the board is turned ({@link BoardPicture#turn})
   * @param record the text of the game that the picture contains, or null
   */
  public static Element draw(
      GameView game, Moment moment, Diagram diagram, int turn, @Nullable Element record) {
    return new DiagramPicture(game, moment, diagram, turn).draw(game, record);
  }

  private Element draw(GameView game, @Nullable Element record) {
    int boardWidth = layout.pixelWidth(SIDE);
    int height = layout.pixelHeight(SIDE);
    boolean captioned = !diagram.caption().isEmpty();
    int width = captioned ? Math.max(boardWidth, LEAST_WIDTH) : boardWidth;
    Element caption = captioned ? caption(width, height) : null;
    int whole = caption == null ? height : height + band(width);
    // The longer side has the bounds of a width: a strip of cells is many times as high.
    int most = diagram.unit().most();
    int shown = Math.max(1, Math.min(diagram.width(), most * width / whole));
    String sign = diagram.unit().sign();
    int tenths = Math.min(10 * most, shown * whole * 10 / width);
    return Element.of("svg")
        .with("xmlns", "http://www.w3.org/2000/svg")
        .with("viewBox", "0 0 " + width + " " + whole)
        .with("width", shown + sign)
        .with("height", tenths / 10 + "." + tenths % 10 + sign)
        .add(record)
        .add(
            Element.of("rect").with("width", width).with("height", whole).with("fill", ink.paper()),
            board(game, boardWidth, height).with("x", (width - boardWidth) / 2),
            caption);
  }

  /** The height of the caption's letters, which are never too small to be read. */
  private int letters(int width) {
    return Math.max(LEAST_LETTERS, BoardPicture.letters(diagram.caption(), width));
  }

  private List<String> captionLines(int width) {
    return Wrapped.lines(diagram.caption(), 100 * width * 19 / 20 / letters(width));
  }

  /** The height of the caption. */
  private int band(int width) {
    return BoardPicture.BAND + (captionLines(width).size() - 1) * letters(width) * 5 / 4;
  }

  /** One line, or several of the least letters. */
  private Element caption(int width, int top) {
    int size = letters(width);
    Element caption = Element.of("g").with("data-part", "caption");
    int y = top + BoardPicture.BAND / 2;
    for (String line : captionLines(width)) {
      caption.add(BoardPicture.text(width / 2, y, size, ink.text()).text(line));
      y += size * 5 / 4;
    }
    return caption;
  }

  private Element board(GameView game, int width, int height) {
    Element drawn =
        Element.of("svg")
            .with("viewBox", layout.viewBox())
            .with("width", width)
            .with("height", height);
    String slab = ink.slab();
    if (slab != null) {
      drawn.add(MarkPicture.line(layout.edge(), slab, 2 * Proportions.SLAB));
    }
    if (layout.isNamed()) {
      for (RimNames.Name name : layout.names()) {
        drawn.add(
            BoardPicture.text(name.x(), name.y() + LETTERS / 3, LETTERS, ink.text())
                .with("data-part", "line")
                .text(name.text()));
      }
    }
    List<CellState> states = BoardPixels.still(game, moment.play());
    for (int cell = 0; cell < states.size(); cell++) {
      drawn.add(cell(cell, states.get(cell)));
    }
    MarkPicture marks = new MarkPicture(layout, moment.play().position(), ink);
    for (Mark mark : diagram.marks()) {
      drawn.add(marks.draw(mark));
    }
    return drawn;
  }

  private Element cell(int cell, CellState state) {
    int stone = state.stone();
    Element drawn = Element.of("g").with("data-spot", board.name(cell)).add(cells.ground(cell));
    if (stone != Position.NONE) {
      cells.addStone(drawn, cell, state).with("data-stone", Colour.of(stone).word());
    }
    if (moment.ringed().contains(cell)) {
      drawn.add(
          MarkPicture.ring(layout, cell, RING, 60, ink.sign(stone)).with("data-part", "last"));
    }
    if (has(Mark.Kind.LETTER, cell) || has(Mark.Kind.TRIANGLE, cell)) {
      return drawn;
    }
    int number = isNumbered ? moment.numbers().get(cell) : state.number();
    return drawn.add(
        number > 0
            ? cells.letters(cell, stone, String.valueOf(number)).with("data-part", "number")
            : cells.sign(cell, stone));
  }

  private boolean has(Mark.Kind kind, int cell) {
    for (Mark mark : diagram.marks()) {
      if (mark.kind() == kind && mark.cell().equals(board.name(cell))) {
        return true;
      }
    }
    return false;
  }
}
