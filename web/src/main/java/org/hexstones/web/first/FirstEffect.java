package org.hexstones.web.first;

import org.hexstones.web.match.EarlyMoves;
import org.hexstones.web.mvu.Effect;

/** Effects of the first program. */
sealed interface FirstEffect extends Effect {
  record Draw() implements FirstEffect {}

  /** The input was handled here. Keeps the moves for the page's program. */
  record Keep(EarlyMoves moves) implements FirstEffect {}
}
