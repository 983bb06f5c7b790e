/**
 * The rules of OMNY by Luis Bolaños Mures: set-ups, positions, cuts and refusals.
 *
 * <p>{@link org.hexstones.omny.OmnyPosition} combines three parts. {@link org.hexstones.omny.Turns}
 * has the order of play and does not know the board. {@link org.hexstones.omny.Groups} has the
 * connected stones and does not know what wins. {@link org.hexstones.omny.Cuts} finds the pieces of
 * the board without a group. Star sets, ways to make the game fair and named games are enum
 * constants, so that a further one is only one more constant.
 *
 * <p>This package may know boards and the contract of games. It may not know {@code omny.ai}, any
 * other game or any search.
 */
@NullMarked
package org.hexstones.omny;

import org.jspecify.annotations.NullMarked;
