package org.hexstones.web.guide;

import java.util.List;
import org.hexstones.game.GameRecord;

/** A piece of a page of rules. */
public sealed interface Piece {
  record Heading(String text) implements Piece {}

  record Paragraph(String text) implements Piece {}

  /**
   * The board at the end of a record.
   *
   * @param shown the cells that the caption speaks of
   */
  record Picture(GameRecord record, List<Integer> shown, String caption) implements Piece {
    public Picture {
      shown = List.copyOf(shown);
    }
  }
}
