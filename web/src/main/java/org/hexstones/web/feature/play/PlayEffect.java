package org.hexstones.web.feature.play;

import org.hexstones.web.match.Cue;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.ui.ShellEvent;

/** Something to be done while a match is played. */
public sealed interface PlayEffect extends Effect {
  /** Tell the time after so long, as {@link ShellEvent.Tick}. */
  record TickLater(int number, int millis) implements PlayEffect {}

  /** Give something to be heard and felt. */
  record PlayCue(Cue cue, boolean sound, boolean vibration) implements PlayEffect {}
}
