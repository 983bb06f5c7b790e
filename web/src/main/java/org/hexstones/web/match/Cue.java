package org.hexstones.web.match;

/** Occasions for a sound or a vibration. */
public enum Cue {
  STONE,
  /** A stone that joins groups of its colour. */
  JOIN,
  REFUSED,
  /** The clock of a person is about to run out. */
  HURRY,
  END,
  /** The first win over a level of the computer. */
  FIRST_WIN
}
