package org.hexstones.game;

import java.util.ArrayList;
import java.util.List;

/** The turns with which a line of moves begins. */
public final class LineTurn {
  private LineTurn() {}

  /**
   * The moves of a line that belong to its first turns, that on the board and so on, up to the
   * first that the rules refuse.
   *
   * @param play the game before them; the method plays them on it and takes them back
   * @param turns at least 1
   */
  public static List<Integer> of(Play play, List<Integer> moves, int turns) {
    int left = turns;
    List<Integer> turn = new ArrayList<>();
    for (int move : moves) {
      if (left == 0 || play.refusal(move) != null) {
        break;
      }
      play.play(move);
      turn.add(move);
      left -= play.position().isTurnStart() ? 1 : 0;
    }
    for (int i = 0; i < turn.size(); i++) {
      play.undo();
    }
    return turn;
  }

  /** Whether moves are stones and nothing else, at least one. */
  public static boolean areStones(List<Integer> moves) {
    for (int move : moves) {
      if (!Moves.isPlace(move)) {
        return false;
      }
    }
    return !moves.isEmpty();
  }
}
