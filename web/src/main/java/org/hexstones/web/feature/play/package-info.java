/**
 * The screen of a match: moves, clocks, questions to the search worker, cues, texts for screen
 * readers, and the next games that are offered at the end.
 */
@NullMarked
package org.hexstones.web.feature.play;

import org.jspecify.annotations.NullMarked;
