/** Makes puzzles of positions: the worker proves whether exactly one turn wins. */
@NullMarked
package org.hexstones.web.analysis.composer;

import org.jspecify.annotations.NullMarked;
