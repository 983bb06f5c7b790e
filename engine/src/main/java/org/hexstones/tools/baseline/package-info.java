/**
 * The player against which every other is measured: Monte Carlo tree search with single stones as
 * plies, one reward for each player, and rapid action value estimates. Frozen: once players have
 * been measured against it, nothing here that decides a move may change; better players are other
 * packages.
 */
@NullMarked
package org.hexstones.tools.baseline;

import org.jspecify.annotations.NullMarked;
