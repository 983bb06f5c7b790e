package org.hexstones.web.analysis.composer;

import org.hexstones.web.mvu.Event;
import org.hexstones.web.protocol.ProofAnswer;

/** Events of the composer, from the person or the worker. */
public sealed interface ComposerEvent extends Event {
  /** Make a puzzle of the position on the board. */
  record Make() implements ComposerEvent {}

  record Cancel() implements ComposerEvent {}

  /** Copy the link of the puzzle. */
  record Copy(String link) implements ComposerEvent {}

  // From the worker.

  record Proved(ProofAnswer answer) implements ComposerEvent {}

  record Failed() implements ComposerEvent {}
}
