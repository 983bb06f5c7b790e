package org.hexstones.web.ui;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.notation.file.SvgGame;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.raster.CellState;
import org.hexstones.web.raster.Colours;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.ui.board.RimNames;
import org.hexstones.web.ui.board.Star;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Xml;

/**
 * The board as a separate picture that contains its colours and the record of the game. It ignores
 * the theme, because whoever receives the picture may have another.
 */
public final class BoardPicture {
  /** The longer side, in pixels. */
  static final int SIDE = 1600;

  /** The height of a caption's band, in pixels. */
  public static final int BAND = 100;

  private BoardPicture() {}

  /**
   * The text of an SVG file.
   *
   * @param turn how the board is turned ({@link #turn})
   * @param caption stands below the board; empty for none
   */
  public static String svg(
      GameView game, MatchView moment, int turn, String title, String caption) {
    Play play = moment.play();
    Position position = play.position();
    Board board = position.board();
    Layout layout = Layout.turned(board, turn, SIDE, SIDE);
    CellMarks marks = game.marks(play);
    Element picture =
        Element.of("svg")
            .with("xmlns", "http://www.w3.org/2000/svg")
            .with("viewBox", layout.viewBox())
            .with("width", layout.pixelWidth(SIDE))
            .with("height", layout.pixelHeight(SIDE))
            .add(
                Element.of("title").text(title),
                Element.of("metadata")
                    .with("id", SvgGame.ID)
                    .text(SvgGame.text(moment.match().record())),
                layout.ground().with("fill", Colours.PAPER));
    names(layout, picture);
    for (int cell = 0; cell < board.size(); cell++) {
      CellState state = new CellState(position.stoneAt(cell), 0, 0, false);
      picture.add(cell(layout, cell, state, marks));
    }
    return Xml.write(caption.isEmpty() ? picture : captioned(layout, picture, caption));
  }

  /**
   * The board as a part of another picture, within a square of that side.
   *
   * @param turn how the board is turned ({@link #turn})
   * @param states what each cell shows
   */
  public static Element board(
      GameView game, Play play, int turn, List<CellState> states, int side) {
    Layout layout = Layout.turned(play.position().board(), turn, SIDE, SIDE);
    CellMarks marks = game.marks(play);
    Element picture =
        Element.of("svg")
            .with("viewBox", layout.viewBox())
            .with("width", side)
            .with("height", side);
    names(layout, picture);
    for (int cell = 0; cell < states.size(); cell++) {
      picture.add(cell(layout, cell, states.get(cell), marks));
    }
    return picture;
  }

  /** How a board is turned in a window, and so in the pictures that are made there. */
  public static int turn(Board board, Viewport window) {
    return Layout.turn(board, window);
  }

  private static void names(Layout layout, Element picture) {
    for (RimNames.Name name : layout.names()) {
      picture.add(
          Element.of("text")
              .with("x", name.x())
              .with("y", name.y() + 150)
              .with("font-family", "system-ui, sans-serif")
              .with("font-size", 440)
              .with("text-anchor", "middle")
              .with("fill", Colours.INK)
              .text(name.text()));
    }
  }

  /** The letters of a caption are as large as its band allows, and as the width of the picture. */
  private static int letters(String caption, int width) {
    int halves = 0;
    for (int i = 0; i < caption.length(); i++) {
      halves += caption.charAt(i) < '\u2E80' ? 1 : 2;
    }
    return Math.min(BAND / 2, width * 17 / (10 * Math.max(1, halves)));
  }

  private static Element captioned(Layout layout, Element board, String caption) {
    int width = layout.pixelWidth(SIDE);
    int height = layout.pixelHeight(SIDE);
    return Element.of("svg")
        .with("xmlns", "http://www.w3.org/2000/svg")
        .with("viewBox", "0 0 " + width + " " + (height + BAND))
        .with("width", width)
        .with("height", height + BAND)
        .add(
            Element.of("rect")
                .with("width", width)
                .with("height", height + BAND)
                .with("fill", Colours.PAPER),
            board,
            Element.of("text")
                .with("x", width / 2)
                .with("y", height + BAND / 2)
                .with("font-family", "system-ui, sans-serif")
                .with("font-size", letters(caption, width))
                .with("text-anchor", "middle")
                .with("fill", Colours.INK)
                .text(caption));
  }

  private static Element cell(Layout layout, int cell, CellState state, CellMarks marks) {
    int stone = state.stone();
    boolean star = marks.isStar(cell);
    Element drawn =
        Element.of("g")
            .add(
                Element.of("path")
                    .with("d", layout.outline(cell))
                    .with("fill", ground(cell, state, marks))
                    .with("stroke", Colours.LINE)
                    .with("stroke-width", 40));
    if (stone != Position.NONE) {
      String mark = Colours.mark(stone);
      boolean white = Colour.of(stone) == Colour.WHITE || Colour.of(stone) == Colour.BLACK;
      drawn.add(
          Element.of("circle")
              .with("cx", layout.x(cell))
              .with("cy", layout.y(cell))
              .with("r", Stone.RADIUS)
              .with("fill", Colours.stone(stone))
              .with("stroke", Colours.edge(stone))
              .with("stroke-width", 70));
      drawn.add(
          state.number() > 0
              ? Element.of("text")
                  .with("x", layout.x(cell))
                  .with("y", layout.y(cell) + 250)
                  .with("font-size", 700)
                  .with("text-anchor", "middle")
                  .with("fill", mark)
                  .text(String.valueOf(state.number()))
              : Element.of("path")
                  .with("d", layout.to(cell) + Stone.mark(stone))
                  .with("fill", white ? "none" : mark)
                  .with("stroke", mark)
                  .with("stroke-width", 80)
                  .with("stroke-linecap", "round")
                  .with("stroke-linejoin", "round"));
    } else if (star) {
      drawn.add(
          Element.of("path").with("d", Star.outline(layout, cell)).with("fill", Colours.STAR));
    }
    return drawn;
  }

  private static String ground(int cell, CellState state, CellMarks marks) {
    return state.highlight() > 0
        ? Colours.highlight(state.highlight())
        : marks.isStarCell(cell) ? Colours.STAR_CELL : Colours.CELL;
  }
}
