package org.hexstones.web.ui;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.raster.BoardPlan;
import org.hexstones.web.raster.CellState;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.ui.board.RimNames;

/** Places and states of cells for a picture of pixels: the same as the board on the page has. */
public final class BoardPixels {
  private static final String CUT = "cut cut-";

  private final GameView game;
  private final Messages messages;

  /**
   * @param messages of any language, because no text is drawn
   */
  public BoardPixels(GameView game, Messages messages) {
    this.game = game;
    this.messages = messages;
  }

  /**
   * The place of each cell of a board that fits into a square, in pixels.
   *
   * @param side the side of the square
   * @param x the middle of the square
   * @param y the middle of the square
   */
  public static BoardPlan plan(GameView game, Play play, int side, int x, int y) {
    Layout layout = Layout.small(play.position().board());
    return plan(game, play, layout, layout.scale(side, side), x, y);
  }

  /** The same for a board that is turned ({@link BoardPicture#turn}). */
  public static BoardPlan plan(GameView game, Play play, int turn, int side, int x, int y) {
    Layout layout = Layout.small(play.position().board(), turn);
    return plan(game, play, layout, layout.scale(side, side), x, y);
  }

  /**
   * The places of a picture of a board alone, with names at its rim.
   *
   * @param names each name with its middle, x and y, in pixels
   */
  public record Sheet(int width, int height, BoardPlan plan, List<Name> names) {}

  /** A name at the rim. */
  public record Name(String text, int x, int y) {}

  /** A board that is turned, in the size of its SVG picture ({@link BoardPicture#svg}). */
  public static Sheet sheet(GameView game, Play play, int turn) {
    int side = BoardPicture.SIDE;
    Layout layout = Layout.turned(play.position().board(), turn, side, side);
    int width = layout.pixelWidth(side);
    int height = layout.pixelHeight(side);
    double scale = layout.scale(side, side);
    int middleX = layout.x(0) - layout.fromMiddleX(0);
    int middleY = layout.y(0) - layout.fromMiddleY(0);
    List<Name> names = new ArrayList<>();
    for (RimNames.Name name : layout.names()) {
      int x = (int) ((name.x() - middleX) * scale);
      int y = (int) ((name.y() - middleY) * scale);
      names.add(new Name(name.text(), width / 2 + x, height / 2 + y));
    }
    BoardPlan plan = plan(game, play, layout, scale, width / 2, height / 2);
    return new Sheet(width, height, plan, names);
  }

  private static BoardPlan plan(
      GameView game, Play play, Layout layout, double pixels, int x, int y) {
    Board board = play.position().board();
    double scale = 16 * pixels;
    CellMarks marks = game.marks(play);
    List<Integer> at = new ArrayList<>();
    List<Integer> stars = new ArrayList<>();
    for (int cell = 0; cell < board.size(); cell++) {
      at.add((int) (layout.fromMiddleX(cell) * scale) + 16 * x);
      at.add((int) (layout.fromMiddleY(cell) * scale) + 16 * y);
      stars.add(
          marks.isStar(cell) ? BoardPlan.SIGNED : marks.isStarCell(cell) ? BoardPlan.STARRED : 0);
    }
    return new BoardPlan(layout.turn(), (int) (Layout.SIDE * scale), at, stars);
  }

  /**
   * The state of each cell: where sizes count the size of each group; else the cuts of the winner,
   * and before the end the stars that the worst cut of the leader holds.
   *
   * @param last the cells of the last stones
   */
  public List<CellState> states(Play play, Collection<Integer> last) {
    Position position = play.position();
    CellMarks marks = game.marks(play);
    int[] numbers = marks.numbers(position.board());
    String cut = marks.sizesCount() ? CUT : "cut-of-" + leader(play);
    List<CellState> states = new ArrayList<>();
    for (int cell = 0; cell < numbers.length; cell++) {
      int stone = position.stoneAt(cell);
      int number = marks.sizesCount() ? numbers[cell] : 0;
      int highlight = highlight(marks.css(cell), marks.isStar(cell) ? cut : CUT);
      states.add(
          new CellState(
              stone, number, marks.links(position.board(), cell), highlight, last.contains(cell)));
    }
    return states;
  }

  /** The state of each cell of a position alone: its stones, and where sizes count those. */
  public static List<CellState> still(GameView game, Play play) {
    Position position = play.position();
    CellMarks marks = game.marks(play);
    int[] numbers = marks.numbers(position.board());
    List<CellState> states = new ArrayList<>();
    for (int cell = 0; cell < numbers.length; cell++) {
      int number = marks.sizesCount() ? numbers[cell] : 0;
      int links = marks.links(position.board(), cell);
      states.add(new CellState(position.stoneAt(cell), number, links, 0, false));
    }
    return states;
  }

  private static int highlight(String css, String cut) {
    int shade = css.indexOf(CUT);
    return shade >= 0
        ? css.charAt(shade + CUT.length()) - '0' + 1
        : css.contains("winning") ? 4 : css.contains(cut) ? 1 : 0;
  }

  /** The colour with the least score, which is closest to its aim where the sizes do not count. */
  private int leader(Play play) {
    Score least = null;
    for (Score score : game.scores(messages, play)) {
      int longer = least == null ? -1 : score.value().length() - least.value().length();
      if (least == null
          || longer < 0
          || (longer == 0 && score.value().compareTo(least.value()) < 0)) {
        least = score;
      }
    }
    return least == null ? Position.NONE : least.colour();
  }
}
