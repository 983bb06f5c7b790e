package org.hexstones.web.wire;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Play;
import org.hexstones.game.Start;

/**
 * A game up to a moment, as questions bring it along.
 *
 * @param setup the set-up's text
 * @param start the stones on the board at the start, as moves
 * @param toMove the colour that moved first, or -1 for the game's own
 * @param moves the moves so far
 */
public record PlayedGame(String setup, List<Integer> start, int toMove, List<Integer> moves) {
  public PlayedGame {
    start = List.copyOf(start);
    moves = List.copyOf(moves);
  }

  public static PlayedGame of(Play play) {
    Start start = play.start();
    Colour first = start.toMove();
    return new PlayedGame(
        play.setup().text(), start.stones(), first == null ? -1 : first.index(), play.moves());
  }
}
