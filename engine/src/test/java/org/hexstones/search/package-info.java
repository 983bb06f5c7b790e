/** The search, on a toy game of its own. */
@NullMarked
package org.hexstones.search;

import org.jspecify.annotations.NullMarked;
