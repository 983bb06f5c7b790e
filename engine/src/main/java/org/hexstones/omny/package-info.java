/**
 * The rules of OMNY by Luis Bolaños Mures: set-ups, positions, cuts and refusals.
 *
 * <p>The rules have three parts. {@link org.hexstones.omny.Turns} knows who does what next and
 * nothing of the board. {@link org.hexstones.omny.Groups} knows which stones are connected and
 * nothing of winning. {@link org.hexstones.omny.Cuts} floods what a group leaves of the board.
 * {@link org.hexstones.omny.OmnyPosition} puts them together. Each star set, each balance rule and
 * each named game is an object of its own, so that another is one more constant.
 *
 * <p>This package may know boards and the contract of games. It may not know {@code omny.ai}, any
 * other game or any search.
 */
@NullMarked
package org.hexstones.omny;

import org.jspecify.annotations.NullMarked;
