package org.hexstones.web.ui;

import org.hexstones.game.Position;
import org.hexstones.web.raster.Colours;

/** The colours in which a picture has its cells: those of the page by day, but for what differs. */
public interface CellColours {
  /** The border of a cell. */
  default String line() {
    return Colours.LINE;
  }

  default String cell(boolean star) {
    return star ? Colours.STAR_CELL : Colours.CELL;
  }

  default String stone(int colour) {
    return Colours.stone(colour);
  }

  default String edge(int colour) {
    return Colours.edge(colour);
  }

  /** The body of a group, below its stones. */
  default String body(int colour) {
    return Colours.body(colour);
  }

  /**
   * Numbers and letters.
   *
   * @param colour the colour of the stone below them, or {@link Position#NONE}
   */
  default String sign(int colour) {
    return colour == Position.NONE ? Colours.edge(1) : Colours.number(colour);
  }

  /** Whether numbers and letters on a stone need a rim in the colour of its edge. */
  default boolean hasHalo(int colour) {
    return Colours.hasHalo(colour);
  }

  /** The mark of a stone's colour. */
  default String mark(int colour) {
    return Colours.mark(colour);
  }

  /** The sign of a star cell. */
  default String star(int stone) {
    return stone == Position.NONE ? Colours.STAR : Colours.starOn(stone);
  }
}
