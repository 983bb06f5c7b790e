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
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.ui.board.RimNames;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Xml;

/**
 * The board as a separate picture that contains its colours and the record of the game. It ignores
 * the theme, because whoever receives the picture may have another.
 */
public final class BoardPicture {
  /** The longer side, in pixels. */
  public static final int SIDE = 1600;

  /** The height of a caption's band, in pixels. */
  public static final int BAND = 100;

  /** Stones are lit. */
  private static final class Lit implements CellColours {
    @Override
    public String stone(int colour) {
      return "url(#" + light(colour) + ")";
    }
  }

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
        path(layout.edge(), "none")
            .with("stroke", Colours.SLAB)
            .with("stroke-width", 2 * Proportions.SLAB)
            .with("stroke-linecap", "round"));
    names(layout, picture);
    CellPicture cells = new CellPicture(layout, game.marks(play), new Lit());
    List<CellState> states = BoardPixels.still(game, play);
    for (int cell = 0; cell < states.size(); cell++) {
      picture.add(cell(cells, cell, states.get(cell)));
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

  /** How a board is turned in a window, and so in the pictures that are made there. */
  public static int turn(Board board, Viewport window) {
    return Layout.turn(board, window);
  }

  /** Adds the names at the rim. */
  public static void names(Layout layout, Element picture) {
    for (RimNames.Name name : layout.names()) {
      picture.add(text(name.x(), name.y() + 150, 440, Colours.INK).text(name.text()));
    }
  }

  /** The letters of a caption are as large as its band allows, and as the width of the picture. */
  public static int letters(String caption, int width) {
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
            text(width / 2, height + BAND / 2, letters(caption, width), Colours.INK).text(caption));
  }

  private static Element cell(CellPicture cells, int cell, CellState state) {
    Element drawn = Element.of("g").add(cells.ground(cell));
    if (state.stone() != Position.NONE) {
      cells.addStone(drawn, cell, state);
    }
    return drawn.add(
        state.number() > 0
            ? cells.letters(cell, state.stone(), String.valueOf(state.number()))
            : cells.sign(cell, state.stone()));
  }

  private static Element path(String path, String fill) {
    return Element.of("path").with("d", path).with("fill", fill);
  }

  /** A text in the middle of a place. */
  public static Element text(int x, int y, int size, String fill) {
    return Element.of("text")
        .with("x", x)
        .with("y", y)
        .with("font-family", "system-ui, sans-serif")
        .with("font-size", size)
        .with("text-anchor", "middle")
        .with("fill", fill);
  }
}
