package org.hexstones.web.app;

import java.util.List;
import java.util.function.Consumer;
import org.hexstones.web.feature.boardeditor.BoardEditor;
import org.hexstones.web.feature.lesson.GuideState;
import org.hexstones.web.feature.lesson.Lesson;
import org.hexstones.web.feature.library.LibraryState;
import org.hexstones.web.feature.positioneditor.PositionEditor;
import org.hexstones.web.feature.puzzle.PuzzleSession;
import org.hexstones.web.feature.puzzle.SolvedPuzzles;
import org.hexstones.web.feature.sharing.SharingState;
import org.hexstones.web.match.ClockWatch;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.match.SearchRequest;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.ui.BoardInput;
import org.hexstones.web.ui.Notice;
import org.jspecify.annotations.Nullable;

/**
 * Everything the page shows.
 *
 * @param form the start screen
 * @param match the match being played, or the one that was left and can be gone on with
 * @param playing whether the board is shown and not the start screen
 * @param thinking the question the worker has, or null
 * @param questions how many questions the worker was ever asked
 * @param failures how many times running the worker failed
 * @param komi what is typed where a komi is to be named
 * @param hand what is about to be done on the board
 * @param focus the name of the cell the keyboard is on, or empty
 * @param ids what the identifiers of this page's games begin with, different at every start
 * @param games how many games were begun since
 * @param versionWaits whether to ask if the page should go on in a new version of it
 * @param library what is known of kept games
 * @param sharing what the page knows of links
 * @param arrangement the position being made by hand, or null
 * @param reading what is known of the rules and the lessons
 * @param sketch the board being drawn, or null
 * @param boards those drawn before
 * @param watch when the clock that runs was looked at last
 * @param now the time, by the last look at it
 * @param canFillScreen whether the browser lets the page fill the screen
 * @param canVibrate whether the device can vibrate
 * @param lesson the lesson being played, over all else; or null
 * @param puzzling the puzzle being solved, over all else; or null
 * @param solved which puzzles were solved
 * @param today the day when puzzles were looked at last, in days since 1970; 0 before
 */
public record Model(
    Settings settings,
    GameForm form,
    @Nullable Match match,
    boolean playing,
    Dialog dialog,
    @Nullable Notice notice,
    @Nullable SearchRequest thinking,
    int questions,
    int failures,
    String komi,
    String focus,
    BoardInput hand,
    Room room,
    String ids,
    int games,
    boolean versionWaits,
    LibraryState library,
    SharingState sharing,
    @Nullable PositionEditor arrangement,
    GuideState reading,
    @Nullable Lesson lesson,
    @Nullable BoardEditor sketch,
    List<OwnBoard> boards,
    ClockWatch watch,
    double now,
    boolean canFillScreen,
    boolean canVibrate,
    @Nullable PuzzleSession puzzling,
    SolvedPuzzles solved,
    int today) {

  /** The room for the board, and the window that it is part of, in CSS pixels. */
  public record Room(int width, int height, int windowWidth, int windowHeight) {
    /** What the panels leave of a window in most positions. */
    public static Room usual(int windowWidth, int windowHeight) {
      // As the style sheet has it: the panels are beside the board, else above and below.
      boolean beside = windowWidth >= 880 || 4 * windowWidth >= 5 * windowHeight;
      int across = beside ? Math.min(380, Math.max(270, windowWidth * 29 / 100)) + 36 : 16;
      int down = beside ? 28 : 280;
      return new Room(
          Math.max(1, windowWidth - across),
          Math.max(1, windowHeight - down),
          windowWidth,
          windowHeight);
    }
  }

  public static Model start(Settings settings, GameForm form, Room room, String ids) {
    return new Model(
        settings,
        form,
        null,
        false,
        Dialog.NONE,
        null,
        null,
        0,
        0,
        "",
        "",
        BoardInput.IDLE,
        room,
        ids,
        0,
        false,
        LibraryState.EMPTY,
        SharingState.NOTHING,
        null,
        GuideState.NOTHING,
        null,
        null,
        List.of(),
        ClockWatch.NONE,
        0,
        false,
        false,
        null,
        SolvedPuzzles.NONE,
        0);
  }

  /** The address of the page at a match. */
  public String link(Match shared) {
    return sharing.base() + ShortLink.FRAGMENT + ShortLink.of(shared.record());
  }

  /** The match while its board is shown, or null. */
  public @Nullable Match shown() {
    return playing ? match : null;
  }

  /** The position being made while its board is shown, or null. */
  public @Nullable PositionEditor arranged() {
    return playing ? null : arrangement;
  }

  /** The board being drawn while its canvas is shown, or null. */
  public @Nullable BoardEditor sketched() {
    return playing || lesson != null || puzzling != null ? null : sketch;
  }

  /** The same model but for what is changed in the draft. */
  public Model with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.model();
  }

  /** A model on its way to the next. */
  public static final class Draft {
    public Settings settings;
    public GameForm form;
    public @Nullable Match match;
    public boolean playing;
    public Dialog dialog;
    public @Nullable Notice notice;
    public @Nullable SearchRequest thinking;
    public int questions;
    public int failures;
    public String komi;
    public String focus;
    public BoardInput hand;
    public Room room;
    public int games;
    public boolean versionWaits;
    public LibraryState library;
    public SharingState sharing;
    public @Nullable PositionEditor arrangement;
    public GuideState reading;
    public @Nullable Lesson lesson;
    public @Nullable BoardEditor sketch;
    public @Nullable PuzzleSession puzzling;
    public SolvedPuzzles solved;
    public int today;
    public List<OwnBoard> boards;
    public ClockWatch watch;
    public double now;
    public boolean canFillScreen;
    public boolean canVibrate;
    private final String ids;

    private Draft(Model model) {
      settings = model.settings;
      form = model.form;
      match = model.match;
      playing = model.playing;
      dialog = model.dialog;
      notice = model.notice;
      thinking = model.thinking;
      questions = model.questions;
      failures = model.failures;
      komi = model.komi;
      focus = model.focus;
      hand = model.hand;
      room = model.room;
      games = model.games;
      versionWaits = model.versionWaits;
      library = model.library;
      sharing = model.sharing;
      arrangement = model.arrangement;
      reading = model.reading;
      lesson = model.lesson;
      sketch = model.sketch;
      puzzling = model.puzzling;
      solved = model.solved;
      today = model.today;
      boards = model.boards;
      watch = model.watch;
      now = model.now;
      canFillScreen = model.canFillScreen;
      canVibrate = model.canVibrate;
      ids = model.ids;
    }

    private Model model() {
      return new Model(
          settings,
          form,
          match,
          playing,
          dialog,
          notice,
          thinking,
          questions,
          failures,
          komi,
          focus,
          hand,
          room,
          ids,
          games,
          versionWaits,
          library,
          sharing,
          arrangement,
          reading,
          lesson,
          sketch,
          boards,
          watch,
          now,
          canFillScreen,
          canVibrate,
          puzzling,
          solved,
          today);
    }
  }
}
