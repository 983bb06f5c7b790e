/**
 * OMNY: its set-ups, its rules, and what a search needs to play it well.
 *
 * <p>The rules are cut in three. {@link org.hexstones.omny.Turns} knows who does what next, and
 * nothing of the board; {@link org.hexstones.omny.Groups} knows which stones hang together, and
 * nothing of winning; {@link org.hexstones.omny.Cuts} floods what a group leaves of the board.
 * {@link org.hexstones.omny.OmnyPosition} puts them together. Each star set, each way to make the
 * game fair and each named game is an object of its own, so that another is one more constant.
 *
 * <p>Random playouts do not play: {@link org.hexstones.omny.FilledBoard} finds who won from the
 * full board.
 *
 * <p>This package knows the contract in {@link org.hexstones.game} and boards; no other game, no
 * search, no way of showing or storing games.
 */
@NullMarked
package org.hexstones.omny;

import org.jspecify.annotations.NullMarked;
