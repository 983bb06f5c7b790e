/**
 * Choosing moves. A {@link org.hexstones.search.Player} is an algorithm with its settings. A {@link
 * org.hexstones.search.Search} is the state of one player's search in one game. A {@link
 * org.hexstones.search.Bot} plays whole turns within limits.
 *
 * <p>The caller controls the time. A search makes as many iterations as the caller asks for, and
 * limits use the caller's {@link org.hexstones.search.Clock}. So the same code runs in a browser's
 * worker, between two messages, and on the JVM. It uses no threads, does not read the time, and
 * gets all randomness from a seed.
 *
 * <p>This package knows the contract of games. It may not know any game: it uses the {@link
 * org.hexstones.game.SearchSupport} of each game.
 */
@NullMarked
package org.hexstones.search;

import org.jspecify.annotations.NullMarked;
