package org.hexstones.web.guide;

import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;

/**
 * A step of a lesson: from the end of a record, something is to be reached within the turn.
 *
 * @param task what is to be done
 * @param done what is said when it was
 * @param hint what is said when it was not
 */
public record Step(
    String title, String task, String done, String hint, GameRecord record, Goal goal) {
  /** How a step stands. */
  public enum State {
    OPEN,
    REACHED,
    /** The turn is over, and the goal was not reached. */
    MISSED
  }

  /** How the step stands in a game that begins with its record. */
  public State at(Play play) {
    int begun = record.mainLine().size();
    if (play.size() > begun && goal.isReached(play)) {
      return State.REACHED;
    }
    boolean turnOver = play.isOver() || play.position().isTurnStart();
    return play.size() > begun && turnOver ? State.MISSED : State.OPEN;
  }
}
