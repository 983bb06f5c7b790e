/**
 * The rules of OMEGA by Néstor Romeral Andrés: set-ups, positions, scores and refusals.
 *
 * <p>Two to four players; each turn places one stone of every colour in play; a colour's score is
 * the product of the sizes of its groups. {@link org.hexstones.omega.OmegaSetup} is what is agreed,
 * {@link org.hexstones.omega.OmegaPosition} is what is played. {@link org.hexstones.omega.Turn}
 * holds whose turn it is, the markers and the pie rule; {@link org.hexstones.omega.Groups} holds
 * the scores.
 *
 * <p>This package may know boards and the contract of games. It may not know {@code omega.ai}, any
 * other game or any search.
 */
@NullMarked
package org.hexstones.omega;

import org.jspecify.annotations.NullMarked;
