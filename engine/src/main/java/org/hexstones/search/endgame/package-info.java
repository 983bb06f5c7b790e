/**
 * Exact results: what a position is worth when everybody plays as well as can be, proved and not
 * guessed. {@link org.hexstones.search.endgame.Solver} is asked; {@link
 * org.hexstones.search.endgame.ForcedWin} proves who can force a win, {@link
 * org.hexstones.search.endgame.MaxN} goes through all that can happen where that is little.
 *
 * <p>Like every search they go on in steps that the caller counts, know no time, and take their
 * memory once. They know games by the {@link org.hexstones.game.Endgame} that they bring, and may
 * know no game.
 */
@NullMarked
package org.hexstones.search.endgame;

import org.jspecify.annotations.NullMarked;
