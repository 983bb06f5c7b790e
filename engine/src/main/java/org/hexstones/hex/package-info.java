/**
 * Boards of hexagonal cells: their shapes, their cells, which cells touch, and what the cells are
 * called. A board is immutable and numbers its cells 0…n-1 in the order of their names' lines, so
 * that everything above can work on plain int arrays. This package knows no stones, players or
 * games.
 */
@NullMarked
package org.hexstones.hex;

import org.jspecify.annotations.NullMarked;
