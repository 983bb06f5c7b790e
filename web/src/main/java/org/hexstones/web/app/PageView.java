package org.hexstones.web.app;

import java.util.List;
import org.hexstones.web.feature.boardeditor.BoardEditor;
import org.hexstones.web.feature.boardeditor.BoardEditorScreen;
import org.hexstones.web.feature.lesson.GuideView;
import org.hexstones.web.feature.lesson.Lesson;
import org.hexstones.web.feature.lesson.LessonScreen;
import org.hexstones.web.feature.library.LibraryView;
import org.hexstones.web.feature.play.GameScreen;
import org.hexstones.web.feature.positioneditor.PositionEditor;
import org.hexstones.web.feature.positioneditor.PositionEditorScreen;
import org.hexstones.web.feature.puzzle.PuzzleScreen;
import org.hexstones.web.feature.puzzle.PuzzleSession;
import org.hexstones.web.feature.start.StartScreen;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.PositionCache.Moment;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.ui.ElementCache;
import org.hexstones.web.ui.NoticeView;
import org.hexstones.web.ui.Shortcuts;
import org.hexstones.web.ui.Thumbnails;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.ViewContexts;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.jspecify.annotations.Nullable;

/** The whole page. */
public final class PageView {
  private final ViewContexts scenes;
  private final PositionCache replay;
  private final LibraryView.Rows rows = new LibraryView.Rows();
  private final GameScreen.Memos memos = new GameScreen.Memos();
  private final Thumbnails thumbnails = new Thumbnails();
  private final ElementCache lessonCells = new ElementCache();
  private final ElementCache puzzleCells = new ElementCache();
  private final GuideView guide = new GuideView();

  /** What was drawn last. */
  private @Nullable Element drawn;

  /**
   * @param replay the cache of positions, shared with the updates
   */
  public PageView(ViewContexts scenes, PositionCache replay) {
    this.scenes = scenes;
    this.replay = replay;
  }

  /** The page as the model has it. */
  public Element draw(Model model) {
    thumbnails.begin();
    ViewContext scene = scenes.in(model.settings().language());
    Match match = model.shown();
    Moment moment = match == null ? null : replay.at(match);
    Element notice = NoticeView.draw(scene, model.notice());
    // What lies under a dialog is neither seen nor heard.
    Element over = new DialogView(scene, model, moment, rows, guide).draw(notice);
    Element below = over == null ? notice : null;
    Element screen = screen(scene, model, moment, below);
    boolean isStart = screen.key().equals(StartScreen.KEY);
    Element page =
        Element.of("div", "page")
            .with("lang", model.settings().language().tag())
            .add(
                model.versionWaits() ? VersionView.draw(scene.talk()) : null,
                isStart ? below : null,
                screen,
                over);
    drawn = page;
    return page;
  }

  /**
   * The page as it was drawn last, but with the board as the model has it: all that a press has to
   * be answered with at once. Null where no match was shown.
   */
  public @Nullable Element drawBoard(Model model) {
    Match match = model.shown();
    Element game = drawn == null ? null : drawn.child(GameScreen.KEY);
    if (drawn == null || match == null || game == null) {
      return null;
    }
    ViewContext scene = scenes.in(model.settings().language());
    Element now = new GameScreen(scene, model, replay.at(match), memos).withBoard(game);
    return drawn.withChild(GameScreen.KEY, now);
  }

  /** Draws the start screen piece by piece, so that the first drawing is not all of the work. */
  public List<Runnable> pieces(Model model) {
    return StartScreen.pieces(scenes.in(model.settings().language()), model, thumbnails);
  }

  /** Whether what was drawn last is not all, and is to be drawn once more. */
  public boolean isUnfinished() {
    return thumbnails.isUnfinished();
  }

  /** What a key means that was pressed anywhere on the page, or null. */
  public @Nullable Event key(Model model, Input input) {
    Match match = model.lesson() == null && model.puzzling() == null ? model.shown() : null;
    return Shortcuts.meaning(model, match == null ? null : replay.at(match), input);
  }

  private Element screen(
      ViewContext scene, Model model, @Nullable Moment moment, @Nullable Element notice) {
    PuzzleSession puzzling = model.puzzling();
    if (puzzling != null) {
      return new PuzzleScreen(scene, model, puzzling, replay, puzzleCells).draw(notice);
    }
    Lesson lesson = model.lesson();
    if (lesson != null) {
      return new LessonScreen(scene, model, lesson, replay, lessonCells).draw(notice);
    }
    if (moment != null) {
      return new GameScreen(scene, model, moment, memos).draw(notice);
    }
    BoardEditor sketch = model.sketched();
    if (sketch != null) {
      return new BoardEditorScreen(scene, model, sketch).draw(notice);
    }
    PositionEditor arrangement = model.arranged();
    if (arrangement != null) {
      return new PositionEditorScreen(scene, model, arrangement).draw(notice);
    }
    Match left = model.match();
    boolean over = left != null && replay.at(left).play().isOver();
    return new StartScreen(scene, model, thumbnails, over).draw();
  }
}
