package org.hexstones.web.app;

import java.util.List;
import java.util.function.Consumer;
import org.hexstones.web.feature.boardeditor.BoardEditor;
import org.hexstones.web.feature.lesson.GuideState;
import org.hexstones.web.feature.lesson.Lesson;
import org.hexstones.web.feature.library.LibraryState;
import org.hexstones.web.feature.play.PlayState;
import org.hexstones.web.feature.positioneditor.PositionEditor;
import org.hexstones.web.feature.puzzle.PuzzleProgress;
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
import org.hexstones.web.session.Device;
import org.hexstones.web.session.DialogScreen;
import org.hexstones.web.session.Lobby;
import org.hexstones.web.session.MatchScreen;
import org.hexstones.web.session.ScreenStack;
import org.hexstones.web.session.Session;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.ui.BoardInput;
import org.hexstones.web.ui.Notice;
import org.hexstones.web.ui.Viewport;
import org.jspecify.annotations.Nullable;

/**
 * Everything the page shows.
 *
 * @param session what every feature is told
 * @param guide what is known of the rules and the lessons
 * @param versionWaits whether to ask if the page should go on in a new version of it
 */
public record Model(
    Session session,
    PlayState play,
    LibraryState library,
    SharingState sharing,
    GuideState guide,
    PuzzleProgress puzzles,
    boolean versionWaits) {

  public static Model start(Settings settings, GameForm form, Viewport viewport, String ids) {
    return new Model(
        new Session(
            settings,
            new Device(viewport, false, false, "", 0),
            new Lobby(form, List.of(), null, ids, 0),
            ScreenStack.EMPTY,
            null,
            ""),
        PlayState.IDLE,
        LibraryState.EMPTY,
        SharingState.NOTHING,
        GuideState.NOTHING,
        PuzzleProgress.NONE,
        false);
  }

  /** The address of the page at a match. */
  public String link(Match shared) {
    return sharing.base() + ShortLink.FRAGMENT + ShortLink.of(shared.record());
  }

  /** The match while its board is shown, or null. */
  public @Nullable Match shown() {
    return session.shown();
  }

  /** The position being made while its board is shown, or null. */
  public @Nullable PositionEditor arranged() {
    return playing() ? null : arrangement();
  }

  /** The board being drawn while its canvas is shown, or null. */
  public @Nullable BoardEditor sketched() {
    return playing() || lesson() != null || puzzling() != null ? null : sketch();
  }

  public String ids() {
    return session.lobby().ids();
  }

  public Settings settings() {
    return session.settings();
  }

  public GameForm form() {
    return session.form();
  }

  public @Nullable Match match() {
    return session.match();
  }

  public boolean playing() {
    return session.shown() != null;
  }

  public Dialog dialog() {
    return session.dialog();
  }

  public @Nullable Notice notice() {
    return session.notice();
  }

  public @Nullable SearchRequest thinking() {
    return play.thinking();
  }

  public int questions() {
    return play.questions();
  }

  public int failures() {
    return play.failures();
  }

  public String komi() {
    return play.komi();
  }

  public String focus() {
    return session.focus();
  }

  public BoardInput hand() {
    return play.input();
  }

  public Viewport viewport() {
    return session.device().viewport();
  }

  public int games() {
    return session.lobby().games();
  }

  public @Nullable PositionEditor arrangement() {
    return session.screens().find(PositionEditor.class);
  }

  public GuideState reading() {
    return guide;
  }

  public @Nullable Lesson lesson() {
    return session.screens().find(Lesson.class);
  }

  public @Nullable BoardEditor sketch() {
    return session.screens().find(BoardEditor.class);
  }

  public List<OwnBoard> boards() {
    return session.lobby().boards();
  }

  public ClockWatch watch() {
    return play.watch();
  }

  public double now() {
    return session.device().now();
  }

  public boolean canFillScreen() {
    return session.device().canFillScreen();
  }

  public boolean canVibrate() {
    return session.device().canVibrate();
  }

  public @Nullable PuzzleSession puzzling() {
    return session.screens().find(PuzzleSession.class);
  }

  public SolvedPuzzles solved() {
    return puzzles.solved();
  }

  public int today() {
    return puzzles.today();
  }

  /** The same model but for what is changed in the draft. */
  public Model with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.model(this);
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
    public Viewport viewport;
    public int games;
    public @Nullable PositionEditor arrangement;
    public GuideState reading;
    public @Nullable Lesson lesson;
    public @Nullable BoardEditor sketch;
    public List<OwnBoard> boards;
    public ClockWatch watch;
    public double now;
    public boolean canFillScreen;
    public boolean canVibrate;
    public @Nullable PuzzleSession puzzling;
    public SolvedPuzzles solved;
    public int today;
    public boolean versionWaits;
    public LibraryState library;
    public SharingState sharing;

    private Draft(Model model) {
      settings = model.settings();
      form = model.form();
      match = model.match();
      playing = model.playing();
      dialog = model.dialog();
      notice = model.notice();
      thinking = model.thinking();
      questions = model.questions();
      failures = model.failures();
      komi = model.komi();
      focus = model.focus();
      hand = model.hand();
      viewport = model.viewport();
      games = model.games();
      arrangement = model.arrangement();
      reading = model.reading();
      lesson = model.lesson();
      sketch = model.sketch();
      boards = model.boards();
      watch = model.watch();
      now = model.now();
      canFillScreen = model.canFillScreen();
      canVibrate = model.canVibrate();
      puzzling = model.puzzling();
      solved = model.solved();
      today = model.today();
      versionWaits = model.versionWaits();
      library = model.library();
      sharing = model.sharing();
    }

    private ScreenStack screens() {
      ScreenStack stack = ScreenStack.EMPTY;
      Match board = match;
      if (playing && board != null) {
        stack = stack.push(new MatchScreen(board));
      } else if (sketch != null) {
        stack = stack.push(sketch);
      } else if (arrangement != null) {
        stack = stack.push(arrangement);
      }
      if (lesson != null) {
        stack =
            (lesson.overRules() ? stack.push(new DialogScreen(Dialog.RULES)) : stack).push(lesson);
      }
      stack = puzzling == null ? stack : stack.push(puzzling);
      return dialog == Dialog.NONE ? stack : stack.push(new DialogScreen(dialog));
    }

    private Model model(Model old) {
      Device device =
          new Device(viewport, canFillScreen, canVibrate, old.session.device().base(), now);
      Lobby lobby = new Lobby(form, boards, playing ? null : match, old.ids(), games);
      return new Model(
          new Session(settings, device, lobby, screens(), notice, focus),
          new PlayState(thinking, questions, failures, komi, hand, watch),
          library,
          sharing,
          reading,
          new PuzzleProgress(solved, today),
          versionWaits);
    }
  }
}
