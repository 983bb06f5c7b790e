package org.hexstones.web.app;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.web.feature.sharing.SharingEffect;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.match.Cue;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.match.SearchRequest;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.storage.StoreEffect;
import org.jspecify.annotations.Nullable;

/** Something to be done outside the model. */
public sealed interface Effect {
  /** What is to be done in another program than the page only. */
  non-sealed interface Further extends Effect {}

  /** What keeps something: it is done before anything else, so that nothing can prevent it. */
  sealed interface Keeping extends Effect {}

  /**
   * Ask the worker for a move at the end of the record.
   *
   * @param delay for so many milliseconds the question is not asked yet
   */
  record Think(SearchRequest question, int delay) implements Effect {
    /** At once. */
    public Think(SearchRequest question) {
      this(question, 0);
    }
  }

  /** Tell after so long how long it really was, as {@link Event.Watched}. */
  record Watch(int question, int millis) implements Effect {}

  /** Look at the clock after so long, as {@link Event.Look}. */
  record LookLater(int number, int millis) implements Effect {}

  /** Let something be heard and felt. */
  record Give(Cue cue, boolean sound, boolean vibration) implements Effect {}

  /** Fill the screen, or leave it. */
  record FillScreen() implements Effect {}

  /** The worker need not answer any more. */
  record StopThinking(int question) implements Effect {}

  /** Throw the worker away and take a new one. */
  record RestartWorker() implements Effect {}

  record KeepMatch(Match match) implements Keeping {}

  /** This tab shows no match any more, so that a reload shows the start screen. */
  record LeaveMatch() implements Effect {}

  record OfLibrary(StoreEffect effect) implements Effect {}

  record KeepSettings(Settings settings) implements Keeping {}

  record KeepForm(GameForm form) implements Keeping {}

  /** The address is to tell this match. */
  record ShowAddress(Match match) implements Effect {}

  /** Put the keyboard on a button or field, by its action or input. */
  record FocusControl(String name) implements Effect {}

  record OfLinks(SharingEffect effect) implements Effect {}

  record KeepBoards(List<OwnBoard> boards) implements Keeping {}

  /** Fetch the guide, and tell it as {@link org.hexstones.web.feature.lesson.LessonEvent.Came}. */
  record FetchGuide(Language language) implements Effect {}

  /** Make the board larger, or smaller again. */
  record Zoom(boolean larger) implements Effect {}

  /**
   * Fetch the puzzles, and tell them as {@link org.hexstones.web.feature.puzzle.PuzzleEvent.Came}.
   */
  record FetchPuzzles() implements Effect {}

  record KeepSolved(String text) implements Keeping {}

  /** A board being drawn or a position being made, as text; empty where there is none any more. */
  record KeepUnfinished(String text) implements Keeping {}

  /**
   * Show a record on the analysis board, once everything is kept.
   *
   * @param cursor how many moves of its main line are on the board that is shown
   * @param visit whether nothing is kept of it, so that only the address leads back to it
   */
  record Analyse(GameRecord record, int cursor, boolean visit) implements Effect {}

  /** Put the keyboard on a cell, once it is drawn. */
  record FocusCell(String cell) implements Effect {}

  /**
   * Let the new version take over, which loads the page anew.
   *
   * @param match to be kept first, or null; where it cannot be kept, all stays as it is
   */
  record TakeVersion(@Nullable Match match) implements Effect {}
}
