package org.hexstones.web.analysis.composer;

import org.hexstones.game.GameRecord;
import org.hexstones.web.mvu.Effect;

/** Effects on the worker that proves. */
public sealed interface ComposerEffect extends Effect {
  /**
   * Asks for the winning answers at the end of a record.
   *
   * @param plies the number of moves of an answer
   */
  record Ask(int question, GameRecord record, int plies) implements ComposerEffect {}

  record Stop(int question) implements ComposerEffect {}
}
