package org.hexstones.web.app;

import org.hexstones.web.match.EarlyMoves;
import org.jspecify.annotations.Nullable;

/**
 * How far the page is with what it begins with, and the way forward in its history.
 *
 * @param isOpen whether what the page begins with is there, or the reason why it is not; nothing is
 *     drawn before
 * @param early the moves of the first program that are still to be made, or null
 * @param closed the topmost screen that was closed, as text, which the way forward shows again;
 *     empty if there is none
 */
record Opening(boolean isOpen, @Nullable EarlyMoves early, String closed) {
  static final Opening LOADING = new Opening(false, null, "");

  Opening withEarly(@Nullable EarlyMoves moves) {
    return new Opening(isOpen, moves, closed);
  }

  Opening withClosed(String screen) {
    return new Opening(isOpen, early, screen);
  }

  /** Everything is there, and the early moves are made. */
  Opening opened() {
    return new Opening(true, null, closed);
  }
}
