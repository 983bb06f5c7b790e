/**
 * Review of a game: the chances of each player at each turn, the loss of each turn, and a better
 * turn; and the turn that decided the game. It runs in slices that the caller counts, and can stop
 * at any time. It knows players, the solver and the contract of games, but no game.
 */
@NullMarked
package org.hexstones.search.review;

import org.jspecify.annotations.NullMarked;
