package org.hexstones.search.endgame;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Endgame;
import org.hexstones.game.Position;

/**
 * Proves the result after each move of a position with a proven winner, with a line that shows it.
 * A move that takes long waits until the others are proved. The caller runs it in steps.
 */
final class MoveProofs {
  /** The factor of the steps for a question when all others were tried too. */
  private static final int LONGER = 4;

  private static final int MOST_STEPS = 1 << 28;

  private enum Phase {
    CHOOSES,
    ASKS,
    LINE,
    DONE
  }

  /**
   * What is proved about a move.
   *
   * @param moves the move and a line after it; the move alone while no line is found
   * @param winner {@link Position#NONE} while nobody is proved to win
   */
  record Proof(List<Integer> moves, int winner) {
    Proof {
      moves = List.copyOf(moves);
    }
  }

  private final Endgame endgame;
  private final ForcedWin forced;
  private final WinningLine winningLine;

  private final int winner;

  /** Whether whoever moves first loses, and so by every move. */
  private final boolean isLost;

  /** The players about whom is asked, in order. */
  private final List<Integer> askers = new ArrayList<>();

  /** The legal moves as numbers, the known one first, then the most promising. */
  private final List<Integer> numbers = new ArrayList<>();

  /** By move: what is proved, and the line while it is built. */
  private final List<Proof> proofs = new ArrayList<>();

  private List<Integer> line = new ArrayList<>();

  /** By question, that is by asker and move: whether it is answered. */
  private final boolean[] answered;

  private int question = -1;
  private int budget;
  private int stepsLeft;
  private boolean gaveUp;
  private Phase phase;

  /**
   * @param endgame at its beginning
   * @param forced has proved who wins there
   * @param staying the players who have not left the game, one bit each
   * @param known a line that the winner plays; empty if the winner is certain anyway
   * @param budget the steps for each question, until each was tried
   */
  MoveProofs(
      Endgame endgame, ForcedWin forced, int staying, List<Integer> known, int winner, int budget) {
    this.endgame = endgame;
    this.forced = forced;
    this.winner = winner;
    // Where the winner is certain whatever is played, there is no line and nobody to move.
    boolean isDecided = known.isEmpty();
    isLost = isDecided || winner != endgame.mover();
    phase = isDecided ? Phase.DONE : Phase.CHOOSES;
    this.budget = budget;
    winningLine = new WinningLine(endgame, forced);
    int[] moves = new int[endgame.moveNumbers()];
    int count = endgame.moves(moves);
    for (int i = 0; i < count; i++) {
      boolean isKnown = !isDecided && endgame.move(moves[i]) == known.get(0);
      numbers.add(isKnown ? 0 : numbers.size(), moves[i]);
    }
    for (int number = 0; number < moves.length; number++) {
      if (endgame.isLegal(number) && !numbers.contains(number)) {
        numbers.add(number);
      }
    }
    askers.add(forced.player);
    for (int player = 0; player < endgame.players() && endgame.players() > 2; player++) {
      if ((staying >> player & 1) != 0 && player != forced.player) {
        askers.add(player);
      }
    }
    answered = new boolean[askers.size() * numbers.size()];
    for (int number : numbers) {
      int move = endgame.move(number);
      boolean isKnown = !isDecided && known.get(0) == move;
      boolean isProved = isDecided || isKnown;
      proofs.add(new Proof(isKnown ? known : List.of(move), isProved ? winner : Position.NONE));
    }
  }

  /** What is proved about each move so far. */
  List<Proof> proofs() {
    return List.copyOf(proofs);
  }

  /**
   * Makes this number of steps.
   *
   * @return whether there is more to do
   */
  boolean run(int steps) {
    switch (phase) {
      case CHOOSES -> choose();
      case ASKS -> ask(steps);
      case LINE -> {
        if (!winningLine.run(steps)) {
          finishLine();
        }
      }
      case DONE -> {}
    }
    return phase != Phase.DONE;
  }

  private int move() {
    return question % numbers.size();
  }

  private void choose() {
    question++;
    if (question == answered.length) {
      phase = gaveUp ? Phase.CHOOSES : Phase.DONE;
      question = -1;
      gaveUp = false;
      budget = Math.min(MOST_STEPS, LONGER * budget);
    } else if (!answered[question] && proofs.get(move()).winner() == Position.NONE) {
      endgame.play(numbers.get(move()));
      if (isLost) {
        beginLine(winner);
      } else {
        forced.ask(askers.get(question / numbers.size()));
        stepsLeft = budget;
        phase = Phase.ASKS;
      }
    }
  }

  private void ask(int steps) {
    boolean open = forced.run(steps);
    stepsLeft -= steps;
    if (open && stepsLeft <= 0) {
      open = !forced.abandon();
      if (open) {
        gaveUp = true;
        endgame.undo();
        phase = Phase.CHOOSES;
      }
    }
    if (!open) {
      heard();
    }
  }

  private void heard() {
    answered[question] = true;
    if (forced.result()) {
      beginLine(forced.player);
    } else if (endgame.players() == 2) {
      beginLine(1 - forced.player);
    } else {
      endgame.undo();
      phase = Phase.CHOOSES;
    }
  }

  /** Begins the line after the move, which is made. */
  private void beginLine(int winnerAfter) {
    line = new ArrayList<>();
    line.add(proofs.get(move()).moves().get(0));
    proofs.set(move(), new Proof(line, winnerAfter));
    winningLine.begin(winnerAfter, winnerAfter == forced.player, line);
    phase = Phase.LINE;
  }

  private void finishLine() {
    proofs.set(move(), new Proof(line, proofs.get(move()).winner()));
    for (int i = 0; i < line.size(); i++) {
      endgame.undo();
    }
    phase = Phase.CHOOSES;
  }
}
