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
import org.hexstones.web.raster.Proportions;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.ui.board.Body;
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

  /** The highlight of a group that wins. */
  private static final int WINNING = 4;

  private final Layout layout;
  private final CellMarks marks;
  private final boolean isPaper;

  private BoardPicture(Layout layout, CellMarks marks, boolean isPaper) {
    this.layout = layout;
    this.marks = marks;
    this.isPaper = isPaper;
  }

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
    lights(picture, position);
    picture.add(
        layout
            .slab()
            .with("fill", "none")
            .with("stroke", Colours.SLAB)
            .with("stroke-width", 2 * Proportions.SLAB)
            .with("stroke-linecap", "round"));
    BoardPicture drawn = new BoardPicture(layout, marks, false);
    names(layout, picture);
    List<CellState> states = BoardPixels.still(game, play);
    for (int cell = 0; cell < states.size(); cell++) {
      picture.add(drawn.cell(cell, states.get(cell)));
    }
    return Xml.write(caption.isEmpty() ? picture : captioned(layout, picture, caption));
  }

  /** The light on stones, from above on the left. */
  private static void lights(Element picture, Position position) {
    for (Colour colour : Colour.values()) {
      int stone = colour.index();
      if (stone < position.setup().players()) {
        picture.add(
            Element.of("radialGradient")
                .with("id", light(stone))
                .with("cx", ".36")
                .with("cy", ".3")
                .with("r", ".85")
                .add(
                    Element.of("stop").with("stop-color", Colours.lit(stone)),
                    Element.of("stop")
                        .with("offset", 1)
                        .with("stop-color", Colours.shaded(stone))));
      }
    }
  }

  private static String light(int stone) {
    return "light-" + Colour.of(stone).word();
  }

  /**
   * The board as a part of another picture, within a square of that side, for paper: in ink,
   * without tints and lights, and with all marks.
   *
   * @param turn how the board is turned ({@link #turn})
   * @param states what each cell shows
   */
  public static Element board(
      GameView game, Play play, int turn, List<CellState> states, int side) {
    Layout layout = Layout.turned(play.position().board(), turn, SIDE, SIDE);
    Element picture =
        Element.of("svg")
            .with("viewBox", layout.viewBox())
            .with("width", side)
            .with("height", side);
    names(layout, picture);
    BoardPicture drawn = new BoardPicture(layout, game.marks(play), true);
    for (int cell = 0; cell < states.size(); cell++) {
      picture.add(drawn.cell(cell, states.get(cell)));
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

  private Element cell(int cell, CellState state) {
    int stone = state.stone();
    Element drawn =
        Element.of("g")
            .add(
                Element.of("path")
                    .with("d", layout.outline(cell))
                    .with("fill", ground(cell, state))
                    .with("stroke", isPaper ? Colours.INK : Colours.LINE)
                    .with("stroke-width", Proportions.LINE));
    if (stone != Position.NONE) {
      add(drawn, cell, state);
    } else if (isPaper && state.highlight() > 0) {
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
      boolean isLine = Colour.WHITE.index() == stone;
      drawn.add(
          isLine
              ? line(Star.outline(layout, cell), sign, "none", 70)
              : Element.of("path").with("d", Star.outline(layout, cell)).with("fill", sign));
    }
    return drawn;
  }

  private void add(Element drawn, int cell, CellState state) {
    int stone = state.stone();
    String mark = Colours.mark(stone);
    boolean wins = state.highlight() == WINNING;
    if (state.links() != 0) {
      drawn.add(
          Element.of("path")
              .with("d", Body.edges(layout, cell, state.links()))
              .with("stroke", Colours.edge(stone))
              .with("stroke-width", Proportions.BOND),
          Element.of("path")
              .with("d", Body.outline(layout, cell, state.links()))
              .with("fill", isPaper ? Colours.stone(stone) : Colours.body(stone)));
    }
    drawn.add(
        Element.of("circle")
            .with("cx", layout.x(cell))
            .with("cy", layout.y(cell))
            .with("r", Proportions.RADIUS)
            .with("fill", isPaper ? Colours.stone(stone) : "url(#" + light(stone) + ")")
            .with("stroke", wins ? Colours.ACCENT : Colours.edge(stone))
            .with("stroke-width", wins ? 2 * Proportions.EDGE : Proportions.EDGE));
    boolean isLine = stone <= Colour.BLACK.index();
    if (state.number() > 0) {
      drawn.add(
          Element.of("text")
              .with("x", layout.x(cell))
              .with("y", layout.y(cell) + 220)
              .with("font-family", "system-ui, sans-serif")
              .with("font-weight", 700)
              .with("font-size", 640)
              .with("text-anchor", "middle")
              .with("fill", Colours.number(stone))
              .text(String.valueOf(state.number())));
    } else if (!marks.isStar(cell) && (isPaper || !isLine)) {
      drawn.add(line(layout.to(cell) + Stone.mark(stone), mark, isLine ? "none" : mark, 80));
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

  private String ground(int cell, CellState state) {
    return isPaper
        ? "#ffffff"
        : state.highlight() > 0
            ? Colours.highlight(state.highlight())
            : marks.isStarCell(cell) ? Colours.STAR_CELL : Colours.CELL;
  }
}
