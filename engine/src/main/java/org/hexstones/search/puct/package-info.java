/**
 * The player that sits down where nobody asks for another: Monte Carlo tree search with single
 * stones as plies, one reward for each player, rapid action value estimates, and a learnt promise
 * of each move that says which few are looked at first (PUCT with progressive widening). It knows
 * games by the {@link org.hexstones.game.SearchKit} that they bring.
 */
@NullMarked
package org.hexstones.search.puct;

import org.jspecify.annotations.NullMarked;
