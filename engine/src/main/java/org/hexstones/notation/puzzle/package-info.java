/**
 * Puzzles and lists of them. A puzzle is a record whose last moves are the one answer; a list has
 * one a line: its kind, how hard it is, and the record as a link.
 *
 * <p>Like all of notation this knows no game. That the answer is the only one is for the solver to
 * say, not for this package.
 */
@NullMarked
package org.hexstones.notation.puzzle;

import org.jspecify.annotations.NullMarked;
