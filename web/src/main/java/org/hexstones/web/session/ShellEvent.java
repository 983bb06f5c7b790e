package org.hexstones.web.session;

import org.hexstones.web.mvu.Event;

/** Events of a program as a whole, on any screen. */
public sealed interface ShellEvent extends Event {
  record DismissNotice() implements ShellEvent {}

  /** Enter or leave full screen. */
  record FillScreen() implements ShellEvent {}

  /** The browser's capabilities were detected. */
  record CapabilitiesDetected(boolean fillScreen, boolean vibrate, Camera camera, Program program)
      implements ShellEvent {}

  /** Copy a text that is no link. */
  record CopyText(String text) implements ShellEvent {}

  /** The text was copied, or could not be. */
  record TextCopied(boolean done) implements ShellEvent {
    public Notice.Kind notice() {
      return done ? Notice.Kind.TEXT_COPIED : Notice.Kind.NOT_COPIED;
    }
  }

  /** The viewport of the board has changed. */
  record Resized(Viewport viewport) implements ShellEvent {}

  /** A new version of the program is completely loaded and waits. */
  record VersionWaits() implements ShellEvent {}

  /** Another version has taken over, in another tab. Later files would not fit this program. */
  record VersionTaken() implements ShellEvent {}

  /** The new version has to wait: a reload of a tab would end or lose something. */
  record VersionHeld() implements ShellEvent {}

  /** Reload with the new version. */
  record TakeVersion() implements ShellEvent {}

  /** Not now. The version is offered again at the next start. */
  record LeaveVersion() implements ShellEvent {}

  /**
   * Time has passed while a clock runs.
   *
   * @param number the series that the tick belongs to
   */
  record Tick(int number) implements ShellEvent {}
}
