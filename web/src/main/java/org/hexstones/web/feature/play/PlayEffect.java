package org.hexstones.web.feature.play;

import org.hexstones.web.match.Cue;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.session.ShellEvent;

/** Effects of a match. */
public sealed interface PlayEffect extends Effect {
  /** Sends a {@link ShellEvent.Tick} after a delay. */
  record TickLater(int number, int millis) implements PlayEffect {}

  /** Sends a {@link SearchEvent.ShowNext} after a delay; at once where nothing is to move. */
  record ShowLater(int ply, int millis) implements PlayEffect {}

  /** Sends a {@link org.hexstones.web.board.MatchEvent.LayAhead} soon. */
  record LayAhead() implements PlayEffect {}

  /**
   * Plays a cue as sound, vibration or both.
   *
   * @param colour the colour of the stone that is the occasion; of no matter for other cues
   * @param group the size of that stone's group
   */
  record PlayCue(Cue cue, int colour, int group, boolean sound, boolean vibration)
      implements PlayEffect {}
}
