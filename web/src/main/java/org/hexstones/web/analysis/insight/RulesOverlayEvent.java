package org.hexstones.web.analysis.insight;

import org.hexstones.web.mvu.Event;

/** What a person wants to see of what the rules make of the position. */
public sealed interface RulesOverlayEvent extends Event {
  /**
   * Show it as one colour sees it, or no more.
   *
   * @param colour its index, or -1 for no more
   */
  record Show(int colour) implements RulesOverlayEvent {}
}
