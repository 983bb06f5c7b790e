package org.hexstones.web.analysis.insight;

import org.hexstones.web.mvu.Event;

/** Events of the rules overlay. */
public sealed interface RulesOverlayEvent extends Event {
  /**
   * Show the overlay as one colour sees it, or hide it.
   *
   * @param colour the colour's index, or -1 to hide it
   */
  record Show(int colour) implements RulesOverlayEvent {}
}
