package org.hexstones.web.ui;

import org.hexstones.web.mvu.Event;
import org.hexstones.web.session.Viewport;

/** What happens to a program as a whole, whatever it shows. */
public sealed interface ShellEvent extends Event {
  record DismissNotice() implements ShellEvent {}

  /** Fill the screen, or leave it. */
  record FillScreen() implements ShellEvent {}

  /** What the browser can do. */
  record CapabilitiesDetected(boolean fillScreen, boolean vibrate) implements ShellEvent {}

  /** The viewport of the board has changed. */
  record Resized(Viewport viewport) implements ShellEvent {}

  /** A new version of the program is there, whole, and waits. */
  record VersionWaits() implements ShellEvent {}

  /** Go on in the new version. */
  record TakeVersion() implements ShellEvent {}

  /** Not now; it is offered again at the next start. */
  record LeaveVersion() implements ShellEvent {}

  /**
   * The time.
   *
   * @param number of the ticks that follow one another, or 0 for one beside them
   * @param at in milliseconds, from any beginning, and never going back
   */
  record Tick(int number, double at) implements ShellEvent {}
}
