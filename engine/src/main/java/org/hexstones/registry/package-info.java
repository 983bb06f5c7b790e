/**
 * The list of games: the one place, beside each game's own package, that names a game. A new game
 * is one more element of {@link org.hexstones.registry.Games#ALL}, one line; whoever goes through
 * all games, programs and tests, does so by that list and the samples that each game brings.
 *
 * <p>It may know every package of the engine but the programs at the edge; the contract ({@code
 * game}), search and notation may not know it: they are handed a reader of set-ups instead.
 */
@NullMarked
package org.hexstones.registry;

import org.jspecify.annotations.NullMarked;
