/**
 * The screen of a match: moves, clocks, the question to the search worker, what is heard and read
 * out, and what is offered at the end.
 */
@NullMarked
package org.hexstones.web.feature.play;

import org.jspecify.annotations.NullMarked;
