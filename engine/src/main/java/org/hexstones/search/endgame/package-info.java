/**
 * Exact results: the proven result of a position if everybody plays perfectly. {@link
 * org.hexstones.search.endgame.Solver} is the entry point. {@link
 * org.hexstones.search.endgame.ForcedWin} proves who can force a win: by proof numbers in games
 * where a stone never harms its owner, else by a depth-first search. {@link
 * org.hexstones.search.endgame.MaxN} visits all states if they are few.
 *
 * <p>Like every search, these run in steps that the caller counts, do not read the time, and
 * allocate bounded memory. They use the {@link org.hexstones.game.Endgame} of each game, and may
 * not know any game.
 */
@NullMarked
package org.hexstones.search.endgame;

import org.jspecify.annotations.NullMarked;
