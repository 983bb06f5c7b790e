package org.hexstones.web.route;

import java.util.List;
import org.hexstones.parse.Reason;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.mvu.Event;

/** A destination. A feature that leads to another sends one of these. */
public sealed interface Route extends Event {
  /** The start screen. */
  record Start() implements Route {}

  /** The match that was left. */
  record Continue() implements Route {}

  /** The end of the match that was left. */
  record SeeEnd() implements Route {}

  /** Another dialog over the page, or none. */
  record Open(Dialog dialog) implements Route {}

  /** A stored game. */
  record OpenGame(String id) implements Route {}

  /** The dialog of stored games. */
  record Library() implements Route {}

  /**
   * A new game, as an address asks for it.
   *
   * @param command the words of its set-up, not yet read
   */
  record NewGame(String command, List<Seat> seats, TimeControl clock) implements Route {
    /** A new game without clocks. */
    public NewGame(String command, List<Seat> seats) {
      this(command, seats, TimeControl.NONE);
    }
  }

  /** An invalid address. */
  record BadAddress(Reason reason) implements Route, Address {}

  /**
   * A lesson of a game.
   *
   * @param course its id in the guide: for the lesson on the rules of a game the game's keyword
   * @param step the first step, from 0
   * @param overRules whether the rules lie below the lesson even if they are not shown now
   */
  record Lesson(String course, int step, boolean overRules) implements Route {
    public Lesson(String course) {
      this(course, 0, false);
    }
  }

  /**
   * A puzzle.
   *
   * @param number from 1, or 0 for the puzzle of the day. If no puzzle has the number, the page
   *     shows that of the day and a notice.
   */
  record Puzzle(int number) implements Route, Address {}

  /**
   * A puzzle that a person has made.
   *
   * @param text as {@code PuzzleLink} writes it, not yet read
   */
  record MadePuzzle(String text) implements Route, Address {}

  /**
   * The board of the form in the board editor.
   *
   * @param stars the form's star cells (see {@code ui.GameView.stars})
   */
  record BoardEditor(String stars) implements Route {}

  /** The free board of the form in the position editor. */
  record PositionEditor() implements Route {}

  /** The position of the match that was left in the position editor. */
  record EditLeftPosition() implements Route {}

  /** The game of the form, played live: the person here invites another. */
  record PlayLive() implements Route {}

  /**
   * The code of a live game.
   *
   * @param code as it stands in the address, not yet read
   */
  record Live(String code) implements Route, Address {}

  /**
   * A game on the analysis board, which is another program.
   *
   * @param plies the number of moves on the board; if negative, those that are shown now
   */
  record Analysis(Match match, StudyTask task, int plies) implements Route {
    public Analysis(Match match, StudyTask task) {
      this(match, task, -1);
    }
  }
}
