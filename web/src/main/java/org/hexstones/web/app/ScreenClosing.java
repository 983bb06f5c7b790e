package org.hexstones.web.app;

import org.hexstones.web.feature.boardeditor.BoardEditor;
import org.hexstones.web.feature.boardeditor.BoardEditorEvent;
import org.hexstones.web.feature.lesson.Lesson;
import org.hexstones.web.feature.lesson.LessonEvent;
import org.hexstones.web.feature.lesson.LessonStack;
import org.hexstones.web.feature.positioneditor.PositionEditor;
import org.hexstones.web.feature.positioneditor.PositionEditorEvent;
import org.hexstones.web.feature.puzzle.PuzzleEvent;
import org.hexstones.web.feature.puzzle.PuzzleSession;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.DialogScreen;
import org.hexstones.web.session.MatchScreen;
import org.hexstones.web.session.Screen;
import org.hexstones.web.session.ScreenStack;
import org.jspecify.annotations.Nullable;

/** Closes the topmost screen, as the browser's "back" does. */
public final class ScreenClosing {
  private ScreenClosing() {}

  /** The event that closes the topmost screen; null if only the start screen is shown. */
  public static @Nullable Event of(ScreenStack screens) {
    Screen top = screens.top();
    return top == null ? null : of(screens, top);
  }

  private static Event of(ScreenStack screens, Screen top) {
    if (top instanceof DialogScreen) {
      return new Route.Open(Dialog.NONE);
    }
    if (top instanceof PuzzleSession) {
      return new PuzzleEvent.Leave();
    }
    if (top instanceof Lesson) {
      return new LessonEvent.Leave(LessonStack.isOverRules(screens));
    }
    if (top instanceof MatchScreen) {
      return new Route.Start();
    }
    if (top instanceof BoardEditor) {
      return new BoardEditorEvent.Leave();
    }
    if (top instanceof PositionEditor) {
      return new PositionEditorEvent.Leave();
    }
    throw new IllegalStateException("a screen that nothing closes");
  }
}
