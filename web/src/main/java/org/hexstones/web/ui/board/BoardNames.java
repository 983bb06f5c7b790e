package org.hexstones.web.ui.board;

import org.hexstones.web.i18n.MessageKey;
import org.hexstones.web.i18n.Messages;

/** Names of boards as texts. */
public final class BoardNames {
  private BoardNames() {}

  /** A board's shape and its sizes. */
  public static String of(Messages messages, String board) {
    int colon = board.indexOf(':');
    return ofShape(messages, board.substring(0, colon)) + ' ' + board.substring(colon + 1);
  }

  public static String ofShape(Messages messages, String shape) {
    return messages.word(
        switch (shape) {
          case "hexhex" -> MessageKey.HEXHEX;
          case "triangle" -> MessageKey.TRIANGLE;
          case "rhombus" -> MessageKey.RHOMBUS;
          case "hexagon" -> MessageKey.HEXAGON;
          case "hexagram" -> MessageKey.HEXAGRAM;
          default -> MessageKey.CELLS;
        });
  }
}
