package org.hexstones.web.ui.board;

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
