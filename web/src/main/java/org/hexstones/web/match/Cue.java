package org.hexstones.web.match;

/** Occasions for a sound or a vibration. */
public enum Cue {
  STONE,
  REFUSED,
  /** The clock of a person is about to run out. */
  HURRY,
  END
}
