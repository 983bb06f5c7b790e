/**
 * The game under study: its tree of moves with comments and annotations, the place in it that is on
 * the board, and what a person does there. Knows no other feature of the analysis board.
 */
@NullMarked
package org.hexstones.web.analysis.tree;

import org.jspecify.annotations.NullMarked;
