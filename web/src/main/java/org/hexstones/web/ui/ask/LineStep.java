package org.hexstones.web.ui.ask;

import org.hexstones.web.vdom.Input;
import org.jspecify.annotations.Nullable;

/**
 * Steps through moves by keys: with the shift key anywhere; where no cell has the focus, so that
 * the arrows mean nothing else, also without it.
 */
public enum LineStep {
  BACK,
  ON,
  BEGIN,
  END,
  UP,
  DOWN;

  /** The step of a key, or null. */
  public static @Nullable LineStep of(Input input) {
    return input.withControl()
        ? null
        : switch (input.key()) {
          case "ArrowLeft" -> BACK;
          case "ArrowRight" -> ON;
          case "Home" -> BEGIN;
          case "End" -> END;
          // Without the shift key they scroll.
          case "ArrowUp" -> input.withShift() ? UP : null;
          case "ArrowDown" -> input.withShift() ? DOWN : null;
          default -> null;
        };
  }
}
