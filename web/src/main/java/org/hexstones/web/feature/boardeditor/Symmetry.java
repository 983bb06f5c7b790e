package org.hexstones.web.feature.boardeditor;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.hex.Cell;

/** The cells that are painted together, as images round the centre of the canvas. */
public enum Symmetry {
  NONE("none", 6, false),
  MIRROR("mirror", 6, true),
  HALVES("halves", 3, false),
  THIRDS("thirds", 2, false),
  SIXTHS("sixths", 1, false),
  ALL("all", 1, true);

  private final String word;
  private final int turn;
  private final boolean mirrored;

  /**
   * @param turn the number of sixths of a full turn, repeated all the way round
   * @param mirrored whether also reflected at the line through the centre where q and r are equal
   */
  Symmetry(String word, int turn, boolean mirrored) {
    this.word = word;
    this.turn = turn;
    this.mirrored = mirrored;
  }

  public String word() {
    return word;
  }

  /** The images of a cell; the first is the cell itself. */
  public List<Cell> images(Cell cell) {
    List<Cell> images = new ArrayList<>();
    Cell turned = cell;
    for (int sixth = 0; sixth < 6; sixth++) {
      if (sixth % turn == 0) {
        images.add(turned);
        if (mirrored) {
          images.add(new Cell(turned.r(), turned.q()));
        }
      }
      turned = new Cell(-turned.r(), turned.q() + turned.r());
    }
    return images;
  }
}
