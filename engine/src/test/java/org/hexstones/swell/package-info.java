/**
 * A small game among the tests, built as every game is: what a new game needs, and the proof that
 * it needs no more. Not in the registry: tests add it by {@link
 * org.hexstones.registry.SampleGames}.
 *
 * <p>Swell: two players, white first, fill the board. A turn has one stone of one's colour or more,
 * and may be ended before its last; the first turn of the game has one, others have two, or three
 * after a turn that made the largest group on the board larger than it had been. When the board is
 * full the larger of the two largest groups wins, black where they are equal.
 *
 * <p>So it has what the other games lack: a turn of as many stones as one likes, a move that ends
 * it, and a state that cannot be seen on the board.
 */
@NullMarked
package org.hexstones.swell;

import org.jspecify.annotations.NullMarked;
