/** Puzzles: one for each day, and all of them by number. */
@NullMarked
package org.hexstones.web.feature.puzzle;

import org.jspecify.annotations.NullMarked;
