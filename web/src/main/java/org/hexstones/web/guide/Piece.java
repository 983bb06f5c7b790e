package org.hexstones.web.guide;

import org.hexstones.game.GameRecord;

/** A piece of a page of rules. */
public sealed interface Piece {
  record Heading(String text) implements Piece {}

  record Paragraph(String text) implements Piece {}

  /** The board at the end of a record. */
  record Picture(GameRecord record, String caption) implements Piece {}
}
