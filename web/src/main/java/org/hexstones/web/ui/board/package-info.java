/**
 * The parts of boards: the layout of cells, stones, marks and names. It knows no match and no other
 * view.
 */
@NullMarked
package org.hexstones.web.ui.board;

import org.jspecify.annotations.NullMarked;
