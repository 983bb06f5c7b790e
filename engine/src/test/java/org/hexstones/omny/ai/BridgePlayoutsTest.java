package org.hexstones.omny.ai;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.hex.Board;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.omny.Samples;
import org.junit.jupiter.api.Test;

final class BridgePlayoutsTest {
  @Test
  void bridgesHoldBetweenStonesAndToTheRim() {
    Setup setup = Samples.setup("sunder 5");
    Board board = setup.board();
    Play play = Play.begin(setup);
    // Two cells touch both of black's stones, and two of the rim touch white's.
    int black = board.cellNamed("e5");
    int first = board.neighbour(black, 0);
    int second = board.neighbour(black, 1);
    int other = board.neighbour(first, 1);
    int white = board.cellNamed("b7");
    play.play(Moves.place(1, black));
    play.play(Moves.place(0, white));
    play.play(Moves.place(1, other));
    OmnyPlayouts playouts = new BridgePlayouts((OmnyPosition) play.position());
    Rng rng = new Rng(1);
    int[] rim = {board.cellNamed("a7"), board.cellNamed("a8")};
    assertTrue(board.degree(rim[0]) < 6 && board.degree(rim[1]) < 6);
    for (int i = 0; i < 300; i++) {
      playouts.run(rng);
      assertTrue(playouts.colourAt(first) == 1 || playouts.colourAt(second) == 1);
      assertTrue(playouts.colourAt(rim[0]) == 0 || playouts.colourAt(rim[1]) == 0);
    }
  }
}
