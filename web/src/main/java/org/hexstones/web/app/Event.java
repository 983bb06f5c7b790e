package org.hexstones.web.app;

import java.util.List;
import org.hexstones.parse.Reason;
import org.hexstones.web.feature.boardeditor.BoardEditorEvent;
import org.hexstones.web.feature.lesson.LessonEvent;
import org.hexstones.web.feature.library.LibraryEvent;
import org.hexstones.web.feature.positioneditor.PositionEditorEvent;
import org.hexstones.web.feature.puzzle.PuzzleEvent;
import org.hexstones.web.feature.puzzle.SolvedPuzzles;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.settings.Pace;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.Theme;
import org.hexstones.web.ui.BoardInputEvent;

/** Something that happened: a person did it, the worker answered, or the browser told. */
public sealed interface Event {
  /** What happens in another program than the page only. */
  non-sealed interface Further extends Event {}

  // The start screen.

  /** Another game or preset, with the form it begins with. */
  record ChooseGame(GameForm form) implements Event {}

  record SetBoard(String text) implements Event {}

  /** An option of the set-up; an empty value takes it away. */
  record SetOption(String name, String value) implements Event {}

  record SetSeat(int player, Seat seat) implements Event {}

  record SetName(int player, String name) implements Event {}

  record SetClock(TimeControl clock) implements Event {}

  /** Begin what the form says. */
  record Begin() implements Event {}

  /** The same set-up and seats once more. */
  record Again() implements Event {}

  /** The same once more, with everyone a seat further. */
  record SwapSeats() implements Event {}

  /** The second game of a tournament, with colours exchanged. */
  record SecondGame() implements Event {}

  /** The same once more, with the computer so many levels stronger. */
  record Harder(int levels) implements Event {}

  /** Go on with the match that was left. */
  record Continue() implements Event {}

  // The board.

  record Press(String cell) implements Event {}

  record Focus(String cell) implements Event {}

  /** The keyboard goes to another cell. */
  record Walk(String cell) implements Event {}

  /** Something about to be done on the board. */
  record OfHand(BoardInputEvent event) implements Event {}

  record PickColour(int colour) implements Event {}

  /** A move that is no stone: a swap, keeping, a komi. */
  record Choose(int move) implements Event {}

  record TypeKomi(String text) implements Event {}

  record Undo() implements Event {}

  record Redo() implements Event {}

  record GoTo(int ply) implements Event {}

  /** Let computers and clocks wait, or go on. */
  record Pause(boolean waits) implements Event {}

  /** Let the computer play on from here. */
  record PlayOn() implements Event {}

  record Resign(int player) implements Event {}

  /** To the start screen. */
  record NewGame() implements Event {}

  // Everywhere.

  record Open(Dialog dialog) implements Event {}

  record DismissNotice() implements Event {}

  record SetLanguage(Language language) implements Event {}

  record SetTheme(Theme theme) implements Event {}

  record Switch(Settings.Switch what, boolean on) implements Event {}

  record SetPace(Pace pace) implements Event {}

  /** Fill the screen, or leave it. */
  record FillScreen() implements Event {}

  // The worker.

  record Thought(int question, int playouts) implements Event {}

  record Best(int question, int move) implements Event {}

  record WorkerFailed() implements Event {}

  /**
   * A watch over a question has ended.
   *
   * @param millis how long it was; much longer than asked for where the page slept
   */
  record Watched(int question, int millis) implements Event {}

  // The browser.

  /**
   * A look at the clock.
   *
   * @param number of the looks that follow one another, or 0 for one beside them
   * @param at in milliseconds, from any beginning, and never going back
   */
  record Look(int number, double at) implements Event {}

  /** A board or a position that was left unfinished, as text, is gone on with if none is there. */
  record TakeUp(String unfinished) implements Event {}

  /**
   * Another tab has kept something: what is kept now of the boards drawn and the puzzles solved.
   */
  record KeptElsewhere(List<OwnBoard> boards, SolvedPuzzles solved) implements Event {
    public KeptElsewhere {
      boards = List.copyOf(boards);
    }
  }

  /** What the browser can do. */
  record Can(boolean fillScreen, boolean vibrate) implements Event {}

  /** There is other room for the board than before. */
  record Resized(Model.Room room) implements Event {}

  /** A game asked for in the address. */
  record OpenedNew(String command, List<Seat> seats, TimeControl clock) implements Event {
    /** Without clocks. */
    public OpenedNew(String command, List<Seat> seats) {
      this(command, seats, TimeControl.NONE);
    }
  }

  record OpenedBad(Reason reason) implements Event {}

  /** A new version of the page is there, whole, and waits. */
  record VersionWaits() implements Event {}

  /** Go on in the new version. */
  record TakeVersion() implements Event {}

  /** Not now; it is told of again at the next start. */
  record LeaveVersion() implements Event {}

  /** Something about a position being made by hand. */
  record OfArrangement(PositionEditorEvent event) implements Event {}

  /** Something about kept games. */
  record OfLibrary(LibraryEvent event) implements Event {}

  /** Something about a board being drawn. */
  record OfSketch(BoardEditorEvent event) implements Event {}

  /** Something about the rules and the lessons. */
  record OfGuide(LessonEvent event) implements Event {}

  record OfPuzzle(PuzzleEvent event) implements Event {}

  /** Something about links and files. */
  record OfLinks(SharingEvent event) implements Event {}
}
