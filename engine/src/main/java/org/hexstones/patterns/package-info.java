/**
 * The parts of search knowledge for any game: the stones around a cell as numbers ({@link
 * org.hexstones.patterns.Neighbourhood}), local patterns of them, a cache of their values, and
 * learned weights as text.
 *
 * <p>The {@code ai} package of each game builds its move features on it. It may know boards and the
 * contract of games. It may not know any game or any search.
 */
@NullMarked
package org.hexstones.patterns;

import org.jspecify.annotations.NullMarked;
