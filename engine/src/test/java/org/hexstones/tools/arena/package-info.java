/** The arena: its statistics by hand-checked numbers, its matches on a toy game. */
@NullMarked
package org.hexstones.tools.arena;

import org.jspecify.annotations.NullMarked;
