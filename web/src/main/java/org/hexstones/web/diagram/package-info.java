/** Diagrams of positions and worksheets of puzzles, as SVG: for articles, lessons and paper. */
@NullMarked
package org.hexstones.web.diagram;

import org.jspecify.annotations.NullMarked;
