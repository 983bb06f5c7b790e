/**
 * The game OMEGA by Néstor Romeral Andrés: its set-ups, its rules, and what a search needs to play
 * it.
 *
 * <p>Two to four players; each turn places one stone of every colour in play; a colour's score is
 * the product of the sizes of its groups. {@link org.hexstones.omega.OmegaSetup} is what is agreed,
 * {@link org.hexstones.omega.OmegaPosition} what is played; whose turn it is, the markers and the
 * pie rule are {@link org.hexstones.omega.Turn}'s affair, the scores those of {@link
 * org.hexstones.omega.Groups}.
 *
 * <p>This package may know boards and the contract of games, and no other game.
 */
@NullMarked
package org.hexstones.omega;

import org.jspecify.annotations.NullMarked;
