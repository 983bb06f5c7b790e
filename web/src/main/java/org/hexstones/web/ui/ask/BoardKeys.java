package org.hexstones.web.ui.ask;

import org.hexstones.hex.Board;
import org.hexstones.web.board.BoardInput;
import org.hexstones.web.board.BoardInput.Reading;
import org.hexstones.web.board.BoardInputEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.vdom.Input;
import org.jspecify.annotations.Nullable;

/**
 * The keys that work anywhere on a screen with a board, beside those of its cells. Letters and
 * digits name a cell; letters with the shift key ask, or jump.
 */
public final class BoardKeys {
  private BoardKeys() {}

  /**
   * The event of a key, or null if it has none.
   *
   * @param singles whether keys mean something without Ctrl
   * @param seen the board, or null where there is none
   */
  public static @Nullable Event meaning(boolean singles, @Nullable Seen seen, Input input) {
    String key = input.key();
    if (input.withControl()) {
      MatchView moment = seen == null ? null : seen.moment();
      return moment == null ? null : withControl(moment, key, input.withShift());
    }
    if (!singles) {
      return null;
    }
    if (key.equals("?")) {
      return new Route.Open(Dialog.KEYS);
    }
    return seen == null ? null : plain(seen, key, input.withShift());
  }

  private static @Nullable Event withControl(MatchView moment, String key, boolean shift) {
    boolean z = key.equals("z") || key.equals("Z");
    if (z && !shift && moment.undoTarget() >= 0) {
      return new MatchEvent.Undo();
    }
    boolean again = (z && shift) || key.equals("y") || key.equals("Y");
    return again && moment.redoTarget() >= 0 ? new MatchEvent.Redo() : null;
  }

  private static @Nullable Event plain(Seen seen, String key, boolean shift) {
    BoardInput hand = seen.input();
    String typed = hand.typed();
    if (key.equals("Enter")) {
      return typed.isEmpty()
          ? hand.pending().isEmpty() ? null : new BoardInputEvent.Confirm()
          : named(seen, typed);
    }
    if (key.equals("Escape")) {
      boolean waits = !hand.pending().isEmpty() || !hand.ahead().isEmpty();
      return waits
          ? new BoardInputEvent.Cancel()
          : typed.isEmpty() ? null : new BoardInputEvent.Type("");
    }
    if (key.equals("Backspace")) {
      return typed.isEmpty()
          ? null
          : new BoardInputEvent.Type(typed.substring(0, typed.length() - 1));
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
      return ask(seen, sign);
    }
    // On many layouts a digit needs the shift key.
    return isLetter || (sign >= '0' && sign <= '9') ? type(seen, typed, sign) : null;
  }

  /** If no cell's name begins with what was typed, the text begins again with the sign. */
  private static @Nullable Event type(Seen seen, String typed, char sign) {
    String longer = typed + sign;
    String anew = String.valueOf(sign);
    String text =
        count(seen.board(), longer) > 0 ? longer : count(seen.board(), anew) > 0 ? anew : "";
    if (text.isEmpty() && typed.isEmpty()) {
      return null;
    }
    // Enter after a whole name means that cell and no other.
    Event named = count(seen.board(), text) == 1 ? named(seen, text) : null;
    return named == null ? new BoardInputEvent.Type(text) : named;
  }

  /** The number of cells whose name begins so. */
  private static int count(Board board, String beginning) {
    int count = 0;
    for (int cell = 0; cell < board.size(); cell++) {
      count += board.name(cell).startsWith(beginning) ? 1 : 0;
    }
    return count;
  }

  /** Where nothing can be placed the name of a cell leads there; null if it is no cell's. */
  private static @Nullable Event named(Seen seen, String name) {
    return seen.board().cellNamed(name) == Board.NO_CELL
        ? null
        : seen.places() ? new BoardInputEvent.Name(name) : new BoardInputEvent.Jump(name, "");
  }

  private static @Nullable Event ask(Seen seen, char letter) {
    Reading what =
        switch (letter) {
          case 'i' -> Reading.TASK;
          case 'l' -> Reading.LAST_MOVE;
          case 't' -> Reading.CHANGES;
          case 'g' -> Reading.GROUPS;
          case 's' -> Reading.SCORES;
          case 'w' -> Reading.PROSPECTS;
          case 'f' -> Reading.FREE_CELLS;
          case 'r' -> Reading.ROW;
          case 'c' -> Reading.COLUMN;
          case 'd' -> Reading.DIAGONAL;
          default -> Reading.NOTHING;
        };
    if (what != Reading.NOTHING) {
      return new BoardInputEvent.Read(what, seen.board().name(seen.here()));
    }
    return switch (letter) {
      case 'n' -> Jumps.toStone(seen);
      case 'a' -> Jumps.toGroup(seen);
      case 'e' -> Jumps.toFree(seen);
      case 'p' -> Jumps.toLast(seen);
      default -> null;
    };
  }
}
