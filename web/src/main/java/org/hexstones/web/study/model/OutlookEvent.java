package org.hexstones.web.study.model;

import org.hexstones.web.model.Event;

/**
 * What the rules make of the position is to be shown as one colour sees it, or no more.
 *
 * @param colour its index, or -1 for no more
 */
public record OutlookEvent(int colour) implements Event.Further {}
