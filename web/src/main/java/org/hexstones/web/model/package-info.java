/**
 * What the page is, as immutable values: the settings, the form of the start screen, the match on
 * the board, and the events that change them. The truth about a match is its {@link
 * org.hexstones.game.GameRecord} and a cursor in it; positions are replayed ({@link
 * org.hexstones.web.model.Replay}). This package knows no browser, no view and no game by name.
 */
@NullMarked
package org.hexstones.web.model;

import org.jspecify.annotations.NullMarked;
