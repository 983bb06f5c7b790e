/**
 * The default player: UCT with RAVE, move priors, progressive widening and a solver for proven
 * values. One stone is one ply, and each player has a reward of its own (max^n).
 *
 * <p>This package uses the {@link org.hexstones.game.SearchSupport} of each game, and may not know
 * any game.
 */
@NullMarked
package org.hexstones.search.mcts;

import org.jspecify.annotations.NullMarked;
