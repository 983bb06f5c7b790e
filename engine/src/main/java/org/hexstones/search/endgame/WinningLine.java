package org.hexstones.search.endgame;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Endgame;
import org.hexstones.game.Position;

/**
 * Plays an endgame with a proven winner to its end: the winner needs a move that keeps the win, the
 * others play their first move. The caller runs it in steps.
 */
final class WinningLine {
  private static final int EXAMINES_END = -1;

  private final Endgame endgame;
  private final ForcedWin forced;

  /** The player who was asked about, the answer that keeps the win, and the winner. */
  private int asked;

  private boolean answer;
  private int winner;

  private List<Integer> line = new ArrayList<>();
  private boolean isOpen;

  /**
   * The moves at the end of the line, and the index of the present one; -1 while the end itself is
   * examined.
   */
  private final int[] choices;

  private int choiceCount;
  private int choice;

  /**
   * @param forced has proved the winner
   */
  WinningLine(Endgame endgame, ForcedWin forced) {
    this.endgame = endgame;
    this.forced = forced;
    choices = new int[endgame.moveNumbers()];
  }

  /**
   * Begins at the endgame's present state, about which a player was just asked.
   *
   * @param provenAnswer the answer
   * @param into receives the moves
   */
  void begin(int provenWinner, boolean provenAnswer, List<Integer> into) {
    asked = forced.player;
    winner = provenWinner;
    answer = provenAnswer;
    line = into;
    isOpen = true;
    goOn();
  }

  /**
   * Makes this number of steps.
   *
   * @return whether the line is still open; then the endgame is in another state than at its end
   */
  boolean run(int steps) {
    if (isOpen && !forced.run(steps)) {
      heard();
    }
    return isOpen;
  }

  private void goOn() {
    while (endgame.winner() == Position.NONE) {
      choiceCount = endgame.moves(choices);
      if (endgame.mover() == winner) {
        choice = EXAMINES_END;
        forced.ask(asked);
        return;
      }
      extend(choices[0]);
    }
    isOpen = false;
  }

  private void extend(int number) {
    line.add(endgame.move(number));
    endgame.play(number);
  }

  private void heard() {
    if (choice == EXAMINES_END) {
      putKnownFirst();
      tryChoice(0);
      return;
    }
    boolean keeps = forced.result() == answer;
    endgame.undo();
    if (keeps) {
      extend(choices[choice]);
      goOn();
    } else if (choice + 1 == choiceCount) {
      throw new IllegalStateException("a proved win has no move");
    } else {
      tryChoice(choice + 1);
    }
  }

  /** Puts a move that is known to keep the win before the others. */
  private void putKnownFirst() {
    boolean known = false;
    for (int i = 0; i < choiceCount && !known; i++) {
      int number = choices[i];
      endgame.play(number);
      known = forced.knows(answer);
      endgame.undo();
      if (known) {
        choices[i] = choices[0];
        choices[0] = number;
      }
    }
  }

  private void tryChoice(int next) {
    choice = next;
    endgame.play(choices[next]);
    forced.ask(asked);
  }
}
