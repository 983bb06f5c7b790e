package org.hexstones.web.analysis.insight;

import org.hexstones.web.mvu.Event;

/**
 * What the rules make of the position is to be shown as one colour sees it, or no more.
 *
 * @param colour its index, or -1 for no more
 */
public record RulesOverlayEvent(int colour) implements Event {}
