/**
 * What a search needs to play OMEGA: random playouts, move features with learnt weights, and the
 * endgame for exact results. {@link org.hexstones.omega.ai.OmegaSearchSupport} hands them over.
 *
 * <p>It may know the rules of OMEGA, {@code patterns} and the contract of games. The rules do not
 * know it: the registry puts both together, and nobody else names this package.
 */
@NullMarked
package org.hexstones.omega.ai;

import org.jspecify.annotations.NullMarked;
