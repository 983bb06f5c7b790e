/**
 * The list of games. Beside each game's own package it is the only one that names a game. A new
 * game is one more line in {@link org.hexstones.registry.Games#ALL}. Programs and tests for all
 * games use that list and the samples of each game.
 *
 * <p>It may know every package of the engine except {@code tools}. The contract ({@code game}),
 * search and notation may not know it: they receive a reader of set-ups instead.
 */
@NullMarked
package org.hexstones.registry;

import org.jspecify.annotations.NullMarked;
