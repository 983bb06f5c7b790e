/**
 * Boards of hexagonal cells: their shapes, their cells, the neighbours and the names of cells. A
 * board is immutable and numbers its cells 0…n-1 in the order of their names' lines, so that other
 * packages can use plain int arrays. This package knows no stones, players or games.
 */
@NullMarked
package org.hexstones.hex;

import org.jspecify.annotations.NullMarked;
