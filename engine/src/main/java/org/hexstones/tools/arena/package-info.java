/**
 * Measuring players against each other: games in pairs from random openings with the seats
 * exchanged, and what the results say, with how much certainty. A program for the JVM: it may use
 * threads, processes and formatted text, and knows every player and game through their lists.
 */
@NullMarked
package org.hexstones.tools.arena;

import org.jspecify.annotations.NullMarked;
