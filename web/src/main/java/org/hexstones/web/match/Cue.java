package org.hexstones.web.match;

/** What can be heard, and felt. */
public enum Cue {
  STONE,
  REFUSED,
  /** The clock of a person is about to run out. */
  HURRY,
  END
}
