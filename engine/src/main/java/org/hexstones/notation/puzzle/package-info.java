/**
 * Puzzles and lists of them. A puzzle is a record whose last moves are the only answer. A list has
 * one puzzle on each line: its kind, its difficulty, and its record as a link.
 *
 * <p>Like all of {@code notation} this package knows no game. The solver, not this package, proves
 * that there is no other answer.
 */
@NullMarked
package org.hexstones.notation.puzzle;

import org.jspecify.annotations.NullMarked;
