/**
 * What a search needs to play OMNY: random playouts, move features with learned weights, and the
 * endgame for exact results. {@link org.hexstones.omny.ai.OmnySearchSupport} supplies them.
 *
 * <p>Playouts do not play move by move: {@link org.hexstones.omny.ai.FilledBoard} finds the winner
 * on a full board. Y has an evaluation besides: {@link org.hexstones.omny.ai.YEvaluation}.
 *
 * <p>This package may know the rules of OMNY, {@code patterns} and the contract of games. The rules
 * do not know it. Only the registry names it, and connects it with the game.
 */
@NullMarked
package org.hexstones.omny.ai;

import org.jspecify.annotations.NullMarked;
