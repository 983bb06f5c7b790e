package org.hexstones.web.ui.board;

import org.hexstones.hex.Board;
import org.hexstones.parse.Words;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;

/** Names of boards as texts. */
public final class BoardNames {
  private BoardNames() {}

  /** A board's shape and its sizes. */
  public static String of(Messages messages, String board) {
    int colon = board.indexOf(':');
    return ofShape(messages, board.substring(0, colon)) + ' ' + board.substring(colon + 1);
  }

  /** The same without sizes that say little to a reader: six sides, or the names of all cells. */
  public static String shortly(Messages messages, String board) {
    int colon = board.indexOf(':');
    String size = board.substring(colon + 1);
    return Words.number(size) < 0
        ? ofShape(messages, board.substring(0, colon))
        : of(messages, board);
  }

  /** How many cells a board has. */
  public static String cells(Messages messages, Board board) {
    return messages.count(PageKey.BOARD_OF, board.size(), messages.number(board.size()));
  }

  public static String ofShape(Messages messages, String shape) {
    return messages.say(
        switch (shape) {
          case "hexhex" -> PageKey.HEXHEX;
          case "triangle" -> PageKey.TRIANGLE;
          case "rhombus" -> PageKey.RHOMBUS;
          case "hexagon" -> PageKey.HEXAGON;
          case "hexagram" -> PageKey.HEXAGRAM;
          default -> PageKey.CELLS;
        });
  }
}
