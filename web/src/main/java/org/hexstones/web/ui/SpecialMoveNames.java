package org.hexstones.web.ui;

import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;

/**
 * The usual names of the moves that are no stones. A game that calls one of them something else
 * does so in its {@link GameView}, which all views ask.
 */
final class SpecialMoveNames {
  private SpecialMoveNames() {}

  /** What a player did: "swaps with Player A". */
  static String made(ViewContext context, int move) {
    Messages messages = context.messages();
    if (Moves.isSwap(move)) {
      return messages.say(GameKey.SWAPPED, context.player(Moves.player(move)));
    }
    if (move == Moves.KEEP) {
      return context.messages().say(GameKey.KEEPS);
    }
    if (Moves.isKomi(move)) {
      return messages.say(GameKey.KOMI_NAMED, context.messages().halves(Moves.twiceKomi(move)));
    }
    if (move == Moves.END_TURN) {
      return context.messages().say(GameKey.ENDS_TURN);
    }
    if (Moves.isResign(move)) {
      return messages.say(GameKey.RESIGNED, context.player(Moves.player(move)));
    }
    return Moves.isFlag(move)
        ? messages.say(GameKey.FLAG_FELL, context.player(Moves.player(move)))
        : unnamed(move);
  }

  /**
   * What a button offers: "Swap with Player A, take White".
   *
   * @param play before the move
   */
  static String offered(ViewContext context, Play play, int move) {
    Messages messages = context.messages();
    Position position = play.position();
    if (Moves.isSwap(move)) {
      int player = Moves.player(move);
      return messages.say(
          PageKey.SWAP, context.player(player), context.colour(position.colourOf(player)));
    }
    if (move == Moves.KEEP) {
      return messages.say(PageKey.KEEP, context.colour(position.colourOf(play.mover())));
    }
    return move == Moves.END_TURN ? context.messages().say(PageKey.END_TURN) : unnamed(move);
  }

  /** A number that no player is meant to see: a test finds it. */
  private static String unnamed(int move) {
    return "#" + move;
  }
}
