package org.hexstones.web.route;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.parse.Reason;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.mvu.Event;

/** Where somebody wants to go. A feature that leads to another asks for one of these. */
public sealed interface Route extends Event {
  /** To the start screen. */
  record Start() implements Route {}

  /** Go on with the match that was left. */
  record Continue() implements Route {}

  /** Another dialog over the page, or none. */
  record Open(Dialog dialog) implements Route {}

  /** A game that is kept. */
  record OpenGame(String id) implements Route {}

  /** The dialog with the kept games. */
  record Library() implements Route {}

  /**
   * A game of its own, as an address asks for it.
   *
   * @param command the words of its set-up, not yet read
   */
  record NewGame(String command, List<Seat> seats, TimeControl clock) implements Route {
    /** Without clocks. */
    public NewGame(String command, List<Seat> seats) {
      this(command, seats, TimeControl.NONE);
    }
  }

  /** An address that leads nowhere. */
  record BadAddress(Reason reason) implements Route {}

  /**
   * The lesson of a game.
   *
   * @param step with which one it begins, from 0
   * @param overRules whether the rules lie below it although they are not shown
   */
  record Lesson(String game, int step, boolean overRules) implements Route {
    public Lesson(String game) {
      this(game, 0, false);
    }
  }

  /**
   * A puzzle.
   *
   * @param number from 1, or 0 for the one of the day; that one is shown, and the mistake told, for
   *     a number that no puzzle has
   */
  record Puzzle(int number) implements Route {}

  /** The board of the form in the board editor. */
  record BoardEditor() implements Route {}

  /** The free board of the form in the position editor. */
  record PositionEditor() implements Route {}

  /** The position of the match that was left in the position editor. */
  record EditLeftPosition() implements Route {}

  /** A game on the analysis board, which is another program. */
  record Analysis(GameRecord record) implements Route {}
}
