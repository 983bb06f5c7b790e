package org.hexstones.web.guide;

import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;

/**
 * A step of a lesson: a position at the end of a record, and a goal to reach within the turn.
 *
 * @param task the text of the task
 * @param done the text after success
 * @param hint the text after a failure
 */
public record Step(
    String title, String task, String done, String hint, GameRecord record, Goal goal) {
  /** The state of a step. */
  public enum State {
    OPEN,
    REACHED,
    /** The turn is over without the goal. */
    MISSED
  }

  /** The state of the step in a game that begins with its record. */
  public State at(Play play) {
    int begun = record.mainLine().size();
    if (play.size() > begun && goal.isReached(play)) {
      return State.REACHED;
    }
    boolean turnOver = play.isOver() || play.position().isTurnStart();
    return play.size() > begun && turnOver ? State.MISSED : State.OPEN;
  }
}
