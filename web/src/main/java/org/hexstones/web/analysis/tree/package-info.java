/**
 * The game under analysis: its tree of moves with comments and annotations, the place that is on
 * the board, and the updates of the tree. It knows no other feature of the analysis board.
 */
@NullMarked
package org.hexstones.web.analysis.tree;

import org.jspecify.annotations.NullMarked;
