/**
 * The player against which all others are measured: Monte Carlo tree search with RAVE, one stone as
 * one ply, and one reward for each player. It is frozen: nothing here that decides a move may
 * change, because players have been measured against it. Better players have packages of their own.
 */
@NullMarked
package org.hexstones.tools.baseline;

import org.jspecify.annotations.NullMarked;
