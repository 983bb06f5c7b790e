/**
 * What boards are drawn from: the layout of cells, stones, marks and names, and the input on a
 * board before it is a move. It knows no match and no other view.
 */
@NullMarked
package org.hexstones.web.ui.board;

import org.jspecify.annotations.NullMarked;
