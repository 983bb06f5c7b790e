/**
 * What a search needs to play OMEGA: random playouts, move features with learned weights, and the
 * endgame for exact results. {@link org.hexstones.omega.ai.OmegaSearchSupport} supplies them.
 *
 * <p>This package may know the rules of OMEGA, {@code patterns} and the contract of games. The
 * rules do not know it. Only the registry names it, and connects it with the game.
 */
@NullMarked
package org.hexstones.omega.ai;

import org.jspecify.annotations.NullMarked;
