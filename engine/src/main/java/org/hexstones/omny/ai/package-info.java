/**
 * What a search needs to play OMNY: random playouts, move features with learnt weights, and the
 * endgame for exact results. {@link org.hexstones.omny.ai.OmnySearchSupport} hands them over.
 *
 * <p>Playouts do not play: {@link org.hexstones.omny.ai.FilledBoard} finds who won on a full board.
 *
 * <p>It may know the rules of OMNY, {@code patterns} and the contract of games. The rules do not
 * know it: the registry puts both together, and nobody else names this package.
 */
@NullMarked
package org.hexstones.omny.ai;

import org.jspecify.annotations.NullMarked;
