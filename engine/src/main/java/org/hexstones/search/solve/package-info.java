/**
 * Exact results: what a position is worth when everybody plays as well as can be, proved and not
 * guessed. {@link org.hexstones.search.solve.Solver} is asked; {@link
 * org.hexstones.search.solve.ForcedWin} proves who can force a win, {@link
 * org.hexstones.search.solve.BestPlay} goes through all that can happen where that is little.
 *
 * <p>Like every search they go on in steps that the caller counts, know no time, and take their
 * memory once. They know games by the {@link org.hexstones.game.Ending} that they bring, and may
 * know no game.
 */
@NullMarked
package org.hexstones.search.solve;

import org.jspecify.annotations.NullMarked;
