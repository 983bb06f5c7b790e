/**
 * Measuring players against each other: games from random openings in which players exchange seats,
 * with the statistics of the results. These are programs for the JVM: they may use threads,
 * processes and formatted text. They know every player and game through their lists.
 */
@NullMarked
package org.hexstones.tools.arena;

import org.jspecify.annotations.NullMarked;
