package org.hexstones.web.ui;

import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.MessageKey;
import org.hexstones.web.i18n.PageMessages;

/**
 * The usual names of the moves that are no stones. A game that calls one of them something else
 * does so in its {@link GameView}, which all views ask.
 */
final class SpecialMoveNames {
  private SpecialMoveNames() {}

  /** What a player did: "swaps with Player A". */
  static String made(ViewContext context, int move) {
    PageMessages page = context.messages().page();
    if (Moves.isSwap(move)) {
      return page.swapped(context.player(Moves.player(move)));
    }
    if (move == Moves.KEEP) {
      return context.messages().word(GameKey.KEEPS);
    }
    if (Moves.isKomi(move)) {
      return page.komiNamed(context.messages().halves(Moves.twiceKomi(move)));
    }
    if (move == Moves.END_TURN) {
      return context.messages().word(GameKey.ENDS_TURN);
    }
    if (Moves.isResign(move)) {
      return page.resigned(context.player(Moves.player(move)));
    }
    return Moves.isFlag(move) ? page.flagFell(context.player(Moves.player(move))) : unnamed(move);
  }

  /**
   * What a button offers: "Swap with Player A, take White".
   *
   * @param play before the move
   */
  static String offered(ViewContext context, Play play, int move) {
    PageMessages page = context.messages().page();
    Position position = play.position();
    if (Moves.isSwap(move)) {
      int player = Moves.player(move);
      return page.swap(context.player(player), context.colour(position.colourOf(player)));
    }
    if (move == Moves.KEEP) {
      return page.keep(context.colour(position.colourOf(play.mover())));
    }
    return move == Moves.END_TURN ? context.messages().word(MessageKey.END_TURN) : unnamed(move);
  }

  /** A number that no player is meant to see: a test finds it. */
  private static String unnamed(int move) {
    return "#" + move;
  }
}
