/**
 * Looking back at a game: what chance each player had at each turn, what each turn gave away, and
 * what would have been better. It goes on in slices that the caller counts, and can be left at any
 * time. Knows players and the contract of games, and no game.
 */
@NullMarked
package org.hexstones.search.review;

import org.jspecify.annotations.NullMarked;
