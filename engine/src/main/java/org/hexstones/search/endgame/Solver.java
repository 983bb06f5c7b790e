package org.hexstones.search.endgame;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Endgame;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.jspecify.annotations.Nullable;

/**
 * Solves one position: first who can force a win; then, if there are few states, the leads at the
 * end; and a line to the end. The caller runs it in steps.
 */
public final class Solver {
  /** The default maximum number of states for an exact lead. */
  public static final double FEW_STATES = 200_000;

  /** The maximum number of states for {@link #isWithinReach}. */
  private static final double MANY_STATES = 1e8;

  /**
   * The steps for {@link #stepsWithinReach}, by their cost: in games with points, in monotone
   * games, and in others.
   */
  private static final int POINTS_STEPS = 4_000_000;

  private static final int MONOTONE_STEPS = 200_000;
  private static final int OTHER_STEPS = 1_000_000;

  private enum Phase {
    WINNER,
    LEADS,
    LINE,
    DONE
  }

  private final Endgame endgame;
  private final int players;
  private final int firstMover;
  private final int staying;
  private final double fewStates;
  private final ForcedWin forced;
  private final WinningLine winningLine;
  private @Nullable MaxN maxN;
  private Phase phase = Phase.WINNER;

  /** The player for whom a forced win is searched, and the answer. */
  private int asked;

  private int winner = Position.NONE;
  private final List<Integer> line = new ArrayList<>();
  private final List<Double> leads = new ArrayList<>();

  private Solver(Endgame endgame, int staying, double fewStates) {
    this.endgame = endgame;
    this.staying = staying;
    this.fewStates = fewStates;
    players = endgame.players();
    firstMover = endgame.mover();
    forced = ForcedWin.of(endgame);
    winningLine = new WinningLine(endgame, forced);
    asked = firstMover;
    forced.ask(asked);
  }

  /**
   * A solver of a play's present position, or null if it cannot be solved: the game is over, a side
   * or a komi is still to be chosen, or too many cells are free. A solver may still need too much
   * time.
   */
  public static @Nullable Solver of(Play play) {
    return of(play, FEW_STATES);
  }

  /**
   * A solver with another maximum number of states.
   *
   * @param fewStates the maximum number of states for an exact lead; each takes some tens of bytes
   */
  public static @Nullable Solver of(Play play, double fewStates) {
    if (play.isOver()) {
      return null;
    }
    Setup setup = play.setup();
    Position position = setup.position(play.start()).orThrow();
    int staying = (1 << setup.players()) - 1;
    for (int i = 0; i < play.size(); i++) {
      int move = play.moveAt(i);
      if (Moves.isWithdrawal(move)) {
        staying &= ~(1 << Moves.player(move));
      } else {
        position.play(move);
      }
    }
    Endgame endgame = setup.game().searchSupport(setup).endgame(position, staying);
    return endgame == null ? null : new Solver(endgame, staying, fewStates);
  }

  /**
   * Makes this number of steps, of a few microseconds each.
   *
   * @return whether there is more to do
   */
  public boolean run(int steps) {
    if (phase == Phase.WINNER && !forced.run(steps)) {
      heardWinner();
    } else if (phase == Phase.LEADS) {
      runLeads(steps);
    } else if (phase == Phase.LINE && !winningLine.run(steps)) {
      phase = Phase.DONE;
    }
    return phase != Phase.DONE;
  }

  /**
   * Whether an answer probably takes a few seconds at most, judged by the times of random endgames.
   */
  public boolean isWithinReach() {
    return endgame.hasPoints()
        ? endgame.mostStates() <= MANY_STATES
        : endgame.cells() <= endgame.cellsWithinReach();
  }

  /**
   * The number of steps after which a solver of a position {@link #isWithinReach} is given up where
   * the answer must not depend on the time: it takes about a second on a fast machine.
   */
  public int stepsWithinReach() {
    if (endgame.hasPoints()) {
      return POINTS_STEPS;
    }
    return endgame.isMonotone() ? MONOTONE_STEPS : OTHER_STEPS;
  }

  /**
   * Whether the winner is known, or it is known that nobody can force a win. The line may still be
   * missing.
   */
  public boolean knowsWinner() {
    return phase != Phase.WINNER;
  }

  /** The player who can force a win, if this is known; else {@link Position#NONE}. */
  public int winner() {
    return winner;
  }

  /**
   * A move that keeps the win, if the player to move is known to have one; else {@link Moves#NONE}.
   */
  public int winningMove() {
    return line.isEmpty() || winner != firstMover ? Moves.NONE : line.get(0);
  }

  /** The moves of best play that are known so far; all of them once there is a solution. */
  public List<Integer> line() {
    return List.copyOf(line);
  }

  /**
   * Proofs of the result of each move, once there is a solution with a winner. They use what this
   * solver knows, and it does no more.
   */
  MoveProofs moveProofs() {
    for (int i = 0; i < line.size(); i++) {
      endgame.undo();
    }
    return new MoveProofs(endgame, forced, staying, line, winner, stepsWithinReach());
  }

  /** The number of positions that were searched. */
  public int positions() {
    MaxN gone = maxN;
    return forced.nodes() + (gone == null ? 0 : gone.states());
  }

  /** All results after {@link #run} has returned false; before that null. */
  public @Nullable Solution solution() {
    return phase == Phase.DONE ? new Solution(winner, line, leads) : null;
  }

  private void heardWinner() {
    boolean answer = forced.result();
    if (answer) {
      winner = asked;
    } else if (players == 2) {
      winner = 1 - asked;
    } else {
      do {
        asked = (asked + 1) % players;
      } while ((staying >> asked & 1) == 0 && asked != firstMover);
      if (asked != firstMover) {
        forced.ask(asked);
        return;
      }
    }
    if (endgame.hasPoints() && endgame.mostStates() <= fewStates) {
      MaxN all = new MaxN(endgame);
      all.ask();
      maxN = all;
      phase = Phase.LEADS;
    } else if (winner == Position.NONE) {
      phase = Phase.DONE;
    } else {
      phase = Phase.LINE;
      winningLine.begin(winner, answer, line);
    }
  }

  private void runLeads(int steps) {
    MaxN all = maxN;
    if (all == null || all.run(steps)) {
      return;
    }
    for (int player = 0; player < players; player++) {
      leads.add(all.lead(player));
    }
    while (!endgame.isOver()) {
      int number = all.move();
      line.add(endgame.move(number));
      endgame.play(number);
    }
    phase = Phase.DONE;
  }
}
