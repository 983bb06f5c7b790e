/**
 * Choosing moves. A {@link org.hexstones.search.Player} is a way of playing, by name and constants;
 * a {@link org.hexstones.search.Search} is one such player thinking about one game; a {@link
 * org.hexstones.search.Bot} spends a limit on whole turns.
 *
 * <p>The caller owns the time: a search advances by as many iterations as it is told to, and what
 * limits it asks a {@link org.hexstones.search.Clock} that the caller brings. So the same code runs
 * in a browser's worker, between two messages, and on the JVM. No threads, no time, no randomness
 * but a seed.
 *
 * <p>This package knows the contract between games and their users. It may not know any game: what
 * a game brings for a search comes from its {@link org.hexstones.game.SearchSupport}.
 */
@NullMarked
package org.hexstones.search;

import org.jspecify.annotations.NullMarked;
