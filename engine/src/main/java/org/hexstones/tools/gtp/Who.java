package org.hexstones.tools.gtp;

import org.hexstones.game.Colour;
import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.jspecify.annotations.Nullable;

/**
 * The names of players in the protocol: the colour of their marker, in full or as abbreviated in
 * Go, or their own capital letter.
 */
final class Who {
  private Who() {}

  /** The player with this name. */
  static Parsed<Integer> read(String word, Play play) {
    int players = play.setup().players();
    Colour colour = colour(word, isAsInGo(play.setup()));
    if (colour != null) {
      return colour.index() < players
          ? Parsed.ok(play.position().playerOf(colour.index()))
          : Parsed.refused(GtpProblem.NOT_A_PLAYER, word);
    }
    int player = word.length() == 1 ? word.charAt(0) - 'A' : Position.NONE;
    return player >= 0 && player < players
        ? Parsed.ok(player)
        : Parsed.refused(GtpProblem.NOT_A_PLAYER, word);
  }

  /** Whether two players each place stones of one colour only, as in Go. */
  private static boolean isAsInGo(Setup setup) {
    Position position = setup.position();
    int[] legal = new int[position.maxLegalMoves()];
    int count = position.legalMoves(legal);
    boolean own = setup.players() == 2;
    for (int i = 0; i < count; i++) {
      boolean other = Moves.isPlace(legal[i]) && Moves.colour(legal[i]) != position.nextColour();
      own = own && !other;
    }
    return own;
  }

  private static @Nullable Colour colour(String word, boolean asGo) {
    String small = GtpLine.lowerCase(word);
    if (small.equals("w")) {
      return Colour.WHITE;
    }
    // A capital B is the second player. But in games where players have one colour, it is black, as
    // in Go.
    return word.equals("b") || (asGo && word.equals("B")) ? Colour.BLACK : Colour.ofWord(small);
  }

  /** A player's colour and letter, as in {@code red C}. */
  static String write(int player, Play play) {
    return Colour.of(play.position().colourOf(player)).word() + " " + MoveText.letter(player);
  }
}
