package org.hexstones.web.ui;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.web.ui.board.Body;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.ui.board.Star;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.vdom.Element;

/** The board at the end of a record, as a picture without input. */
public final class Figure {
  /** The size for which a figure is drawn, in CSS pixels. */
  private static final int SIDE = 320;

  private Figure() {}

  /**
   * Draws the board at the end of a record.
   *
   * @param shown the cells that the caption speaks of
   * @param sizes whether each group shows its size
   * @param caption a description of the picture; it stands below, and screen readers read it in
   *     place of the picture
   */
  public static Element of(
      ViewContext context, GameRecord record, List<Integer> shown, boolean sizes, String caption) {
    return Element.of("figure", "figure")
        .add(board(context, record, shown, sizes), Element.of("figcaption").text(caption));
  }

  private static Element board(
      ViewContext context, GameRecord record, List<Integer> shown, boolean sizes) {
    Play play = record.replay().orThrow();
    Position position = play.position();
    Board board = position.board();
    Layout layout = Layout.fitting(board, SIDE, SIDE);
    CellMarks marks = context.game(play.setup().game().id()).marks(play);
    shown.forEach(cell -> marks.add(cell, "hinted"));
    int[] numbers = marks.numbers(board);
    Element picture =
        Element.of("svg", layout.isFlat() ? "board flat still" : "board still")
            .with("viewBox", layout.viewBox())
            .with("aria-hidden", "true")
            .untranslated()
            .add(layout.slab());
    for (int cell = 0; cell < board.size(); cell++) {
      int stone = position.stoneAt(cell);
      boolean numbered = sizes && numbers[cell] > 0;
      Element drawn =
          Element.of("g", (marks.isStar(cell) ? "cell star" : "cell") + marks.css(cell))
              .add(layout.hex(cell));
      if (stone != Position.NONE) {
        drawn.with("data-stone", Colour.of(stone).word());
        Body.add(drawn, layout, cell, marks.links(board, cell));
        drawn.add(
            Stone.at(layout, cell, stone, "", numbered ? String.valueOf(numbers[cell]) : null));
      }
      if (marks.isStar(cell) && !numbered) {
        drawn.add(Star.at(layout, cell));
      }
      picture.add(drawn);
    }
    return picture;
  }
}
