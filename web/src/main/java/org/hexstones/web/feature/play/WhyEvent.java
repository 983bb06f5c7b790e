package org.hexstones.web.feature.play;

import org.hexstones.web.board.OnBoard;

/** Events of the reasons at the end of a game. */
public sealed interface WhyEvent extends OnBoard {
  /**
   * Lights the cells that a reason speaks of, or no more if they are lit.
   *
   * @param reason its index
   */
  record Light(int reason) implements WhyEvent {}
}
