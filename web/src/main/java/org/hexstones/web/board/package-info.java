/**
 * Events and input of a board, before they become moves. Views create them, and the screen with the
 * board handles them. It knows no view.
 */
@NullMarked
package org.hexstones.web.board;

import org.jspecify.annotations.NullMarked;
