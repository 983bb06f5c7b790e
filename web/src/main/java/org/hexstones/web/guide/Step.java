package org.hexstones.web.guide;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;

/**
 * A step of a lesson: a position at the end of a record, and a goal to reach from there.
 *
 * @param shown the cells that the task speaks of
 * @param then the cells that the text after success speaks of
 */
public record Step(
    Words words, GameRecord record, Goal goal, List<Integer> shown, List<Integer> then) {
  public Step {
    shown = List.copyOf(shown);
    then = List.copyOf(then);
  }

  /**
   * The texts of a step.
   *
   * @param further the task after an answer; empty where there is no answer
   * @param done the text after success
   * @param hint the text after a failure
   */
  public record Words(String title, String task, String further, String done, String hint) {}

  /** The state of a step. */
  public enum State {
    OPEN,
    REACHED,
    /** The goal cannot be reached any more. */
    MISSED
  }

  /** The number of moves before the person's first one. */
  public int begun() {
    return record.mainLine().size();
  }

  /** The state of the step in a game that begins with its record. */
  public State at(Play play) {
    if (play.size() == begun()) {
      return State.OPEN;
    }
    return goal.isReached(play, begun())
        ? State.REACHED
        : goal.isOpen(play, begun()) ? State.OPEN : State.MISSED;
  }

  /** The cells on which the next stone may be, where the goal names them; else none. */
  public List<Integer> right(Play play) {
    return goal instanceof Goal.Line line ? line.next(play, begun()) : List.of();
  }

  /** The move with which the other player answers now, or {@link Moves#NONE}. */
  public int answer(Play play) {
    return goal instanceof Goal.Line line ? line.answer(play, begun()) : Moves.NONE;
  }
}
