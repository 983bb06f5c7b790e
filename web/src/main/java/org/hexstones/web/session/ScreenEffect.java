package org.hexstones.web.session;

import org.hexstones.web.mvu.Effect;

/** Effects on what the screen shows. */
public sealed interface ScreenEffect extends Effect {
  /** Enters or leaves full screen. */
  record FillScreen() implements ScreenEffect {}

  /** Enlarges the board, or restores its size. */
  record Zoom(boolean larger) implements ScreenEffect {}

  /** Moves the focus to a cell, once it is drawn. */
  record FocusCell(String cell) implements ScreenEffect {}

  /** Moves the focus to a button or field, found by its action or input. */
  record FocusControl(String name) implements ScreenEffect {}
}
