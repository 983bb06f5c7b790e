package org.hexstones.web.ui;

import org.hexstones.web.mvu.Effect;

/** Something to be done with what is on the screen. */
public sealed interface ScreenEffect extends Effect {
  /** Fill the screen, or leave it. */
  record FillScreen() implements ScreenEffect {}

  /** Make the board larger, or smaller again. */
  record Zoom(boolean larger) implements ScreenEffect {}

  /** Put the keyboard on a cell, once it is drawn. */
  record FocusCell(String cell) implements ScreenEffect {}

  /** Put the keyboard on a button or field, by its action or input. */
  record FocusControl(String name) implements ScreenEffect {}
}
