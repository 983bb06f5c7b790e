package org.hexstones.web.board;

import org.hexstones.web.mvu.Event;

/**
 * An event of the screen with the board. A key or a late pointer can cause it on any screen, so a
 * screen that has no update for it ignores it.
 */
public interface OnBoard extends Event {}
