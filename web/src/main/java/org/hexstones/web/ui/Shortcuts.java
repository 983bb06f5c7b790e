package org.hexstones.web.ui;

import org.hexstones.web.board.BoardInput;
import org.hexstones.web.board.BoardInputEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Session;
import org.hexstones.web.vdom.Input;
import org.jspecify.annotations.Nullable;

/**
 * The shortcuts that work anywhere on the page. Letters and digits name a cell; letters with the
 * shift key make something be read out.
 */
public final class Shortcuts {
  private Shortcuts() {}

  /**
   * The event of a key, or null if it has none.
   *
   * @param moment the match on the board, or null
   */
  public static @Nullable Event meaning(
      Session session, BoardInput hand, @Nullable MatchView moment, Input input) {
    if (session.dialog() != Dialog.NONE) {
      return null;
    }
    String key = input.key();
    if (input.withControl()) {
      return moment == null ? null : withControl(moment, key, input.withShift());
    }
    if (!session.settings().keys()) {
      return null;
    }
    if (key.equals("?")) {
      return new Route.Open(Dialog.KEYS);
    }
    return moment == null ? null : plain(hand, moment, key, input.withShift());
  }

  private static @Nullable Event withControl(MatchView moment, String key, boolean shift) {
    boolean z = key.equals("z") || key.equals("Z");
    if (z && !shift && moment.undoTarget() >= 0) {
      return new MatchEvent.Undo();
    }
    boolean again = (z && shift) || key.equals("y") || key.equals("Y");
    return again && moment.redoTarget() >= 0 ? new MatchEvent.Redo() : null;
  }

  private static @Nullable Event plain(
      BoardInput hand, MatchView moment, String key, boolean shift) {
    boolean waits = !hand.typed().isEmpty() || !hand.pending().isEmpty();
    if (waits && key.equals("Enter")) {
      return new BoardInputEvent.Confirm();
    }
    if ((waits || !hand.ahead().isEmpty()) && key.equals("Escape")) {
      return new BoardInputEvent.Cancel();
    }
    if (key.equals("Backspace")) {
      return hand.typed().isEmpty() ? null : new BoardInputEvent.Erase();
    }
    if (key.length() != 1) {
      return null;
    }
    char sign = key.charAt(0);
    if (sign >= 'A' && sign <= 'Z') {
      sign = (char) (sign + 'a' - 'A');
    }
    boolean isLetter = sign >= 'a' && sign <= 'z';
    if (isLetter && shift) {
      return read(sign);
    }
    // On many layouts a digit needs the shift key.
    boolean isDigit = sign >= '0' && sign <= '9';
    return (isLetter || isDigit) && moment.isPersons() ? new BoardInputEvent.Type(sign) : null;
  }

  private static @Nullable Event read(char letter) {
    return switch (letter) {
      case 'l' -> new BoardInputEvent.Read(BoardInput.Reading.LAST_MOVE);
      case 'g' -> new BoardInputEvent.Read(BoardInput.Reading.GROUPS);
      case 's' -> new BoardInputEvent.Read(BoardInput.Reading.SCORES);
      case 'f' -> new BoardInputEvent.Read(BoardInput.Reading.FREE_CELLS);
      default -> null;
    };
  }
}
