package org.hexstones.web.feature.library;

import org.hexstones.web.mvu.Effect;

/** Effects by which the browser does not delete the games. */
public sealed interface SafekeepingEffect extends Effect {
  /** Asks the browser to keep the games, unless the page has ever done so. */
  record AskOnce() implements SafekeepingEffect {}

  /** Asks the browser to keep the games, because the person wants it. */
  record Ask() implements SafekeepingEffect {}

  /** Asks the browser what it knows. */
  record Look() implements SafekeepingEffect {}

  /**
   * Finds whether to offer a copy of all games.
   *
   * @param newest when a game was stored last, in milliseconds since 1970
   */
  record CheckCopy(double newest) implements SafekeepingEffect {}

  /** Notes that a copy is offered or made. */
  record NoteCopy() implements SafekeepingEffect {}
}
