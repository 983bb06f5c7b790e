package org.hexstones.web.app;

import org.hexstones.web.feature.boardeditor.BoardEditorEvent;
import org.hexstones.web.feature.lesson.Lesson;
import org.hexstones.web.feature.lesson.LessonEvent;
import org.hexstones.web.feature.positioneditor.PositionEditorEvent;
import org.hexstones.web.feature.puzzle.PuzzleEvent;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.jspecify.annotations.Nullable;

/**
 * What lies over the start screen: a board, over that a lesson or a puzzle, and over all a dialog;
 * the rules from which a lesson was begun lie below it. The browser's way back closes the topmost.
 */
public final class Layers {
  private Layers() {}

  /** How many there are. */
  public static int count(Model model) {
    return (isBoard(model) ? 1 : 0)
        + (isOver(model) ? 1 : 0)
        + (isOverRules(model.lesson()) ? 1 : 0)
        + (model.dialog() == Dialog.NONE ? 0 : 1);
  }

  /** What closes the topmost, or null where there is none. */
  public static @Nullable Event close(Model model) {
    if (model.dialog() != Dialog.NONE) {
      return new Route.Open(Dialog.NONE);
    }
    if (model.puzzling() != null) {
      return new PuzzleEvent.Leave();
    }
    Lesson lesson = model.lesson();
    if (lesson != null) {
      return new LessonEvent.Leave(lesson.overRules());
    }
    if (model.playing()) {
      return new Route.Start();
    }
    if (model.sketch() != null) {
      return new BoardEditorEvent.Leave();
    }
    return model.arrangement() == null ? null : new PositionEditorEvent.Leave();
  }

  private static boolean isBoard(Model model) {
    return model.playing() || model.sketch() != null || model.arrangement() != null;
  }

  private static boolean isOverRules(@Nullable Lesson lesson) {
    return lesson != null && lesson.overRules();
  }

  private static boolean isOver(Model model) {
    return model.lesson() != null || model.puzzling() != null;
  }
}
